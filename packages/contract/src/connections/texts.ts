import type { ConnectionSystem, PulledKind, PullInterval, PullState } from '@enlace/domain/connections.ts'
import * as actions from '../core/words/action-texts.ts'
import * as fields from '../core/words/field-texts.ts'
import * as places from '../core/words/place-texts.ts'
import * as states from '../core/words/state-texts.ts'

/** Connections to ERPs, from which the portal imports records automatically. */
export const connectionsTexts = {
  title: 'Conexiones',
  description:
    'Conexiones con las que el portal trae de forma automática los cambios del ERP (Odoo o ERPNext).',
  create: 'Crear una conexión',
  table: 'Conexiones de la compañía',
  name: fields.name,
  system: 'Sistema',
  state: fields.state,
  last: 'Última vez',
  next: 'Próxima vez',
  records: fields.records,
  none: 'La compañía no tiene conexiones.',
  noneHint: 'Cree una conexión si su ERP es Odoo o ERPNext. Para otro ERP, use los archivos o la API.',
  never: 'Aún no ha traído registros',
  noNext: 'Sin programar',
  isOn: states.activa,
  isOff: 'Detenida',
  isRunning: 'Trayendo',
  hasFailed: 'Con fallas',
} as const

/** One connection and its imports. */
export const connectionTexts = {
  newTitle: 'Nueva conexión',
  editTitle: 'Datos de la conexión',
  nameLabel: fields.name,
  nameHint: 'Nombre de la fuente en Cargas, por ejemplo «Odoo producción».',
  systemLabel: 'Sistema',
  addressLabel: fields.address,
  addressHint: 'Por ejemplo, https://erp.suempresa.co',
  placeLabels: { odoo: 'Base de datos', erpnext: fields.business } satisfies Record<ConnectionSystem, string>,
  placeHints: {
    odoo: 'Nombre de la base de datos de Odoo.',
    erpnext: 'Nombre de la empresa en ERPNext. Si lo deja vacío, se traen todas.',
  } satisfies Record<ConnectionSystem, string>,
  userLabels: { odoo: fields.user, erpnext: 'API Key' } satisfies Record<ConnectionSystem, string>,
  userHints: {
    odoo: 'Correo de un usuario que solo lee. Para crear borradores de facturas necesita más permisos.',
    erpnext:
      'Clave de un usuario que solo lee. Para crear borradores de facturas necesita más permisos (Usuario › Configuración › Acceso a la API).',
  } satisfies Record<ConnectionSystem, string>,
  /** Of a connection that writes drafts of bills. */
  writerHints: {
    odoo: 'Correo de un usuario que lee los registros y crea borradores de facturas de proveedor.',
    erpnext:
      'Clave de un usuario que lee los registros y crea Purchase Invoice (Usuario › Configuración › Acceso a la API).',
  } satisfies Record<ConnectionSystem, string>,
  secretLabels: { odoo: 'Clave de API', erpnext: 'API Secret' } satisfies Record<ConnectionSystem, string>,
  secretHint: 'Se guarda cifrada y no se vuelve a mostrar.',
  secretKept: 'Hay una clave guardada. Deje el campo vacío para conservarla.',
  kindsLabel: fields.records,
  filesHint:
    'De estos documentos se traen también los PDF, imágenes y XML que tengan adjuntos en el ERP. Los ve el proveedor.',
  files: fields.files,
  filesOf: 'Archivos de {registros}',
  fileReference: '{numero}: {archivo}',
  fileReplaced: 'Nueva versión en el ERP',
  everyLabel: 'Cada cuánto',
  probe: 'Probar conexión',
  probeOk: '{producto} responde.',
  probeCount: '{registros}: {cuenta}',
  probeMissing: 'Registros que aún no se pueden traer:',
  probeFailed: 'No se pudo conectar. {falla}',
  saved: 'La conexión quedó guardada.',
  createdToast: 'La conexión se creó y empezó a traer registros.',
  runNow: 'Traer ahora',
  runAll: 'Traer todo de nuevo',
  asked: 'La conexión empezó a traer registros.',
  stop: 'Detener',
  stopped: 'La conexión quedó detenida.',
  resume: 'Reanudar',
  resumed: 'La conexión se reanudó.',
  remove: actions.erase,
  removeTitle: '¿Eliminar la conexión {nombre}?',
  removeBody:
    'La conexión deja de traer registros y se borra su historial. Los registros que ya trajo se conservan en el portal.',
  removed: 'La conexión se eliminó.',
  keep: 'No eliminarla',
  close: actions.close,
  runs: 'Registros traídos',
  runsTable: 'Ejecuciones de la conexión',
  noRuns: 'Aún no ha traído registros.',
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
  nextAt: 'Próxima ejecución: {cuando}',
  breadcrumb: 'Dónde está',
  newHint: 'Pruebe la conexión antes de crearla; le indicaremos si falta algo.',
  whole: 'Todo de nuevo',
  findings: 'Registros que no se pudieron traer la última vez',
  findingsTable: 'Registros que no se trajeron',
  reference: 'En el ERP',
  why: 'Por qué',
  moreFindings: 'Se muestran los primeros {n}.',
  stoppedWhy: 'Se detuvo automáticamente: {motivo}',
  actor: 'conexión {nombre}',
  brokenOff: 'Se interrumpió. Se intentará de nuevo.',
  failedWhy: 'La última vez falló: {motivo}',
  partialWhy: 'La última vez no se trajeron todos los registros. {motivo}',
  kindFailed: '{registros}: {falla}',
  nameMissing: 'Escriba un nombre que identifique la conexión.',
  nameTooLong: 'Escriba un nombre de máximo 60 caracteres.',
  nameTaken: 'Ya hay una conexión con ese nombre. Escriba otro.',
  addressMalformed:
    'Escriba una dirección como https://erp.suempresa.co, sin usuario, parámetros ni fragmento.',
  placeMissing: 'Ingrese la base de datos de Odoo.',
  userMissing: 'Ingrese el usuario o la clave del ERP.',
  secretMissing: 'Ingrese la clave secreta.',
  secretAgain: 'La dirección o el usuario cambió: ingrese también la clave secreta.',
  tooLong: 'Es demasiado largo.',
  kindsMissing: 'Elija al menos un tipo de registro.',
  sealedElsewhere: 'La clave secreta se guardó en otra instalación. Ingrésela de nuevo.',
} as const

/** The kinds of records that a connection imports. */
export const pulledKindTexts: Readonly<Record<PulledKind, string>> = {
  suppliers: places.suppliers,
  orders: places.purchaseOrders,
  receipts: places.purchaseTickets,
  invoices: places.invoices,
  notes: places.debitNotes,
  payments: places.payments,
}

/** The names of the ERPs. */
export const connectionSystemTexts: Readonly<Record<ConnectionSystem, string>> = {
  odoo: 'Odoo',
  erpnext: 'ERPNext',
}

/** The intervals of imports. */
export const pullIntervalTexts: Readonly<Record<PullInterval, string>> = {
  15: 'Cada 15 minutos',
  60: 'Cada hora',
  360: 'Cada 6 horas',
  1440: 'Una vez al día',
}

/** The outcomes of an import. */
export const pullStateTexts: Readonly<Record<PullState, string>> = {
  running: states.running,
  done: 'Completa',
  partial: 'Incompleta',
  failed: states.failedOutcome,
  stopped: 'Detenida',
}

/** Why an ERP did not answer, each with its remedy. */
export const connectorFaultTexts = {
  'address-malformed': 'La dirección no es válida. Escriba una como https://erp.suempresa.co.',
  'name-not-found': 'No existe un servidor con el nombre {host}. Revise la dirección.',
  'address-not-allowed':
    'La dirección {host} está en una red privada o no usa https, y esta instalación no lo permite. Pida a quien administra el servidor que permita esa red.',
  'connection-refused': '{host} no responde en ese puerto. Revise el puerto y que el ERP esté encendido.',
  'host-unreachable':
    'El servidor del portal no puede llegar a {host}. Revise la red, la VPN o el cortafuegos.',
  'certificate-refused':
    'El certificado de {host} no es válido: venció, es de otro nombre o no lo firmó una entidad conocida; o ese puerto no usa https ({code}). Corrija el certificado o la dirección.',
  'time-out':
    '{host} no respondió a tiempo. Revise que el ERP funcione y que un cortafuegos no corte la conexión.',
  'connection-lost': 'La conexión con {host} se cortó. Se intentará de nuevo la próxima vez.',
  redirected: 'Esa dirección lleva a otra ({to}). Escriba la dirección final.',
  'status-refused':
    'El servidor respondió con el error {status} y no como el ERP. Revise la dirección y que el ERP esté encendido.',
  'too-many-requests': 'El ERP limitó las consultas. Se intentará de nuevo la próxima vez.',
  'answer-unreadable':
    'En esa dirección responde una página y no el ERP. Revise la dirección y quite /web o /app del final.',
  'answer-too-large': 'La respuesta del ERP supera el tamaño máximo. Avise a quien administra el portal.',
  'database-unknown': 'El ERP no tiene esa base de datos o empresa. Escriba su nombre exacto.',
  'credentials-refused':
    'El ERP no acepta el usuario o la clave. Revíselos, o cree una clave nueva en el ERP.',
  'right-missing':
    'El usuario no tiene permiso de lectura de {model} en el ERP. Asígneselo y pruebe de nuevo.',
  'model-missing':
    'El ERP no tiene {model}. Instale el módulo que lo incluye o quite ese registro de la conexión.',
  'field-missing': 'La versión del ERP no es compatible: a {model} le faltan datos necesarios ({said}).',
  'erp-fault': 'El ERP falló al responder: {said} ({name}).',
  'file-refused':
    'El ERP no entregó el archivo (error {status}). Revise que exista y que el usuario pueda leerlo.',
  'file-elsewhere':
    'El archivo es un enlace a otro sitio, que no se sigue. Adjúntelo en el ERP como archivo.',
} as const

/** Why a record of the ERP was not imported, each with its remedy. */
export const unmappedTexts = {
  'supplier-without-nit': 'El proveedor no tiene NIT en el ERP. Regístrelo allí para traerlo.',
  'invoice-without-number': 'La factura no tiene el número del proveedor. Regístrelo en el ERP para traerla.',
  'invoice-without-date': 'La factura no tiene fecha en el ERP. Regístrela allí para traerla.',
  'payment-without-number': 'El pago no tiene número en el ERP. Contabilícelo allí para traerlo.',
  'receipt-unit-unclear':
    'La unidad de un producto de la entrada no es la de la orden ni la de existencias. Corríjala en el ERP para traer la entrada.',
  'payment-deductions-unclear':
    'El pago cubre varias facturas y tiene deducciones que no se pueden distribuir. Regístrelo en el ERP con un pago por factura.',
} as const

/** The command for a manual import. */
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
