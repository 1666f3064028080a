import * as states from '../core/words/state-texts.ts'
import * as actions from '../core/words/action-texts.ts'
import * as counts from '../core/words/count-texts.ts'
import * as fields from '../core/words/field-texts.ts'
import * as places from '../core/words/place-texts.ts'
import { importTexts } from '../imports/reading/texts.ts'
import type { BatchField, BatchRows } from './fields.ts'

/** Why a format or a file is refused. */
export const batchFaultTexts = {
  name: 'Escriba un nombre de hasta 80 letras.',
  nameTaken: 'Ya hay un formato con ese nombre. Escriba otro.',
  heading: 'Escriba hasta 100 letras.',
  width: 'Escriba un ancho de 1 a 250.',
  columns: 'Agregue al menos una columna, y hasta 60.',
  foreign: 'Hay columnas que este tipo de filas no tiene. Quítelas o cambie qué es cada fila.',
  most: 'Una compañía puede tener hasta 20 formatos. Elimine alguno que no use.',
  until: 'Elija un día que no sea futuro.',
  none: 'No hay facturas aceptadas por entregar hasta ese día.',
  figure:
    'El valor {valor} no cabe en la columna «{columna}» de este formato. Dele más ancho o más decimales y haga el archivo de nuevo.',
  lines:
    'La factura {numero} tiene más de {n} líneas y el portal no las guarda todas. Use un formato con una fila por factura.',
} as const

/** What each field is called. */
export const batchFieldTexts: Readonly<Record<BatchField, string>> = {
  archivo: 'Número del archivo',
  renglon: 'Número de la fila',
  radicado: fields.filingNumber,
  fecha_radicacion: 'Fecha de radicación',
  fecha_aceptacion: fields.acceptanceDate,
  tipo_documento: 'Tipo de documento (01, 91, 92…)',
  prefijo: 'Prefijo de la factura',
  consecutivo: 'Consecutivo de la factura',
  numero: 'Número completo de la factura',
  cufe: fields.cufe,
  fecha_emision: fields.invoiceDate,
  fecha_vencimiento: fields.dueDate,
  moneda: fields.currency,
  nit: 'NIT sin dígito de verificación',
  dv: fields.checkDigit,
  proveedor: fields.businessName,
  proveedor_erp: 'Clave del proveedor en el ERP',
  sucursal: fields.branch,
  sucursal_erp: fields.branchKey,
  orden: fields.purchaseOrder,
  orden_erp: 'Clave de la orden en el ERP',
  valor_bruto: fields.grossValue,
  descuentos: fields.discounts,
  cargos: fields.charges,
  anticipos: fields.advances,
  valor_iva: fields.vat,
  valor_impuestos: 'Total de impuestos',
  valor_total: fields.totalValue,
  linea: 'Número de la línea',
  codigo: fields.code,
  descripcion: fields.description,
  cantidad: fields.quantity,
  unidad: fields.unit,
  precio: fields.unitPrice,
  valor_linea: 'Valor de la línea',
  impuesto: fields.tax,
  tarifa: fields.rate,
  base: fields.base,
  valor_impuesto: 'Valor del impuesto',
}

/** What each row of a file is. */
export const batchRowTexts: Readonly<Record<BatchRows, string>> = {
  factura: 'Una factura',
  linea: 'Una línea de factura',
  impuesto: 'Un impuesto de factura',
}

/** The files of accepted invoices for the ERP. */
export const invoiceBatchTexts = {
  title: 'Facturas para el ERP',
  description:
    'Archivos con las facturas aceptadas, en el formato que su ERP carga. Cada factura se entrega una sola vez, por archivo o por la API.',
  pending: states.toDeliver,
  pendingNone: 'No hay facturas aceptadas por entregar.',
  pendingSince: 'La más antigua se aceptó el {fecha}.',
  count: counts.invoicesCounted,
  make: 'Hacer el archivo',
  makeTitle: 'Hacer el archivo para el ERP',
  makeIntro:
    'Lleva las facturas aceptadas que aún no se han entregado, y quedan como entregadas. Si el ERP no lo recibe, puede deshacerlo.',
  format: fields.format,
  until: 'Aceptadas hasta',
  made: 'El archivo {numero} quedó hecho con {n} {n:factura|facturas}.',
  again: 'Esperan más facturas de las que caben en un archivo. Haga otro.',
  files: fields.madeFiles,
  noFiles: fields.noFilesYet,
  noFilesHint: 'Cree un formato y haga el primero cuando haya facturas aceptadas.',
  acts: fields.actions,
  contents: fields.content,
  number: fields.shortNumber,
  invoices: places.invoices,
  values: fields.value,
  madeBy: 'Lo hizo',
  madeAt: fields.madeOn,
  state: fields.state,
  valid: states.delivered,
  undone: 'Deshecho',
  undoneBy: 'Lo deshizo {quien} el {at}.',
  download: 'Descargar el archivo {numero}',
  fileName: 'facturas-erp-{numero}',
  undo: actions.undo,
  undoTitle: 'Deshacer el archivo {numero}',
  undoIntro:
    'Sus {n} {n:factura vuelve|facturas vuelven} a quedar por entregar. Hágalo solo si el ERP no cargó el archivo: si lo cargó, quedarían dos veces.',
  undoDone: 'El archivo {numero} se deshizo.',
  formats: fields.formats,
  noFormats: 'Todavía no hay formatos.',
  noFormatsHint: 'Empiece con uno ya armado y ajústelo a la plantilla de su ERP.',
  newFormat: 'Nuevo formato',
  rowsOf: '{filas} · {columnas} {columnas:columna|columnas}',
  edit: actions.editNombre,
  removeTitle: 'Eliminar el formato {nombre}',
  removeIntro: 'Los archivos que ya se hicieron con él se conservan.',
  remove: actions.erase,
  removed: 'El formato se eliminó.',
  cancel: actions.cancel,
} as const

/** The screen of one format. */
export const batchFormatTexts = {
  newTitle: invoiceBatchTexts.newFormat,
  title: 'Formato {nombre}',
  description: 'Las columnas del archivo y su escritura. La vista previa usa las últimas facturas aceptadas.',
  name: fields.name,
  rows: 'Cada fila es',
  shape: 'Tipo de archivo',
  shapes: { separado: 'Texto con separador', ancho_fijo: 'Texto de ancho fijo', excel: fields.excel },
  separator: fields.separator,
  separators: importTexts.separators,
  decimal: 'Signo decimal',
  point: 'Punto',
  comma: importTexts.separators[','],
  day: 'Escritura de las fechas',
  encoding: fields.encoding,
  encodings: importTexts.encodings,
  heading: 'La primera fila lleva los títulos',
  columns: fields.columns,
  field: 'Qué lleva',
  fixed: 'Texto fijo',
  columnTitle: fields.title,
  text: fields.text,
  places: 'Decimales',
  sign: 'Con signo +',
  width: fields.width,
  right: 'A la derecha',
  zeros: 'Rellenar con ceros',
  column: fields.columnNumbered,
  add: 'Agregar columna',
  up: 'Subir la columna {n}',
  down: 'Bajar la columna {n}',
  remove: 'Quitar la columna {n}',
  preview: actions.preview,
  previewNone: 'Todavía no hay facturas aceptadas: se ven solo los títulos.',
  saved: 'El formato quedó guardado.',
  back: invoiceBatchTexts.title,
} as const

/** What a new format can start with. */
export const batchStartTexts = {
  separado: 'Texto con separador, por línea',
  siesa: 'Ancho fijo estilo Siesa, por factura',
  siigo: 'Excel estilo Siigo, por línea',
} as const
