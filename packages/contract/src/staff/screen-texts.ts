import * as actions from '../core/words/action-texts.ts'
import * as fields from '../core/words/field-texts.ts'
import * as places from '../core/words/place-texts.ts'
import * as states from '../core/words/state-texts.ts'
import * as sentences from '../core/words/sentence-texts.ts'

/** The members of a company's back office: the list. */
export const staffListTexts = {
  title: fields.device,
  description: 'Personas de la administración de la compañía y sus roles.',
  table: 'Personas de la administración',
  invite: 'Invitar a una persona',
  search: 'Buscar por nombre o correo',
  role: fields.role,
  anyRole: 'Todos los roles',
  state: fields.state,
  you: 'usted',
  never: fields.never,
  factorOn: states.active,
  factorOff: 'Sin activar',
  none: 'Ninguna persona coincide con los filtros.',
  count: { one: '1 persona', many: '{n} personas' },
  onlyYou: 'Por ahora solo usted tiene acceso a la administración. Invite a su equipo.',
  expired: 'La invitación venció',
  invitedUntil: 'Vence el {fecha}',
  withdrawn: 'Invitación retirada',
  until: 'Hasta el {fecha}',
  over: 'Terminó el {fecha}',
} as const

/** The labels of a member's columns and facts. */
export const staffFieldTexts = {
  nombre: fields.name,
  correo: fields.mail,
  rol: fields.role,
  estado: fields.state,
  ingreso: fields.lastSignIn,
  segundo_factor: fields.secondFactor,
  acceso: 'Último día',
  sesiones: places.openSessions,
  invito: 'Quién invitó',
} as const

/** One member. */
export const staffDetailTexts = {
  back: fields.trail,
  access: 'Acceso',
  noEnd: 'Sin fecha final',
  history: fields.history,
  historyEmpty: sentences.noMovements,
  oneself: 'Es su usuario. Otro administrador puede cambiar su rol; sus datos están en Mi cuenta.',
  ownAccount: 'Ir a Mi cuenta',
  by: 'Por {actor}',
  change: 'Cambiar el acceso',
  resend: actions.resendInvitation,
  withdraw: actions.withdrawInvitation,
  close: 'Cerrar el acceso',
  reopen: 'Abrir el acceso',
  endSessions: 'Cerrar sus sesiones',
  unlock: 'Quitar el bloqueo de ingreso',
  locked:
    'Por varios intentos fallidos, esta persona no puede iniciar sesión desde un equipo nuevo; sí puede desde los equipos que ya usó. Quite el bloqueo solo si comprobó su identidad.',
  changeEmail: 'Cambiar el correo',
  emailWaiting: 'Cambio a {email} pendiente: falta confirmarlo desde ese correo, hasta el {until}.',
} as const

/** The events of a member in its history. */
export const staffEventTexts = {
  invited: 'Se envió la invitación',
  accepted: states.invitationAccepted,
  changed: 'Cambió el acceso',
  closed: 'Se cerró el acceso',
  'sessions-ended': 'Se cerraron sus sesiones',
  unlocked: 'Se quitó su bloqueo de ingreso',
  'email-asked': 'Se pidió cambiar su correo',
  'email-changed': 'Cambió su correo',
  'email-cancelled': 'Se canceló o rechazó el cambio de correo',
  login: 'Inició sesión en la administración',
  logout: 'Cerró sesión en la administración',
  switch: 'Pasó a esta compañía',
  asRole: 'Rol: {rol}',
  fromRole: 'Rol: {antes} → {rol}',
} as const

/** Inviting a person and changing a member's access. */
export const staffFormTexts = {
  inviteTitle: 'Invitar a una persona',
  inviteIntro:
    'La persona recibirá un correo con un enlace de un solo uso, válido por 7 días, y creará su contraseña.',
  changeTitle: 'Cambiar el acceso de {nombre}',
  emailTitle: 'Cambiar el correo de {nombre}',
  emailIntro:
    'Enviaremos un enlace al correo nuevo y un aviso a {email}. El cambio se hace cuando se confirme desde el correo nuevo; sus sesiones siguen abiertas.',
  newEmail: 'Correo nuevo',
  sendEmail: 'Enviar el enlace',
  email: fields.mail,
  firstName: fields.firstNames,
  lastName: fields.lastNames,
  role: fields.role,
  endsOn: fields.lastAccessDay,
  endsOnHint: 'Opcional. Si lo deja vacío, el acceso no termina.',
  send: actions.sendInvitation,
  save: 'Guardar el acceso',
  closeDialog: actions.close,
  cancel: actions.cancel,
  now: 'Ahora tiene el rol {rol} y {fecha}.',
  nowNoEnd: 'sin fecha final',
  nowUntil: 'acceso hasta el {fecha}',
} as const

/** The confirmations before acts on a member, and the messages after them. */
export const staffActTexts = {
  confirm: {
    withdraw: {
      title: '¿Retirar la invitación de {nombre}?',
      body: 'El enlace que recibió deja de funcionar. Puede invitarla de nuevo.',
    },
    close: {
      title: '¿Cerrar el acceso de {nombre}?',
      body: 'Sus sesiones se cierran de inmediato y no podrá iniciar sesión. Su historial se conserva.',
    },
    endSessions: {
      title: '¿Cerrar las sesiones de {nombre}?',
      body: 'La sesión se cierra en todos sus equipos. La persona puede iniciar sesión de nuevo.',
    },
  },
  done: {
    invite: 'La invitación se envió a {correo}. El enlace vence en 7 días.',
    resend: 'La invitación se envió de nuevo a {correo}.',
    withdraw: 'La invitación de {nombre} se retiró.',
    close: '{nombre} ya no tiene acceso a la administración.',
    reopen: '{nombre} tiene acceso de nuevo a la administración.',
    endSessions: 'Las sesiones de {nombre} se cerraron.',
    unlock: '{nombre} ya puede iniciar sesión.',
    change: 'El acceso de {nombre} se guardó.',
    changeEmail: 'El enlace se envió a {correo}.',
  },
} as const
