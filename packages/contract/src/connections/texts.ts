import type { ConnectionSystem, PulledKind, PullInterval, PullState } from '@enlace/domain/connections.ts'
import * as actions from '../core/words/action-texts.ts'
import * as fields from '../core/words/field-texts.ts'
import * as places from '../core/words/place-texts.ts'
import * as states from '../core/words/state-texts.ts'

/** Connections to ERPs from which the portal brings records by itself. */
export const connectionsTexts = {
  title: 'Conexiones',
  description: 'El portal trae por sí solo lo que cambia en el ERP de la compañía: Odoo o ERPNext.',
  create: 'Crear una conexión',
  table: 'Conexiones de la compañía',
  name: fields.name,
  system: 'Sistema',
  state: fields.state,
  last: 'Última vez',
  next: 'Próxima vez',
  records: 'Qué trae',
  none: 'La compañía no tiene conexiones.',
  noneHint: 'Cree una si su ERP es Odoo o ERPNext. Los archivos y la API sirven para cualquier otro.',
  never: 'Todavía no ha traído nada',
  noNext: 'Sin programar',
  isOn: states.activa,
  isOff: 'Detenida',
  isRunning: 'Trayendo',
  hasFailed: 'Con fallas',
} as const

/** One connection: what it is, what it brought. */
export const connectionTexts = {
  newTitle: 'Nueva conexión',
  editTitle: 'Datos de la conexión',
  nameLabel: fields.name,
  nameHint: 'Así se llama la fuente en Cargas: «Odoo producción».',
  systemLabel: 'Sistema',
  addressLabel: fields.address,
  addressHint: 'Como https://erp.suempresa.co, sin nada después.',
  placeLabels: { odoo: 'Base de datos', erpnext: fields.business } satisfies Record<ConnectionSystem, string>,
  placeHints: {
    odoo: 'El nombre de la base de datos de Odoo.',
    erpnext: 'El nombre de la empresa en ERPNext. Vacío trae todas.',
  } satisfies Record<ConnectionSystem, string>,
  userLabels: { odoo: 'Usuario', erpnext: 'API Key' } satisfies Record<ConnectionSystem, string>,
  userHints: {
    odoo: 'El correo de un usuario que solo pueda leer.',
    erpnext: 'La clave del usuario que solo puede leer (Usuario › Configuración › Acceso a la API).',
  } satisfies Record<ConnectionSystem, string>,
  secretLabels: { odoo: 'Clave de API', erpnext: 'API Secret' } satisfies Record<ConnectionSystem, string>,
  secretHint: 'Se guarda cifrada y no se vuelve a mostrar.',
  secretKept: 'Hay una guardada. Déjela vacía para conservarla.',
  kindsLabel: 'Qué trae',
  everyLabel: 'Cada cuánto',
  probe: 'Probar conexión',
  probeOk: '{producto} responde.',
  probeCount: '{registros}: {cuenta}',
  probeMissing: 'Esto no se puede traer todavía:',
  probeFailed: 'No se pudo conectar. {falla}',
  save: actions.save,
  saved: 'La conexión quedó guardada.',
  createdToast: 'La conexión quedó creada y empieza a traer.',
  runNow: 'Traer ahora',
  runAll: 'Traer todo de nuevo',
  asked: 'La conexión empieza a traer.',
  stop: 'Detener',
  stopped: 'La conexión quedó detenida.',
  resume: 'Reanudar',
  resumed: 'La conexión vuelve a traer.',
  remove: actions.erase,
  removeTitle: '¿Eliminar la conexión {nombre}?',
  removeBody: 'Deja de traer y se borra su historia. Lo que ya trajo se queda en el portal.',
  removed: 'La conexión se eliminó.',
  keep: 'No eliminarla',
  close: actions.close,
  runs: 'Lo que ha traído',
  runsTable: 'Veces que la conexión trajo registros',
  noRuns: 'Todavía no ha traído nada.',
  started: 'Empezó',
  result: fields.result,
  read: 'Leídos',
  inserted: 'Nuevos',
  updated: 'Modificados',
  unchanged: 'Sin cambio',
  deleted: 'Retirados',
  refused: 'Rechazados',
  byHeader: 'Quién',
  by: 'Por {quien}',
  nextAt: 'Próxima vez: {cuando}',
  breadcrumb: 'Dónde está',
  newHint: 'Pruebe la conexión antes de crearla: se dice qué falta, si algo falta.',
  whole: 'Todo de nuevo',
  findings: 'Lo que no se pudo traer la última vez',
  findingsTable: 'Registros que no se trajeron',
  reference: 'En el ERP',
  why: 'Por qué',
  moreFindings: 'Se muestran los primeros {n}.',
  stoppedWhy: 'Se detuvo por sí sola: {motivo}',
  actor: 'conexión {nombre}',
  brokenOff: 'Se interrumpió. Se intentará de nuevo.',
  failedWhy: 'La última vez falló: {motivo}',
  partialWhy: 'La última vez no vino todo. {motivo}',
  kindFailed: '{registros}: {falla}',
  nameMissing: 'Ingrese un nombre para reconocer la conexión.',
  nameTooLong: 'Escriba un nombre de máximo 60 caracteres.',
  nameTaken: 'Ya hay una conexión con ese nombre. Escriba otro.',
  addressMalformed:
    'Escriba una dirección como https://erp.suempresa.co, sin usuario, parámetros ni fragmento.',
  placeMissing: 'Ingrese la base de datos de Odoo.',
  userMissing: 'Ingrese con qué usuario o clave se entra al ERP.',
  secretMissing: 'Ingrese la clave secreta.',
  secretAgain: 'La dirección o el usuario cambió: ingrese también la clave secreta.',
  tooLong: 'Es demasiado largo.',
  kindsMissing: 'Elija al menos una cosa que traer.',
  sealedElsewhere: 'La clave secreta se guardó en otra instalación. Ingrésela de nuevo.',
} as const

/** What the connection brings. */
export const pulledKindTexts: Readonly<Record<PulledKind, string>> = {
  suppliers: places.suppliers,
  orders: places.purchaseOrders,
  receipts: places.purchaseTickets,
  invoices: places.invoices,
  notes: places.debitNotes,
  payments: places.payments,
}

/** The ERPs. */
export const connectionSystemTexts: Readonly<Record<ConnectionSystem, string>> = {
  odoo: 'Odoo',
  erpnext: 'ERPNext',
}

/** How often. */
export const pullIntervalTexts: Readonly<Record<PullInterval, string>> = {
  15: 'Cada 15 minutos',
  60: 'Cada hora',
  360: 'Cada 6 horas',
  1440: 'Una vez al día',
}

/** How a time ended. */
export const pullStateTexts: Readonly<Record<PullState, string>> = {
  running: states.running,
  done: 'Completa',
  partial: 'Incompleta',
  failed: 'Falló',
  stopped: 'Detenida',
}

/** Why an ERP did not answer, and what to do about it. */
export const connectorFaultTexts = {
  'address-malformed': 'La dirección no es válida. Escriba una como https://erp.suempresa.co.',
  'name-not-found': 'No existe ningún servidor con el nombre {host}. Revise la dirección.',
  'address-not-allowed':
    'La dirección {host} está en una red privada, o no usa https, y esta instalación no lo permite. Pida a quien administra el servidor del portal que agregue esa red a CONNECTION_NETWORKS.',
  'connection-refused':
    'En {host} nadie atiende en ese puerto. Revise el puerto y que el ERP esté encendido.',
  'host-unreachable':
    'No hay camino hasta {host} desde el servidor del portal. Revise la red, la VPN o el cortafuegos.',
  'certificate-refused':
    'No se pudo confiar en {host}: su certificado venció, es de otro nombre o no lo firmó una entidad conocida, o en ese puerto no se habla https ({code}). Corrija el certificado o la dirección.',
  'time-out':
    '{host} no respondió a tiempo. Revise que el ERP funcione y que un cortafuegos no corte la conexión.',
  'connection-lost': 'La conexión con {host} se cortó. Se intentará de nuevo la próxima vez.',
  redirected: 'Esa dirección lleva a otra ({to}). Escriba la dirección final.',
  'status-refused':
    'El servidor respondió con el error {status} y no como el ERP. Revise la dirección y que el ERP esté encendido.',
  'too-many-requests': 'El ERP pidió esperar por exceso de consultas. Se intentará de nuevo la próxima vez.',
  'answer-unreadable':
    'En esa dirección responde una página y no el ERP. Revise la dirección: no lleva /web ni /app al final.',
  'answer-too-large':
    'El ERP respondió más de lo que se puede recibir de una vez. Avise a quien administra el portal.',
  'database-unknown': 'El ERP no tiene esa base de datos o empresa. Escriba su nombre exacto.',
  'credentials-refused':
    'El ERP no acepta el usuario o la clave. Revíselos, o cree una clave nueva en el ERP.',
  'right-missing': 'El usuario no puede leer {model} en el ERP. Déle permiso de lectura y pruebe de nuevo.',
  'model-missing':
    'El ERP no tiene {model}: falta instalar el módulo que lo trae, o quite ese registro de la conexión.',
  'field-missing':
    'Al modelo {model} del ERP le faltan datos que se necesitan ({said}). Su versión no es compatible.',
  'erp-fault': 'El ERP falló al responder: {said} ({name}).',
} as const

/** Why a record of the ERP was not brought, and what to do about it. */
export const unmappedTexts = {
  'supplier-without-nit': 'El proveedor no tiene NIT en el ERP. Escríbalo allí y se traerá.',
  'invoice-without-number':
    'La factura no tiene el número que le dio el proveedor. Escríbalo en el ERP y se traerá.',
  'invoice-without-date': 'La factura no tiene fecha en el ERP. Escríbala allí y se traerá.',
  'payment-without-number': 'El pago no tiene número en el ERP. Contabilícelo allí y se traerá.',
  'receipt-unit-unclear':
    'La entrada cuenta un producto en una unidad distinta de la de su orden y de la de existencias. Corríjala en el ERP y se traerá.',
  'payment-deductions-unclear':
    'El pago cubre varias facturas y tiene deducciones: no se sabe de cuál son. Regístrelo en el ERP con un pago por factura.',
} as const

/** The command that pulls by hand. */
export const pullTexts = {
  usage: 'pull --company <n> --connection <nombre> [--kinds <a,b>] [--full] [--dry-run]',
  summary: 'trae de un ERP lo que cambió, por una conexión de la compañía',
  unknown: 'La compañía {company} no tiene una conexión «{name}». Tiene: {known}.',
  noneKnown: 'ninguna',
  missing: 'Falta la conexión: --connection <nombre>.',
  kindUnknown: 'La conexión no trae «{kind}». Trae: {known}.',
  kindMissing: '{kind}: {why}',
  busy: 'La conexión ya está trayendo. Espere a que termine.',
  counts:
    '{kind}: {read} {read:leído|leídos}, {inserted} {inserted:nuevo|nuevos}, {updated} {updated:modificado|modificados}, {unchanged} sin cambio, {deleted} {deleted:retirado|retirados}, {refused} {refused:rechazado|rechazados}',
  dry: '{kind}: {read} por traer, {refused} que no se pueden traer',
  finding: '  {reference}: {why}',
  failed: 'No se terminó: {why}',
} as const
