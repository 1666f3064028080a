import * as fields from '../../core/words/field-texts.ts'
import * as places from '../../core/words/place-texts.ts'
import * as sentences from '../../core/words/sentence-texts.ts'

/** The lists of all suppliers' documents in the back office, by kind. */
export const deskListTexts = {
  'account-statements': {
    title: places.invoices,
    description: 'Facturas de todos los proveedores, pagadas y por pagar, con su estado y su vencimiento.',
    date: 'Fecha de factura',
    amount: fields.balance,
    neverAny: 'Aún no hay facturas cargadas.',
    file: 'facturas',
  },
  'payments-made': {
    title: places.paymentsMade,
    description: 'Pagos de la compañía a sus proveedores, con las facturas que cubren.',
    date: fields.paymentDate,
    amount: fields.paidValue,
    neverAny: 'Aún no hay pagos cargados.',
    file: 'pagos',
  },
  'purchase-order': {
    title: places.purchaseOrders,
    description: 'Órdenes a todos los proveedores, con lo recibido y lo facturado.',
    date: 'Fecha de la orden',
    amount: fields.netValue,
    neverAny: 'Aún no hay órdenes de compra cargadas.',
    file: 'ordenes-de-compra',
  },
  'purchase-tickets': {
    title: places.purchaseTickets,
    description: 'Entregas recibidas de los proveedores, y lo que falta por facturar.',
    date: 'Fecha de la entrada',
    amount: fields.netValue,
    neverAny: 'Aún no hay entradas de almacén cargadas.',
    file: 'entradas-de-almacen',
  },
  'notes-debit': {
    title: places.debitNotes,
    description: 'Notas que disminuyen lo que se debe a los proveedores, con lo aplicado y lo pendiente.',
    date: 'Fecha de la nota',
    amount: fields.noteValue,
    neverAny: 'Aún no hay notas débito cargadas.',
    file: 'notas-debito',
  },
} as const

/** What some fields are called for the staff, who reads them beside those of other suppliers. */
export const deskFieldTexts = {
  supplierInvoiceDay: 'Fecha de la factura del proveedor',
  buyerMail: 'Correo del comprador',
  buyerPhone: 'Teléfono del comprador',
  cufe: fields.cufe,
} as const

/** What the pages of suppliers' documents in the back office say, whatever the kind. */
export const deskDocumentTexts = {
  search: sentences.searchByNumber,
  supplier: fields.supplier,
  findSupplier: 'NIT o nombre',
  branch: fields.branch,
  seen: 'Visto',
  seenTitle: 'Qué ha visto el proveedor',
  seenAt: 'Abierto por primera vez',
  seenBy: 'Por',
  notSeen: 'El proveedor aún no ha abierto este documento en el portal.',
  notMarked: 'Consultarlo aquí no lo marca como visto.',
  facts: fields.data,
  lines: fields.lines,
  noLines: 'El ERP no trajo líneas de este documento.',
  related: 'Relacionados',
  questions: places.questions,
  noQuestions: 'El proveedor no ha preguntado por este documento.',
  questionNumber: fields.number,
  questionSubject: fields.subject,
  questionState: fields.state,
  lastMessage: fields.lastMessage,
  ofSupplier: fields.nitNumbered,
  file: '{list}-{fecha}.{format}',
} as const
