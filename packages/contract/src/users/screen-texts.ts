import * as actions from '../core/words/action-texts.ts'
import * as fields from '../core/words/field-texts.ts'
import * as places from '../core/words/place-texts.ts'
import * as sentences from '../core/words/sentence-texts.ts'
import * as states from '../core/words/state-texts.ts'

/** Texts of the users' list and of one user (screens 2.13). */
export const userListTexts = {
  title: places.users,
  description: 'Quién entra al portal por su empresa, y qué puede ver y hacer.',
  search: 'Buscar por nombre, correo, identificación o cargo',
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
  identificacion: 'Identificación',
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

/** The forms that invite, create and change. */
export const userFormTexts = {
  createTitle: 'Crear usuario',
  createHint:
    'La persona recibe un correo con un enlace de un solo uso para crear su contraseña. Nadie más puede ponerla.',
  editTitle: 'Editar a {nombre}',
  inviteTitle: 'Invitar usuarios',
  inviteHint:
    'Cada persona recibe un correo con un enlace de un solo uso, que vence en {n} {n:día|días}. Verá los documentos de su empresa, no solo los suyos.',
  person: 'Datos de la persona',
  ownPerson: 'El nombre, el correo y el celular los cambia cada persona en Mis datos.',
  access: 'Qué puede ver y hacer',
  email: fields.mail,
  emailOf: 'Correo {n}',
  emailMoves: 'Si lo cambia, el enlace anterior deja de servir y enviamos otro al nuevo correo.',
  role: fields.role,
  roleOf: 'Rol {n}',
  masterRole: 'Es Master: ve y hace todo, y administra los usuarios. El rol se da y se quita aparte.',
  modules: fields.modules,
  modulesHint: 'Estados de cuenta, pagos y consultas los ven todos los usuarios.',
  readOnly: 'Solo consulta: ve todo lo permitido y no envía, confirma ni cambia nada',
  endsOn: 'Acceso hasta (opcional)',
  endsOnHint: 'Ese es el último día en que entra. Sin fecha, el acceso no termina.',
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
  sendInvitations: { one: 'Enviar la invitación', many: 'Enviar {n} invitaciones' },
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
    branches: 'Elija al menos una sucursal.',
    cargoLong: 'El cargo tiene hasta {n} caracteres.',
    nobody: 'Ingrese al menos un correo.',
  },
  validatorTitles: {
    email: 'Email no válido',
    emailExists: 'El correo ya es de un usuario',
    identificationExists: 'La identificación ya es de un usuario',
  },
} as const

/** One user: what it is granted, what happened, and what can be done. */
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
    'Usted es Master desde hace menos de 48 horas. Desde el {fecha} podrá retirar, desactivar o cambiar el acceso de esta persona, que ya era usuario de su empresa.',
  oneself:
    'Es usted. Sus datos los cambia en Mis datos; su rol y su acceso los cambia otro Master de su empresa.',
} as const

/** What a master does to a user, with what it means. */
export const userActTexts = {
  edit: actions.edit,
  resend: actions.resendInvitation,
  enable: 'Activar',
  disable: 'Desactivar',
  withdraw: 'Retirar la invitación',
  endSessions: 'Cerrar sesiones',
  giveMaster: 'Dar el rol Master',
  handOver: 'Ceder mi rol Master',
  takeMaster: 'Quitar el rol Master',
  cancel: actions.cancel,
  close: actions.close,
  confirm: {
    disable: {
      title: 'Desactivar a {nombre}',
      body: 'Deja de entrar desde ya y se cierran sus sesiones en su empresa. No se borra: puede activarlo de nuevo cuando quiera.',
    },
    withdraw: {
      title: 'Retirar la invitación de {nombre}',
      body: 'El enlace que recibió deja de servir. Puede invitar a la persona de nuevo.',
    },
    endSessions: {
      title: 'Cerrar las sesiones de {nombre}',
      body: 'Tendrá que ingresar de nuevo con su contraseña. Lo que no haya enviado se pierde.',
    },
    giveMaster: {
      title: 'Dar el rol Master a {nombre}',
      body: 'Podrá ver y hacer todo, invitar y desactivar usuarios y pedir cambios de la empresa, igual que usted.',
    },
    handOver: {
      title: 'Ceder su rol Master a {nombre}',
      body: 'Esa persona queda como Master y usted deja de serlo: ya no verá esta pantalla. Conserva su acceso a los documentos.',
    },
    takeMaster: {
      title: 'Quitar el rol Master a {nombre}',
      body: 'Sigue entrando como usuario, sin administrar a otros.',
    },
  },
  done: {
    invited: { one: 'Enviamos la invitación.', many: 'Enviamos {n} invitaciones.' },
    saved: 'Guardamos los cambios.',
    moved: 'Guardamos los cambios y enviamos la invitación a {correo}.',
    resend: 'Enviamos un enlace nuevo a {correo}. El anterior ya no sirve.',
    enable: '{nombre} puede entrar de nuevo.',
    disable: '{nombre} ya no puede entrar.',
    withdraw: 'La invitación ya no sirve.',
    endSessions: 'Cerramos las sesiones de {nombre}.',
    giveMaster: '{nombre} ya es Master.',
    handOver: '{nombre} es Master ahora. Usted sigue como usuario.',
    takeMaster: '{nombre} ya no es Master.',
  },
} as const
