import * as actions from '../core/words/action-texts.ts'
import * as fields from '../core/words/field-texts.ts'
import * as places from '../core/words/place-texts.ts'
import * as states from '../core/words/state-texts.ts'

/** The members of a company's back office: the list. */
export const staffListTexts = {
  title: fields.device,
  description: 'Quién trabaja en la administración de la compañía y con qué rol.',
  table: 'Personas de la administración',
  invite: 'Invitar a una persona',
  search: 'Buscar por nombre o correo',
  role: fields.role,
  anyRole: 'Todos los roles',
  state: fields.state,
  anyState: 'Todos los estados',
  clear: 'Limpiar filtros',
  you: 'usted',
  never: fields.never,
  factorOn: states.active,
  factorOff: 'Sin activar',
  none: 'Ninguna persona coincide con los filtros.',
  count: { one: '1 persona', many: '{n} personas' },
  onlyYou: 'Por ahora solo usted entra a la administración. Invite a quien trabaje con usted.',
  expired: 'La invitación venció',
  invitedUntil: 'Vence el {fecha}',
  withdrawn: 'Invitación retirada',
  until: 'Hasta el {fecha}',
  over: 'Terminó el {fecha}',
} as const

/** What the columns and facts of a member are called. */
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
  historyEmpty: 'Todavía no hay movimientos.',
  oneself: 'Es usted. Su rol lo cambia otro administrador; lo suyo está en Mi cuenta.',
  ownAccount: 'Ir a Mi cuenta',
  by: 'Por {actor}',
  change: 'Cambiar el acceso',
  resend: actions.resendInvitation,
  withdraw: 'Retirar la invitación',
  close: 'Cerrar el acceso',
  reopen: 'Abrir el acceso',
  endSessions: 'Cerrar sus sesiones',
  unlock: 'Quitar el bloqueo de ingreso',
  locked:
    'Por varios intentos fallidos, esta persona no puede ingresar por ahora desde un equipo nuevo. Desde los que ya usó sigue entrando. Quite el bloqueo solo si comprobó que es ella quien lo pide.',
  changeEmail: 'Cambiar el correo',
  emailWaiting: 'Cambio a {email} pendiente: falta confirmarlo desde ese correo, hasta el {until}.',
} as const

/** What happened to a member, in the words of its history. */
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
  login: 'Entró a la administración',
  logout: 'Salió de la administración',
  switch: 'Pasó a esta compañía',
  asRole: 'Rol: {rol}',
  fromRole: 'Rol: {antes} → {rol}',
} as const

/** Inviting somebody and changing what a member may do. */
export const staffFormTexts = {
  inviteTitle: 'Invite a una persona',
  inviteIntro:
    'Recibirá un correo con un enlace de un solo uso, válido por 7 días. Solo ella crea su contraseña.',
  changeTitle: 'Acceso de {nombre}',
  emailTitle: 'Correo de {nombre}',
  emailIntro:
    'Enviaremos un enlace al correo nuevo y un aviso a {email}. El cambio se hace cuando se confirme desde el correo nuevo; sus sesiones siguen abiertas.',
  newEmail: 'Correo nuevo',
  sendEmail: 'Enviar el enlace',
  email: fields.mail,
  firstName: fields.firstNames,
  lastName: fields.lastNames,
  role: fields.role,
  endsOn: 'Último día de acceso',
  endsOnHint: 'Déjelo vacío si no termina.',
  send: 'Enviar la invitación',
  save: 'Guardar el acceso',
  closeDialog: actions.close,
  cancel: actions.cancel,
  now: 'Ahora tiene el rol {rol} y {fecha}.',
  nowNoEnd: 'sin fecha final',
  nowUntil: 'acceso hasta el {fecha}',
} as const

/** What is asked before something is done to a member, and what is said after it. */
export const staffActTexts = {
  confirm: {
    withdraw: {
      title: '¿Retirar la invitación de {nombre}?',
      body: 'El enlace que recibió deja de servir. Puede invitarla de nuevo cuando quiera.',
    },
    close: {
      title: '¿Cerrar el acceso de {nombre}?',
      body: 'Sus sesiones se cierran de inmediato y no puede volver a entrar. Su historial se conserva.',
    },
    endSessions: {
      title: '¿Cerrar las sesiones de {nombre}?',
      body: 'Sale de la administración en todos sus equipos y puede entrar de nuevo con su contraseña.',
    },
  },
  done: {
    invite: 'La invitación se envió a {correo}. El enlace vence en 7 días.',
    resend: 'La invitación se envió de nuevo a {correo}.',
    withdraw: 'La invitación de {nombre} se retiró.',
    close: '{nombre} ya no entra a la administración.',
    reopen: '{nombre} puede entrar de nuevo a la administración.',
    endSessions: 'Las sesiones de {nombre} se cerraron.',
    unlock: '{nombre} ya puede ingresar de nuevo.',
    change: 'El acceso de {nombre} se guardó.',
    changeEmail: 'El enlace se envió a {correo}.',
  },
} as const
