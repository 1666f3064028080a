import * as fields from '../../core/words/field-texts.ts'

/** Text shared by the mails about a user's access. */
const unexpected =
  'Si no fue usted, cambie su contraseña de inmediato, cierre las demás sesiones en Mis Datos, pestaña Seguridad, y comuníquese con la compañía.'

/** The facts in every mail about a user's access: when, from where and with what. */
export const accessFactTexts = {
  at: fields.date,
  address: fields.ipAddress,
  device: fields.device,
  button: 'Revisar mi seguridad',
  unexpected,
} as const

/** A login from a device that is new to the user. */
export const newDeviceMailTexts = {
  subject: 'Inicio de sesión desde un equipo nuevo',
  title: 'Inicio de sesión desde un equipo nuevo',
  body: 'Se inició sesión con {email} en el portal de proveedores de {company} desde un equipo nuevo.',
} as const

/** A change of the user's login methods. */
export const accessChangedMailTexts = {
  password: {
    subject: 'Su contraseña cambió',
    body: 'La contraseña de {email} en el portal de proveedores de {company} se cambió. Se cerraron las demás sesiones.',
  },
  'totp-added': {
    subject: 'Se activó una aplicación de autenticación',
    body: 'Se activó una aplicación de autenticación como segundo factor de {email}.',
  },
  'totp-removed': {
    subject: 'Se quitó la aplicación de autenticación',
    body: 'Se quitó la aplicación de autenticación de {email}.',
  },
  'passkey-added': {
    subject: 'Se agregó una llave de acceso',
    body: 'Se agregó la llave de acceso «{what}» a {email}.',
  },
  'passkey-removed': {
    subject: 'Se quitó una llave de acceso',
    body: 'Se quitó la llave de acceso «{what}» de {email}.',
  },
  'codes-renewed': {
    subject: 'Se generaron códigos de recuperación nuevos',
    body: 'Se generaron códigos de recuperación nuevos para {email}. Los anteriores dejaron de funcionar.',
  },
  'code-used': {
    subject: 'Se usó un código de recuperación',
    body: 'Se inició sesión con {email} y uno de sus códigos de recuperación.',
  },
  'factor-reset': {
    subject: 'Se retiró su segundo factor',
    body: 'A solicitud suya, {company} retiró el segundo factor de {email} y cerró todas las sesiones. Actívelo de nuevo al iniciar sesión.',
  },
  'factor-guessed': {
    subject: 'Es posible que otra persona conozca su contraseña',
    body: 'Se escribió la contraseña correcta de {email}, pero el segundo factor falló varias veces. Si no fue usted, cambie la contraseña: es posible que otra persona la conozca.',
  },
} as const

/** The links of an email change, one to each address, and its outcome. */
export const emailChangeMailTexts = {
  subject: 'Confirme el cambio de correo',
  title: 'Confirme el cambio de correo',
  bodyOld: 'Se solicitó iniciar sesión en el portal de proveedores de {company} con {new} en lugar de {old}.',
  bodyNew:
    'Se solicitó usar este correo para iniciar sesión en el portal de proveedores de {company} en lugar de {old}.',
  both: 'El cambio se hace cuando se confirme desde los dos correos, dentro de las próximas 24 horas.',
  button: 'Revisar y confirmar',
  unexpected:
    'Si no lo pidió, abra el enlace y rechácelo, o ignore este mensaje: el correo seguirá siendo el mismo.',
  takenSubject: 'Este correo ya tiene un usuario',
  takenBody:
    'Se solicitó usar este correo para otro usuario del portal de proveedores de {company}, pero ya pertenece a un usuario. No hubo cambios.',
  changedSubject: 'El correo de inicio de sesión cambió',
  changedBody:
    'Desde ahora se inicia sesión en el portal de proveedores de {company} con {new} en lugar de {old}.',
} as const

/** The mails about an email change of a member of the staff. */
export const staffEmailMailTexts = {
  subject: 'Confirme el cambio de correo',
  bodyNew:
    '{actor} solicitó usar este correo para iniciar sesión en la administración del portal de proveedores de {company} en lugar de {old}.',
  once: 'El cambio se hace cuando lo confirme con este enlace, dentro de las próximas 24 horas.',
  button: 'Revisar y confirmar',
  unexpected: 'Si no reconoce esta solicitud, ignore este mensaje: no habrá cambios.',
  noticeSubject: 'Se solicitó cambiar su correo de inicio de sesión',
  bodyOld:
    '{actor} solicitó que usted inicie sesión en la administración del portal de proveedores de {company} con {new} en lugar de {old}.',
  noticeOnce: 'No tiene que hacer nada: se confirma desde el correo nuevo. Si no está de acuerdo, rechácelo.',
  noticeButton: 'Revisar o rechazar',
  changedBody:
    'Desde ahora se inicia sesión en la administración del portal de proveedores de {company} con {new} en lugar de {old}.',
} as const
