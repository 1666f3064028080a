import * as fields from '../../core/words/field-texts.ts'
import * as actions from '../../core/words/action-texts.ts'

/** Texts of the password recovery (spec 2, 5 and 8). */
export const recoveryTexts = {
  title: 'Restablecer la contraseña',
  intro:
    'Ingrese el correo con el que inicia sesión. Le enviaremos un enlace para crear una contraseña nueva.',
  email: fields.email,
  submit: actions.reset,
  toLogin: 'Volver a Iniciar Sesión',
  tips: 'Recomendaciones',
  advertisements: 'Anuncios de la compañía',
  emailRequired: 'Lo sentimos! Debe ingresar un correo válido',
  emailInvalid: 'Lo sentimos! El correo tiene un formato incorrecto',
  captchaRequired: 'Debe seleccionar el captcha para restablecer la contraseña',
  refusedTitle: 'No se pudo restablecer la contraseña',
  sentTitle: 'Revise su correo',
  sent: 'Se ha enviado una nueva clave de acceso a su correo',
  unknown:
    'No encontramos un usuario activo con ese correo en {company}. Revise cómo lo escribió o comuníquese con la compañía.',
  neutral:
    'Si el correo corresponde a un usuario activo, en unos minutos recibirá un enlace para crear una contraseña nueva.',
} as const
