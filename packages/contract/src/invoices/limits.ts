/** The limits of the files of one upload, and of an annex. */
export const invoiceFiles = { count: 10, bytes: 10 * 1024 * 1024, kinds: 'invoices' } as const
export const annexFiles = { count: 10, bytes: 10 * 1024 * 1024 } as const

/** Lines of a document that are shown; the count of all is stated. */
export const shownLines = 50

/** The stored states of a handed-in invoice; `causada` is added where the ERP has the invoice. */
export const intakeStates = ['borrador', 'radicada', 'en_revision', 'aceptada', 'devuelta'] as const
export type IntakeState = (typeof intakeStates)[number]

/** The ways by which an invoice is handed in: by a person in the portal, by mail, or by a program of the supplier. */
export const invoiceOrigins = ['portal', 'correo', 'api'] as const
export type InvoiceOrigin = (typeof invoiceOrigins)[number]

/** The kinds of documents that a supplier hands in: electronic ones, and the bill of those who need not invoice so. */
export const invoiceClasses = [
  'factura',
  'exportacion',
  'contingencia',
  'nota_credito',
  'nota_debito',
  'cuenta_cobro',
] as const
export type InvoiceClass = (typeof invoiceClasses)[number]

/** How much a finding weighs: it keeps the document from being sent, warns, or informs. */
export const findingWeights = ['rechaza', 'advierte', 'informa'] as const
export type FindingWeight = (typeof findingWeights)[number]

/** The files of an invoice: the electronic document, its graphic representation, annexes, and the company's documento soporte. */
export const invoiceFileKinds = ['original', 'representacion', 'anexo', 'soporte'] as const
export type InvoiceFileKind = (typeof invoiceFileKinds)[number]

/** The acts of an invoice's history. */
export const intakeActs = [
  'radicada',
  'corregida',
  'reenviada',
  'asignada',
  'aceptada',
  'aceptada_por_regla',
  'devuelta',
  'devuelta_por_regla',
  'soporte',
] as const
export type IntakeAct = (typeof intakeActs)[number]

/** The results of the match with an order. */
export const matchResults = ['cuadra', 'dentro_de_tolerancia', 'difiere', 'sin_orden'] as const
export type MatchResult = (typeof matchResults)[number]

/** The reasons for returning an invoice that come with the product. */
export const standardReasons = [
  'valor',
  'cantidad',
  'orden',
  'entrada',
  'datos',
  'anexos',
  'duplicada',
  'otro',
] as const
export type StandardReason = (typeof standardReasons)[number]

/** The filter of the queue by the term to accept or claim: it ends soon, or it runs. */
export const radianTerms = ['por_vencer', 'en_plazo'] as const
export type RadianTerm = (typeof radianTerms)[number]

/** The documento soporte, and the adjustment note to one (Anexo 1.9, 13.1.3). */
export const supportingCodes = ['05', '95'] as const
export type SupportingCode = (typeof supportingCodes)[number]

/** The limits of the files of a documento soporte: its XML and its PDF, or both in a ZIP. */
export const issuedFiles = { count: 2, bytes: 10 * 1024 * 1024, kinds: 'invoices' } as const
