import * as actions from '../../core/words/action-texts.ts'
import * as fields from '../../core/words/field-texts.ts'
import * as sentences from '../../core/words/sentence-texts.ts'

/** Texts of the login screen (spec 2 and 5). */
export const loginTexts = {
  title: actions.signIn,
  welcome: 'Bienvenido al portal de proveedores de {company}',
  email: fields.email,
  password: fields.password,
  submit: actions.signIn,
  recover: '¿Olvidó su contraseña?',
  register: 'Registrarse como proveedor',
  emailRequired: 'Ingrese el correo electrónico',
  emailInvalid: 'Ingrese un correo válido.',
  emailKnown: 'Ingrese la contraseña que acaba de confirmar; su correo ya está escrito.',
  passwordRequired: sentences.enterPassword,
  toastTitle: 'Algunos datos aún no han sido completados.',
  refusedTitle: 'No se pudo iniciar sesión',
  sharedDevice: 'Equipo compartido: no guardar documentos en este equipo',
  message: 'Mensaje de la compañía',
  advertisements: 'Anuncios de la compañía',
} as const
