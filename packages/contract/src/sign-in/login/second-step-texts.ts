import * as actions from '../../core/words/action-texts.ts'

/** The login's second step. */
export const secondStepTexts = {
  title: 'Confirme que es usted',
  enrolTitle: 'Active su segundo factor',
  enrol:
    '{company} exige un segundo factor para ingresar: además de la contraseña, algo que solo usted tiene. Elija cómo.',
  enrolPasskey: 'Llave de acceso de este equipo',
  enrolTotp: 'Aplicación de autenticación',
  codesTitle: 'Guarde sus códigos de recuperación',
  submit: actions.continueOn,
  back: actions.goBack,
  trust: 'Confiar en este equipo durante 30 días',
  refusedTitle: 'No se pudo ingresar',
  enrolRefusedTitle: 'No se pudo activar el segundo factor',
} as const
