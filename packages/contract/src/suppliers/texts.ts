import * as actions from '../core/words/action-texts.ts'
import * as fields from '../core/words/field-texts.ts'
import * as places from '../core/words/place-texts.ts'
import * as states from '../core/words/state-texts.ts'
import * as sentences from '../core/words/sentence-texts.ts'

/** The third parties of a company: the list of its back office. */
export const supplierListTexts = {
  title: places.suppliers,
  description: 'Terceros del ERP, con sus usuarios en el portal y su saldo por pagar.',
  table: places.suppliers,
  search: 'Buscar por NIT, razón social o sigla',
  state: fields.portalAccess,
  kind: 'Tipo de tercero',
  anyKind: 'Todos los terceros',
  kinds: { proveedor: places.suppliers, otro: 'Otros terceros' },
  never: fields.never,
  noBalance: 'Sin saldo',
  waiting: { one: '1 sin aceptar', many: '{n} sin aceptar' },
  noneYet: 'Aún no hay proveedores.',
  noneYetHint: 'Aparecerán con la primera carga del ERP o con la aprobación de una solicitud de registro.',
  load: 'Cargar los primeros datos',
  acts: fields.actions,
  invite: 'Invitar',
  inviteOf: 'Invitar a {nombre}',
  inviteMany: 'Invitar a varios',
} as const

/** The labels of a third party's columns and facts. */
export const supplierFieldTexts = {
  nit: fields.nit,
  nombre: fields.businessName,
  sigla: 'Sigla',
  estado: fields.portalAccess,
  sucursales: fields.branches,
  usuarios: places.users,
  ingreso: fields.lastSignIn,
  saldo: 'Saldo por pagar',
  tipo: 'Tipo de tercero',
  actividad: 'Actividad económica (CIIU)',
  regimen: fields.taxRegime,
  sitioWeb: fields.website,
  pyme: 'Mipyme',
  observacion: fields.remark,
  actualizado: 'Última actualización del ERP',
} as const

/** The tax regime of a third party, by the code of its RUT. */
export const taxRegimeTexts: Readonly<Record<string, string>> = {
  '13': 'Gran contribuyente',
  '15': 'Autorretenedor',
  '47': 'Régimen simple',
  '48': 'Responsable de IVA',
  '49': 'No responsable de IVA',
}

/** One third party. */
export const supplierDetailTexts = {
  back: fields.trail,
  parts: 'Partes del proveedor',
  data: fields.data,
  branches: fields.branches,
  users: places.users,
  documents: places.documents,
  documentsEmpty: 'El portal aún no tiene documentos de este tercero.',
  documentsHint: 'Documentos de este tercero en el portal.',
  documentsLinks: 'Cada enlace abre la lista filtrada.',
  history: fields.history,
  historyEmpty: sentences.noMovements,
  kinds: { proveedor: fields.supplier, otro: 'Otro tercero' },
  yes: fields.yes,
  no: fields.no,
  nit: fields.nitNumbered,
  noBranches: 'Aún no hay sucursales de este tercero en el ERP.',
  noUsers: 'Este proveedor no tiene usuarios en el portal.',
  noUsersHint:
    'Invite a su usuario principal: recibirá un enlace de un solo uso, creará su contraseña e invitará a los demás.',
  inactive:
    'Este tercero está inactivo en el ERP: sus usuarios no pueden iniciar sesión y no se le envían invitaciones.',
  invite: 'Invitar al usuario principal',
  resend: actions.resendInvitation,
  resendOf: 'Reenviar la invitación de {correo}',
} as const

/** The columns of a third party's branches. */
export const branchFieldTexts = {
  codigo: fields.code,
  nombre: fields.name,
  direccion: fields.address,
  ciudad: fields.city,
  correo: fields.mail,
  telefono: fields.phone,
  estado: fields.state,
  activa: states.activa,
  inactiva: 'Inactiva',
} as const

/** The columns of a third party's users. */
export const supplierUserTexts = {
  nombre: fields.name,
  correo: fields.mail,
  rol: fields.role,
  sucursales: fields.branches,
  segundo_factor: fields.secondFactor,
  ingreso: fields.lastSignIn,
  estado: fields.state,
  acciones: fields.actions,
  allBranches: fields.allBranches,
  readOnly: 'solo consulta',
  factorOn: states.active,
  factorOff: 'Sin activar',
  expires: 'vence {fecha}',
  expired: 'venció {fecha}',
  until: 'hasta {fecha}',
  ended: 'terminó {fecha}',
} as const

/** Searching a supplier by NIT or name in a form. */
export const supplierSearchTexts = {
  prompt: 'Escriba al menos 2 letras o números.',
  loading: 'Buscando…',
  failed: 'No pudimos buscar. Intente de nuevo.',
  clear: 'Borrar la elección',
  open: 'Ver los terceros',
} as const

/** Choosing the supplier whose user is invited. */
export const supplierChoiceTexts = {
  search: fields.supplier,
  hint: 'Busque por NIT o nombre. Después indique a quién enviar la invitación.',
  close: actions.cancel,
  confirm: actions.continueOn,
  combobox: { ...supplierSearchTexts, empty: 'Ningún proveedor coincide.' },
} as const

const viewOpened = 'El portal se abrió en otra pestaña.'

/** Viewing the portal as a supplier, without a user of it. */
export const supplierViewTexts = {
  view: 'Ver como proveedor',
  title: '¿Ver el portal como {nombre}?',
  body: 'Se abre en otra pestaña por 30 minutos, solo para consultar, como lo vería su usuario principal. Cada consulta queda en la auditoría. Si el proveedor tiene usuarios principales, recibirán una notificación con su nombre y la hora.',
  close: actions.cancel,
  done: viewOpened,
} as const

/** Inviting a principal user, and the message after it. */
export const supplierFormTexts = {
  title: supplierDetailTexts.invite,
  intro:
    '{nombre} (NIT {nit}). La persona recibirá un correo con un enlace de un solo uso, válido por 7 días, para crear su contraseña. Después podrá ver todos los documentos e invitar a los demás.',
  email: fields.mail,
  emailHint: 'Correo de una persona de la empresa, no uno compartido.',
  firstName: 'Nombres (opcional)',
  lastName: 'Apellidos (opcional)',
  send: actions.sendInvitation,
  close: actions.close,
  invited: 'La invitación se envió a {correo}, como usuario principal. El enlace vence en 7 días.',
  resent: 'La invitación se envió de nuevo a {correo}. El enlace anterior dejó de funcionar.',
  faults: {
    email: 'Ingrese el correo de la persona.',
    emailInvalid: 'Escriba un correo como nombre@empresa.co.',
    nameLong: 'Use hasta 60 caracteres.',
  },
} as const

/** One user of a third party: facts, actions and events. */
export const supplierUserDetailTexts = {
  access: 'Acceso',
  modules: fields.modules,
  allModules: 'Todos los que la compañía tiene activos',
  noModules: 'Estados de cuenta, pagos y consultas',
  endsOn: fields.lastAccessDay,
  noEnd: 'Sin fecha final',
  sessions: places.openSessions,
  history: fields.history,
  locked:
    'Por varios intentos fallidos, este usuario no puede iniciar sesión desde un equipo nuevo; sí puede desde los equipos que ya usó. Quite el bloqueo solo si comprobó su identidad por otro medio.',
  inactive: 'El proveedor está inactivo en el ERP y sus usuarios no pueden iniciar sesión.',
  bounced: 'El último correo a {correo} ({fecha}) no llegó. {detalle}',
  late: 'El último correo a {correo} ({fecha}) no ha llegado todavía. {detalle}',
  acts: {
    change: 'Cambiar el acceso',
    view: 'Ver el portal como esta persona',
    resend: actions.resendInvitation,
    withdraw: actions.withdrawInvitation,
    close: 'Cerrar el acceso',
    open: 'Abrir el acceso',
    endSessions: 'Cerrar sus sesiones',
    giveMaster: 'Hacer usuario principal',
    takeMaster: 'Quitar como usuario principal',
    resetFactor: 'Quitar su segundo factor',
    unlock: 'Quitar el bloqueo de ingreso',
  },
} as const

/** The confirmations before acts on a user, and the messages after them. */
export const supplierUserActTexts = {
  close: actions.cancel,
  confirm: {
    withdraw: {
      title: '¿Retirar la invitación de {nombre}?',
      body: 'El enlace que recibió deja de funcionar. Puede invitar a la persona de nuevo.',
    },
    close: {
      title: '¿Cerrar el acceso de {nombre}?',
      body: 'Pierde el acceso por este proveedor de inmediato y se cierran sus sesiones. Puede abrirlo de nuevo.',
    },
    endSessions: {
      title: '¿Cerrar las sesiones de {nombre}?',
      body: 'Tendrá que iniciar sesión de nuevo. Los datos que no haya enviado se pierden.',
    },
    giveMaster: {
      title: '¿Hacer a {nombre} usuario principal?',
      body: 'Tendrá acceso completo por el proveedor y administrará sus usuarios. Se avisará por correo a los usuarios principales.',
    },
    takeMaster: {
      title: '¿Quitar a {nombre} como usuario principal?',
      body: 'Conserva su acceso como usuario, sin administrar a otros. Se avisará por correo a los usuarios principales.',
    },
    resetFactor: {
      title: '¿Quitar el segundo factor de {nombre}?',
      body: 'Hágalo solo si comprobó su identidad por otro medio. Se cerrarán sus sesiones y se le avisará por correo.',
    },
    view: {
      title: '¿Ver el portal como {nombre}?',
      body: 'Se abre en otra pestaña por 30 minutos, solo para consultar. Cada consulta queda registrada. Esta persona y los usuarios principales del proveedor recibirán una notificación con su nombre y la hora.',
    },
  },
  done: {
    change: 'El acceso de {nombre} quedó guardado.',
    withdraw: 'La invitación de {nombre} se retiró.',
    close: '{nombre} ya no tiene acceso por este proveedor.',
    open: '{nombre} tiene acceso de nuevo.',
    endSessions: 'Las sesiones de {nombre} se cerraron.',
    giveMaster: '{nombre} es usuario principal.',
    takeMaster: '{nombre} ya no es usuario principal.',
    resetFactor: '{nombre} ya no tiene segundo factor.',
    unlock: '{nombre} ya puede iniciar sesión.',
    view: viewOpened,
  },
} as const

/** Changing the access of a supplier's user. */
export const supplierUserFormTexts = {
  title: 'Cambiar el acceso de {nombre}',
  rol: fields.role,
  modules: fields.modules,
  modulesHint: 'Todos los usuarios ven estados de cuenta, pagos y consultas.',
  allModules: 'Todos los que la compañía tiene activos',
  readOnly: 'Solo consulta: no puede enviar, confirmar ni cambiar datos',
  endsOn: fields.lastAccessDay,
  endsOnHint: 'Opcional. Si lo deja vacío, el acceso no termina.',
  dayPast: 'El último día no puede ser anterior a hoy.',
  branches: fields.branches,
  allBranches: 'Todas las sucursales, también las nuevas',
  branchMissing: sentences.chooseBranch,
  save: 'Guardar el acceso',
  close: actions.close,
} as const

/** The events of a supplier in its history. */
export const supplierEventTexts = {
  'user-invited': 'Se envió la invitación',
  'user-reinvited': 'Se envió la invitación de nuevo',
  'user-joined': states.invitationAccepted,
  'user-changed': 'Cambió el acceso',
  'user-enabled': 'Se abrió el acceso',
  'user-disabled': 'Se cerró el acceso',
  'user-withdrawn': 'Se retiró la invitación',
  'user-sessions-ended': 'Se cerraron sus sesiones',
  'user-made-master': 'Pasó a ser usuario principal',
  'user-gave-master': 'Cedió el rol de usuario principal',
  'user-lost-master': 'Dejó de ser usuario principal',
  'user-factor-reset': 'Se quitó su segundo factor',
  'user-unlocked': 'Se quitó su bloqueo de ingreso',
  'user-viewed': 'Se vio el portal como esta persona',
  'supplier:viewed': 'Se vio el portal como este proveedor',
  'session:login': 'Inició sesión en el portal',
  times: '{suceso} ({n} {n:vez|veces}, desde {fecha})',
  more: { one: 'Ver 1 movimiento más', many: 'Ver {n} movimientos más' },
  'supplier:merged': 'Se unió aquí otro tercero',
  'supplier:merged-away': 'Se unió a otro tercero',
  by: 'Por {actor}',
  about: '{suceso}: {correo}',
  change: '{campo}: {antes} → {despues}',
} as const
