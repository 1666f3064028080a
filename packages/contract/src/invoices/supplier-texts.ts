import * as actions from '../core/words/action-texts.ts'
import * as fields from '../core/words/field-texts.ts'
import * as places from '../core/words/place-texts.ts'
import { draft } from '../core/words/state-texts.ts'
import * as states from '../core/words/state-texts.ts'

/** The supplier's list of electronic invoices, with the field for new ones. */
export const invoicesTexts = {
  title: places.handInInvoice,
  description: 'Radique sus facturas electrónicas y siga su estado hasta el pago.',
  readOnly: 'Su usuario es de solo consulta y no puede radicar.',
  upload: 'Facturas electrónicas',
  drop: 'o arrástrelos aquí: XML o ZIP de su proveedor tecnológico, con su PDF, hasta {n} de {megabytes} MB.',
  waiting: 'Sin conexión: los archivos quedan en este equipo y se leen cuando vuelva la red.',
  retry: actions.retry,
  table: 'Documentos que radica su empresa',
  search: 'Buscar por número, radicado u orden',
  states: fields.state,
  invoice: fields.document,
  number: fields.filingNumber,
  issued: fields.date,
  at: states.handedInOn,
  order: fields.purchaseOrder,
  match: fields.match,
  value: fields.value,
  state: fields.state,
  annexes: 'Anexos que pide la compañía',
  annexOf: {
    todos: '{nombre}',
    facturas: '{nombre}, en facturas',
    cuentas: '{nombre}, en cuentas de cobro',
  },
  annexOptional: '{anexo} (opcional)',
  neverAny: 'Aún no ha radicado documentos.',
  neverAnyHint: 'Elija el XML o el ZIP de su factura: la revisamos antes de que la envíe.',
} as const

/** What was found in files that were just read. */
export const readResultTexts = {
  title: 'Archivos leídos',
  clear: 'Ocultar',
  ready: 'Lista para radicar',
  blocked: 'No se puede radicar',
  known: 'Ya radicada',
  paper: 'Representación gráfica adjunta a su factura.',
  rejected: 'No se recibió',
  buyer: 'Para {nombre}',
  open: 'Revisar',
  submit: 'Radicar',
  submitAll: { one: 'Radicar 1 factura', many: 'Radicar las {n} facturas' },
  done: 'La {clase} {numero} quedó radicada con el número {radicado}.',
} as const

/** One invoice of the supplier. */
export const invoiceTexts = {
  draft,
  handedIn: 'Radicado {radicado} del {at}',
  submit: readResultTexts.submit,
  submitAgain: 'Radicar de nuevo',
  correct: 'Corregir con otro XML',
  correctTitle: 'Corregir la {clase} {numero}',
  correctHint: 'El radicado {radicado} se conserva. Elija el XML o el ZIP de la {clase} que la reemplaza.',
  correctFile: 'Documento que la reemplaza',
  correctConfirm: 'Corregir',
  fileMissing: 'Elija el XML o el ZIP del documento que la reemplaza.',
  corrected: 'La {clase} se corrigió. Revísela y radíquela de nuevo.',
  acknowledgement: 'Descargar constancia',
  erase: actions.erase,
  eraseTitle: 'Eliminar el borrador',
  eraseQuestion: '¿Eliminar el borrador de la {clase} {numero}? Sus archivos se eliminan también.',
  erased: 'Borrador eliminado.',
  submitted: '{Clase} radicada con el número {radicado}.',
  blocked: 'Todavía no se puede radicar',
  returned: 'La compañía devolvió esta {clase}',
  late: 'La compañía aceptó la {clase} desde el {fecha} y aún no la ha causado. Puede preguntarle por ella.',
  inErp: 'Esta {clase} ya está en sus estados de cuenta.',
  seeInErp: 'Ver su estado de pago',
  annexes: invoicesTexts.annexes,
  annexOther: 'Otro anexo',
  annexKind: 'Qué adjunta',
  annexFile: fields.file,
  annexHint: 'PDF, JPG, PNG o XML; hasta {n} archivos de {megabytes} MB.',
  annexAdd: 'Adjuntar',
  annexAdded: 'Anexo adjunto.',
  annexRemoved: 'Anexo retirado.',
  close: actions.close,
  cancel: actions.cancel,
} as const
