import * as actions from '../core/words/action-texts.ts'
import * as fields from '../core/words/field-texts.ts'
import * as places from '../core/words/place-texts.ts'
import * as states from '../core/words/state-texts.ts'

/** The third parties of a company: the list of its back office. */
export const supplierListTexts = {
  title: places.suppliers,
  description: 'Los terceros de su ERP, con sus usuarios en el portal y el saldo por pagar.',
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
  noneYetHint: 'Llegan con la primera carga del ERP o con la aprobación de una solicitud de registro.',
  load: 'Cargar los primeros datos',
  acts: fields.actions,
  invite: 'Invitar',
  inviteOf: 'Invitar a {nombre}',
  inviteMany: 'Invitar a varios',
} as const

/** What the columns and facts of a third party are called. */
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

/** What a third party is for taxes, by the code of its RUT. */
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
  documentsHint: 'Lo que el portal tiene a nombre de este tercero.',
  documentsLinks: 'Los enlaces abren su lista, ya filtrada.',
  history: fields.changeHistory,
  historyEmpty: 'Todavía no hay movimientos.',
  kinds: { proveedor: fields.supplier, otro: 'Otro tercero' },
  yes: fields.yes,
  no: fields.no,
  nit: 'NIT {nit}',
  noBranches: 'El ERP aún no trae sucursales de este tercero.',
  noUsers: 'Nadie entra al portal por este proveedor.',
  noUsersHint:
    'Invite a su usuario Master: recibe un enlace de un solo uso, crea su contraseña e invita a los demás.',
  inactive:
    'El ERP tiene este tercero como inactivo: nadie puede entrar por él, y no se le envían invitaciones.',
  invite: 'Invitar al usuario Master',
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

/** Inviting a principal user, and what is said after it. */
export const supplierFormTexts = {
  title: 'Invite al usuario Master',
  intro:
    '{nombre} (NIT {nit}). La persona recibe un correo con un enlace de un solo uso, válido por 7 días. Solo ella crea su contraseña; después ve todo e invita a los demás.',
  email: fields.mail,
  emailHint: 'El de una persona de la empresa, no uno compartido.',
  firstName: 'Nombres (opcional)',
  lastName: 'Apellidos (opcional)',
  send: 'Enviar la invitación',
  close: actions.close,
  invited: 'La invitación se envió a {correo}, como usuario Master. El enlace vence en 7 días.',
  resent: 'La invitación se envió de nuevo a {correo}. El enlace anterior ya no sirve.',
  faults: {
    email: 'Ingrese el correo de la persona.',
    emailInvalid: 'Escriba un correo como nombre@empresa.co.',
    nameLong: 'Use hasta 60 caracteres.',
  },
} as const

/** One user of a third party: its facts, what can be done, and what happened. */
export const supplierUserDetailTexts = {
  access: 'Acceso',
  modules: fields.modules,
  allModules: 'Todos los que la compañía tiene activos',
  noModules: 'Estados de cuenta, pagos y consultas',
  endsOn: 'Último día de acceso',
  noEnd: 'Sin fecha final',
  sessions: places.openSessions,
  history: fields.changeHistory,
  locked:
    'Por varios intentos fallidos, este usuario no puede ingresar por ahora desde un equipo nuevo. Desde los que ya usó sigue entrando. Quite el bloqueo solo si comprobó por otro medio que es él quien lo pide.',
  inactive: 'El proveedor está inactivo en el ERP: mientras tanto nadie entra por él.',
  bounced: 'El último correo a {correo} ({fecha}) no llegó. {detalle}',
  late: 'El último correo a {correo} ({fecha}) no ha llegado todavía. {detalle}',
  acts: {
    change: 'Cambiar el acceso',
    view: 'Ver el portal como esta persona',
    resend: actions.resendInvitation,
    withdraw: 'Retirar la invitación',
    close: 'Cerrar el acceso',
    open: 'Abrir el acceso',
    endSessions: 'Cerrar sus sesiones',
    giveMaster: 'Hacer usuario Master',
    takeMaster: 'Quitar el rol Master',
    resetFactor: 'Quitar su segundo factor',
    unlock: 'Quitar el bloqueo de ingreso',
  },
} as const

/** What is asked before something is done to a user, and what is said after it. */
export const supplierUserActTexts = {
  close: actions.cancel,
  confirm: {
    withdraw: {
      title: '¿Retirar la invitación de {nombre}?',
      body: 'El enlace que recibió deja de servir. Puede invitar a la persona de nuevo.',
    },
    close: {
      title: '¿Cerrar el acceso de {nombre}?',
      body: 'Deja de entrar por este proveedor desde ya y se cierran sus sesiones. No se borra: puede abrirlo de nuevo.',
    },
    endSessions: {
      title: '¿Cerrar las sesiones de {nombre}?',
      body: 'Tendrá que ingresar de nuevo con su contraseña. Lo que no haya enviado se pierde.',
    },
    giveMaster: {
      title: '¿Hacer a {nombre} usuario Master?',
      body: 'Verá y hará todo por el proveedor y administrará sus usuarios. Se avisa por correo a los usuarios Master.',
    },
    takeMaster: {
      title: '¿Quitar el rol Master a {nombre}?',
      body: 'Sigue entrando como usuario, sin administrar a otros. Se avisa por correo a los usuarios Master.',
    },
    resetFactor: {
      title: '¿Quitar el segundo factor de {nombre}?',
      body: 'Hágalo solo si comprobó por otro medio quién lo pide. Se cierran sus sesiones y se le avisa por correo.',
    },
    view: {
      title: '¿Ver el portal como {nombre}?',
      body: 'Se abre en otra pestaña por 30 minutos, solo para consultar. Cada pantalla lo anuncia y cada consulta queda registrada. El proveedor se entera: sus usuarios Master y esta persona reciben una notificación con su nombre y la hora.',
    },
  },
  done: {
    change: 'El acceso de {nombre} quedó guardado.',
    withdraw: 'La invitación de {nombre} ya no sirve.',
    close: '{nombre} ya no puede entrar por este proveedor.',
    open: '{nombre} puede entrar de nuevo.',
    endSessions: 'Las sesiones de {nombre} se cerraron.',
    giveMaster: '{nombre} es usuario Master.',
    takeMaster: '{nombre} ya no es usuario Master.',
    resetFactor: '{nombre} ya no tiene segundo factor.',
    unlock: '{nombre} ya puede ingresar de nuevo.',
    view: 'El portal se abrió en otra pestaña.',
  },
} as const

/** Changing what a user of a supplier may do. */
export const supplierUserFormTexts = {
  title: 'Acceso de {nombre}',
  rol: fields.role,
  modules: fields.modules,
  modulesHint: 'Estados de cuenta, pagos y consultas los ven todos los usuarios.',
  allModules: 'Todos los que la compañía tiene activos',
  readOnly: 'Solo consulta: no envía, confirma ni cambia nada',
  endsOn: 'Último día de acceso',
  endsOnHint: 'Déjelo vacío si no termina.',
  dayPast: 'El último día no puede ser anterior a hoy.',
  branches: fields.branches,
  allBranches: 'Todas las sucursales, también las nuevas',
  branchMissing: 'Elija al menos una sucursal.',
  save: 'Guardar el acceso',
  close: actions.close,
} as const

/** What happened at a supplier, in the words of its history. */
export const supplierEventTexts = {
  'user-invited': 'Se envió la invitación',
  'user-reinvited': 'Se envió la invitación de nuevo',
  'user-joined': states.invitationAccepted,
  'user-changed': 'Cambió el acceso',
  'user-enabled': 'Se abrió el acceso',
  'user-disabled': 'Se cerró el acceso',
  'user-withdrawn': 'Se retiró la invitación',
  'user-sessions-ended': 'Se cerraron sus sesiones',
  'user-made-master': 'Pasó a ser usuario Master',
  'user-gave-master': 'Cedió el rol Master',
  'user-lost-master': 'Dejó de ser usuario Master',
  'user-factor-reset': 'Se quitó su segundo factor',
  'user-unlocked': 'Se quitó su bloqueo de ingreso',
  'user-viewed': 'Se vio el portal como esta persona',
  'session:login': 'Entró al portal',
  times: '{suceso} ({n} {n:vez|veces}, desde {fecha})',
  more: { one: 'Ver 1 movimiento más', many: 'Ver {n} movimientos más' },
  'supplier:merged': 'Se unió aquí otro tercero',
  'supplier:merged-away': 'Se unió a otro tercero',
  by: 'Por {actor}',
  about: '{suceso}: {correo}',
  change: '{campo}: {antes} → {despues}',
} as const
