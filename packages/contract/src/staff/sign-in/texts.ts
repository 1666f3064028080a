import * as places from '../../core/words/place-texts.ts'

/** The names of the staff roles. */
export const staffRoleTexts = {
  administrador: 'Administrador',
  cuentas_por_pagar: 'Cuentas por pagar',
  compras: 'Compras',
  comunicaciones: 'Comunicaciones',
  auditor: 'Auditor',
  consulta: places.question,
} as const

/** The purpose of each role in a sentence. */
export const staffRoleHints = {
  administrador: 'Puede configurar el portal, invitar al equipo y usar todas las funciones.',
  cuentas_por_pagar:
    'Puede responder consultas, revisar documentos, expedir certificados, cargar datos, decidir cambios de cuenta bancaria y anotar devoluciones de pagos en línea.',
  compras:
    'Puede revisar solicitudes de registro, calificar proveedores y responder novedades de órdenes de compra.',
  comunicaciones: 'Puede editar el contenido, el blog y los eventos, y revisar los correos.',
  auditor: 'Puede consultar todo, incluida la auditoría, sin hacer cambios.',
  consulta: 'Puede ver proveedores, documentos y consultas, sin hacer cambios.',
} as const

/** The invitation mail of a company's back office. */
export const staffInvitationTexts = {
  subject: 'Invitación a la administración de {company}',
  title: 'Invitación a la administración del portal de proveedores',
  invited:
    'Recibió una invitación de {inviter} para trabajar en la administración de {company} con el rol {role}.',
  newPerson: 'Abra el enlace para crear su contraseña. Solo usted la conoce.',
  knownPerson: 'Su correo ya tiene una contraseña: abra el enlace y acepte la invitación con ella.',
  newPersonButton: 'Crear mi contraseña',
  knownPersonButton: 'Aceptar la invitación',
  until: 'El enlace sirve una vez y vence el {until}.',
  unexpected: 'Si no esperaba esta invitación, ignore este correo: sin el enlace no se puede usar su nombre.',
} as const

/** Recovering the password of the back office. */
export const staffRecoveryTexts = {
  sent: 'Si el correo corresponde a una persona del equipo, en unos minutos recibirá un enlace para crear una contraseña nueva.',
} as const

/** The page of a one-use link of the back office. */
export const staffLinkTexts = {
  existing: 'Este correo ya tiene una contraseña. Ingrese esa misma para aceptar la invitación.',
} as const
