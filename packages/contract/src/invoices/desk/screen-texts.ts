import * as fields from '../../core/words/field-texts.ts'
import * as places from '../../core/words/place-texts.ts'
import * as states from '../../core/words/state-texts.ts'
import * as actions from '../../core/words/action-texts.ts'
import * as counts from '../../core/words/count-texts.ts'

/** The queue of the invoices that suppliers handed in. */
export const invoicesDeskListTexts = {
  title: places.invoicesToReview,
  counted: counts.invoicesCounted,
  description:
    'Facturas electrónicas y cuentas de cobro que radicaron los proveedores. Aparecen primero las pendientes de decisión, por antigüedad.',
  search: 'Buscar por radicado, número, orden, CUFE, proveedor o NIT',
  date: states.handedIn,
  table: places.handedInInvoices,
  states: fields.state,
  radicado: fields.filingNumber,
  proveedor: fields.supplier,
  numero: fields.document,
  fecha: fields.date,
  valor: fields.value,
  cuadre: fields.match,
  enviada: states.handedIn,
  waits: { one: 'hace 1 día', many: 'hace {n} días' },
  today: counts.today,
  corte: 'Corte',
  cutoffPassed: 'Ya pasó',
  cutoffIn: { one: 'falta 1 día', many: 'faltan {n} días' },
  responsable: fields.responsible,
  estado: fields.state,
  late: 'Sin causar en el ERP',
  neverAny: 'Ningún proveedor ha radicado facturas.',
  neverAnyHint:
    'Cuando un proveedor radique una factura electrónica o una cuenta de cobro, aparecerá aquí para su decisión. El módulo se activa en Parámetros.',
} as const

/** One handed-in invoice under review. */
export const invoiceReviewTexts = {
  description: '{proveedor} · NIT {nit} · {valor}',
  about: 'Radicación',
  radicado: fields.filingNumber,
  radicada: states.handedInOn,
  sentBy: fields.handedInBy,
  cameBy: 'Llegó por',
  byMail: places.invoiceMails,
  byProgram: 'Programa del proveedor',
  branch: fields.branch,
  decided: states.decided,
  lineTimes: '{cantidad} × {precio}',
  age: '{at} · {age}',
  decidedBy: 'La decidió',
  annex: 'Anexo: {nombre}',
  tabs: { original: 'XML', representacion: '{Clase}', soporte: 'Documento soporte {numero}' },
  formerFile: '{nombre} (versión {version})',
  byRule: 'La aceptó una regla de la compañía: {regla}.',
  returnedByRule: 'La devolvió una regla de la compañía: {regla}.',
  returned: 'Devuelta por «{motivo}».',
  toldStep: 'Al proveedor se le indicó: {paso}',
  lateInErp: 'Se aceptó hace {n} {n:día|días} y aún no está en el ERP. Revise por qué no se ha causado.',
  pendingInErp: 'Aceptada. Falta causarla en el ERP.',
  inErp: 'Está en el ERP: {estado}.',
  openInErp: 'Ver la {clase} en el ERP',
  versions: 'Versiones del documento',
  version: 'Versión {version}: {numero}',
} as const

/** Other invoices that may be the same one. */
export const invoiceTwinsTexts = {
  title: fields.possibleDuplicates,
  warning: 'Puede estar repetida: revise los posibles duplicados antes de decidir.',
  by: { cufe: 'Mismo CUFE', numero: 'Mismo número', valor: 'Mismo valor en fecha cercana' },
  handedIn: '{Clase} {numero}, radicado {radicado}',
  inErp: 'Factura {numero}, en el ERP',
} as const

/** The decision about an invoice. */
export const invoiceDecisionTexts = {
  accept: actions.accept,
  acceptTitle: 'Aceptar la {clase} {numero}',
  acceptIntro: 'El proveedor recibe el aviso. La {clase} queda pendiente de causar en el ERP.',
  confirmAccept: 'Aceptar la {clase}',
  accepted: '{Clase} aceptada.',
  return: actions.giveBack,
  returnTitle: 'Devolver la {clase} {numero}',
  returnIntro:
    'El proveedor recibe el motivo con el paso siguiente, y puede corregirla con el mismo número de radicado.',
  reason: fields.reason,
  step: 'Se le indicará: {paso}',
  detail: 'Explicación para el proveedor',
  detailHint: 'Obligatoria si el motivo la exige.',
  confirmReturn: 'Devolver la {clase}',
  returned: '{Clase} devuelta.',
} as const

/** The way from one invoice to the next. */
export const invoiceQueueTexts = {
  previous: 'Anterior por revisar',
  next: 'Siguiente por revisar',
  named: '{numero} · {proveedor}',
  empty: 'No quedan facturas por revisar.',
  list: 'Volver a la lista',
  keys: 'Funcionan en toda la página, menos mientras escribe.',
} as const
