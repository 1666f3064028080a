import * as actions from '../core/words/action-texts.ts'
import * as fields from '../core/words/field-texts.ts'
import * as places from '../core/words/place-texts.ts'
import * as sentences from '../core/words/sentence-texts.ts'
import * as states from '../core/words/state-texts.ts'

/** Texts of the users' list and of one user (screens 2.13). */
export const userListTexts = {
  title: places.users,
  description: 'Usuarios de su empresa en el portal y sus permisos.',
  search: 'Buscar por nombre, correo, identificación o cargo',
  keys: places.apiKeys,
  table: places.users,
  invite: 'Invitar',
  create: 'Crear usuario',
  role: fields.role,
  anyRole: 'Todos los roles',
  onlyOne: 'Solo hay un usuario. Invite a su contador o a su equipo de despachos.',
  you: 'usted',
  allBranches: fields.allBranches,
  factorOn: states.active,
  factorOff: 'Sin activar',
  never: fields.never,
  expires: 'vence {fecha}',
  expired: 'venció {fecha}',
  until: 'hasta {fecha}',
  ended: 'terminó {fecha}',
  readOnly: 'solo consulta',
} as const

/** The table's columns (screens 2.13). */
export const userColumnTexts = {
  nombre: fields.name,
  identificacion: fields.identification,
  correo: fields.mail,
  cargo: fields.jobTitle,
  celular: fields.mobile,
  rol: fields.role,
  sucursales: fields.branches,
  segundo_factor: fields.secondFactor,
  ingreso: fields.lastSignIn,
  estado: fields.state,
  acceso: 'Acceso hasta',
} as const

/** The forms to invite, create and change users. */
export const userFormTexts = {
  createTitle: 'Crear usuario',
  createHint: 'La persona recibirá un correo con un enlace de un solo uso para crear su contraseña.',
  editTitle: 'Editar a {nombre}',
  inviteTitle: 'Invitar usuarios',
  inviteHint:
    'Cada persona recibirá un correo con un enlace de un solo uso, que vence en {n} {n:día|días}. Podrá ver los documentos de su empresa.',
  person: 'Datos de la persona',
  ownPerson: 'Cada persona puede cambiar su nombre, correo y celular en Mis Datos.',
  access: 'Permisos',
  email: fields.mail,
  emailOf: 'Correo {n}',
  emailMoves: 'Si lo cambia, el enlace anterior deja de funcionar y enviaremos otro al nuevo correo.',
  role: fields.role,
  roleOf: 'Rol {n}',
  masterRole:
    'Tiene el rol Master: es usuario principal, con acceso completo, y administra los usuarios. El rol se asigna y se quita desde la lista.',
  modules: fields.modules,
  modulesHint: 'Todos los usuarios ven estados de cuenta, pagos y consultas.',
  readOnly: 'Solo consulta: no puede enviar, confirmar ni cambiar datos',
  endsOn: 'Acceso hasta (opcional)',
  endsOnHint: 'Último día de acceso. Sin fecha, el acceso no termina.',
  branches: fields.branches,
  allBranches: 'Todas las sucursales, también las nuevas',
  identificationType: 'Tipo de identificación (opcional)',
  identification: 'Número de identificación',
  noType: 'Sin identificación',
  identificationHint: 'Solo números; primero elija el tipo.',
  cargo: 'Cargo (opcional)',
  movilOptional: 'Teléfono Móvil (opcional)',
  addPerson: 'Agregar otra persona',
  removePerson: 'Quitar a la persona {n}',
  sendInvitations: { one: actions.sendInvitation, many: 'Enviar {n} invitaciones' },
  create: 'Crear y enviar la invitación',
  save: 'Guardar los cambios',
  cancel: actions.cancel,
  close: actions.close,
  faults: {
    email: 'El Email de Contacto es un campo Requerido',
    emailInvalid: sentences.enterEmail,
    emailLong: 'El correo tiene hasta {n} caracteres.',
    emailRepeated: 'Este correo ya está en la lista.',
    emailExists: 'Este correo ya es de un usuario de su empresa. Búsquelo en la lista.',
    identificationType: 'El Tipo Identificación es un campo Requerido',
    identification: 'El Número de Identificación es un campo Requerido',
    identificationExists: 'Esta identificación ya es de otro usuario de su empresa: {nombre}.',
    endsOnPast: 'Elija hoy o un día posterior.',
    branches: sentences.chooseBranch,
    cargoLong: 'El cargo tiene hasta {n} caracteres.',
    nobody: 'Ingrese al menos un correo.',
  },
  validatorTitles: {
    email: 'Email no válido',
    emailExists: 'El correo ya es de un usuario',
    identificationExists: 'La identificación ya es de un usuario',
  },
} as const

/** One user: access, events and actions. */
export const userDetailTexts = {
  back: places.users,
  access: 'Acceso',
  person: fields.person,
  history: fields.history,
  historyEmpty: 'Aún no hay cambios registrados.',
  allModules: 'Todos los que la compañía tiene activos',
  noModules: 'Estados de cuenta, pagos y consultas',
  modules: fields.modules,
  noEnd: 'Sin fecha de fin',
  sessions: places.openSessions,
  protectedUntil:
    'Usted es usuario principal desde hace menos de 48 horas. Podrá retirar, desactivar o cambiar el acceso de esta persona desde el {fecha}.',
  oneself:
    'Es su usuario. Cambie sus datos en Mis Datos. Otro usuario principal de su empresa puede cambiar su rol y su acceso.',
} as const

/** The acts of a master on a user, with their effects. */
export const userActTexts = {
  edit: actions.edit,
  resend: actions.resendInvitation,
  enable: 'Activar',
  disable: 'Desactivar',
  withdraw: actions.withdrawInvitation,
  endSessions: 'Cerrar sesiones',
  giveMaster: 'Hacer usuario principal',
  handOver: 'Ceder rol Master',
  takeMaster: 'Quitar como usuario principal',
  cancel: actions.cancel,
  close: actions.close,
  confirm: {
    disable: {
      title: 'Desactivar a {nombre}',
      body: 'Pierde el acceso de inmediato y se cierran sus sesiones en su empresa. Puede activarlo de nuevo.',
    },
    withdraw: {
      title: 'Retirar la invitación de {nombre}',
      body: 'El enlace que recibió deja de funcionar. Puede invitar a la persona de nuevo.',
    },
    endSessions: {
      title: 'Cerrar las sesiones de {nombre}',
      body: 'Tendrá que iniciar sesión de nuevo. Los datos que no haya enviado se pierden.',
    },
    giveMaster: {
      title: 'Hacer a {nombre} usuario principal',
      body: 'Tendrá acceso completo, como usted: podrá invitar y desactivar usuarios y pedir cambios de los datos de la empresa.',
    },
    handOver: {
      title: 'Ceder rol Master a {nombre}',
      body: 'Esa persona será el usuario principal y usted dejará de serlo: no verá esta pantalla, pero conservará su acceso a los documentos.',
    },
    takeMaster: {
      title: 'Quitar a {nombre} como usuario principal',
      body: 'Conserva su acceso como usuario, sin administrar a otros.',
    },
  },
  done: {
    invited: { one: 'Enviamos la invitación.', many: 'Enviamos {n} invitaciones.' },
    saved: 'Guardamos los cambios.',
    moved: 'Guardamos los cambios y enviamos la invitación a {correo}.',
    resend: 'Enviamos un enlace nuevo a {correo}. El anterior dejó de funcionar.',
    enable: '{nombre} tiene acceso de nuevo.',
    disable: '{nombre} ya no tiene acceso.',
    withdraw: 'La invitación se retiró.',
    endSessions: 'Cerramos las sesiones de {nombre}.',
    giveMaster: '{nombre} es usuario principal.',
    handOver: '{nombre} es usuario principal. Usted conserva su acceso como usuario.',
    takeMaster: '{nombre} ya no es usuario principal.',
  },
} as const
