import * as actions from '../../core/words/action-texts.ts'

/** The page of the link of an email change. */
export const emailChangeTexts = {
  title: 'Cambio de correo',
  ask: 'Se solicitó cambiar el correo de inicio de sesión de {old} a {new}.',
  askOld: 'Confírmelo si fue usted. Si no lo pidió, rechácelo: su correo seguirá siendo el mismo.',
  askNew: 'Confirme que este correo es suyo.',
  confirm: 'Confirmar el cambio',
  reject: 'No fui yo: rechazar',
  confirmed: 'Este correo ya confirmó el cambio. Falta confirmarlo desde el otro correo.',
  outcomes: {
    waiting: {
      title: 'Confirmado',
      text: 'Falta confirmarlo desde el otro correo. Revise también la carpeta de correo no deseado.',
    },
    applied: { title: 'El correo se cambió', text: 'Desde ahora inicie sesión con {new}.' },
    cancelled: {
      title: 'El cambio se rechazó',
      text: 'Su correo sigue siendo {old}. Si no pidió el cambio, cambie su contraseña.',
    },
    taken: {
      title: 'El correo no se pudo cambiar',
      text: 'El correo nuevo ya no está disponible. Su correo sigue siendo {old}.',
    },
  },
  spentTitle: 'Este enlace ya no es válido',
  spent:
    'El enlace ya se usó, venció o el cambio se canceló. Puede pedirlo de nuevo en Mis Datos, pestaña Seguridad.',
  goToLogin: actions.goToSignIn,
  failedTitle: 'No se pudo guardar',
} as const

/** The same in the back office, where the new address confirms and the old one can cancel. */
export const staffEmailChangeTexts = {
  askOld:
    'Se confirma desde el correo nuevo. Si no está de acuerdo, rechácelo: su correo seguirá siendo el mismo.',
  reject: 'Rechazar el cambio',
  spent:
    'El enlace ya se usó, venció o el cambio se canceló. Puede pedirlo de nuevo en Mi cuenta, o a un administrador.',
  appliedText: 'Desde ahora inicie sesión con {new}. Las sesiones que estaban abiertas siguen abiertas.',
} as const
