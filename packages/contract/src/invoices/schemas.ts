import * as z from 'zod/mini'
import { listOf, ListQuery } from '../core/list/list.ts'
import { Currency, DateText, DocumentId, Instant, MoneyText, Optional } from '../core/values.ts'
import { InvoiceDocument, InvoiceFinding } from './document-schemas.ts'
import { intakeActs, invoiceClasses, invoiceFileKinds, matchResults, supportingCodes } from './limits.ts'
import { annexDocuments } from './lists/schemas.ts'
import { ErpInvoice, InvoiceMatch, InvoiceTiming, WithholdingEstimate } from './match-schemas.ts'

/** The states of a handed-in invoice as people see it: the ERP's own comes after its acceptance. */
export const shownIntakeStates = [
  'borrador',
  'radicada',
  'en_revision',
  'aceptada',
  'devuelta',
  'causada',
] as const

/** An invoice that a supplier hands in, in lists. */
export const SubmittedInvoice = z.object({
  id: DocumentId,
  /** The number that the company gave it, such as `2026-000123`; null for a draft. */
  radicado: Optional,
  radicada_at: z.nullable(Instant),
  estado: z.enum(shownIntakeStates),
  clase: z.enum(invoiceClasses),
  numero: z.string(),
  cufe: Optional,
  fecha_emision: z.nullable(DateText),
  moneda: Currency,
  valor_total: MoneyText,
  /** The order that the document names. */
  orden: Optional,
  cuadre: z.nullable(z.enum(matchResults)),
  /** The number of the corrected document; 1 for the first. */
  version_documento: z.number(),
  subida_at: Instant,
  /** The state of the payment in the company's ERP; null while the ERP does not have the invoice. */
  estado_erp: Optional,
})
export type SubmittedInvoice = z.infer<typeof SubmittedInvoice>

/** A file of an invoice. */
export const InvoiceFile = z.object({
  id: DocumentId,
  clase: z.enum(invoiceFileKinds),
  /** The name of the annex that it is; empty for others. */
  anexo: z.string(),
  nombre: z.string(),
  media_type: z.string(),
  bytes: z.number(),
  version_documento: z.number(),
  subido_at: Instant,
  subido_por: z.string(),
})
export type InvoiceFile = z.infer<typeof InvoiceFile>

/** An entry of an invoice's history. */
export const InvoiceEvent = z.object({
  at: Instant,
  acto: z.enum(intakeActs),
  quien: z.string(),
  texto: z.string(),
})
export type InvoiceEvent = z.infer<typeof InvoiceEvent>

/** A version of the electronic document of an invoice that was returned and corrected. */
export const InvoiceVersion = z.object({
  version: z.number(),
  numero: z.string(),
  cufe: Optional,
  valor_total: MoneyText,
  moneda: Currency,
  enviada_at: Instant,
  enviada_por: z.string(),
})
export type InvoiceVersion = z.infer<typeof InvoiceVersion>

/** Why an invoice was returned, and what its supplier does next. */
export const InvoiceReturn = z.object({
  motivo: z.string(),
  titulo: z.string(),
  detalle: z.string(),
  paso: z.string(),
  at: Instant,
})
export type InvoiceReturn = z.infer<typeof InvoiceReturn>

/** The documento soporte of a cuenta de cobro (`05`), or an adjustment note to it (`95`). */
export const IssuedSupporting = z.object({
  tipo: z.enum(supportingCodes),
  numero: z.string(),
  fecha: DateText,
  cuds: z.string(),
  informado_at: Instant,
})
export type IssuedSupporting = z.infer<typeof IssuedSupporting>

/** Everything about one invoice that its supplier may see. */
export const InvoiceDetail = z.extend(SubmittedInvoice, {
  sucursal: z.string(),
  documento: InvoiceDocument,
  hallazgos: z.array(InvoiceFinding),
  match: z.nullable(InvoiceMatch),
  tiempos: z.nullable(InvoiceTiming),
  estimado: z.nullable(WithholdingEstimate),
  archivos: z.array(InvoiceFile),
  /** The annexes that the company asks for, and whether each is there. */
  anexos: z.array(z.object({ nombre: z.string(), obligatorio: z.boolean(), entregado: z.boolean() })),
  versiones: z.array(InvoiceVersion),
  historia: z.array(InvoiceEvent),
  devolucion: z.nullable(InvoiceReturn),
  /** What the company issued for a cuenta de cobro. */
  soportes: z.array(IssuedSupporting),
  erp: z.nullable(ErpInvoice),
  /** Accepted, but not in the ERP: since when, and the days that have passed. */
  pendiente_erp: z.nullable(z.object({ desde: Instant, dias: z.number(), es_tarde: z.boolean() })),
  /** Why it cannot be sent, a sentence each; empty if it can. */
  impedimentos: z.array(z.string()),
  puede: z.object({
    enviar: z.boolean(),
    corregir: z.boolean(),
    eliminar: z.boolean(),
    anexar: z.boolean(),
  }),
})
export type InvoiceDetail = z.infer<typeof InvoiceDetail>

/** What one uploaded file turned out to be. */
export const ReadFile = z.object({
  nombre: z.string(),
  /** Drafts; documents that are already handed in; the graphic representation of a draft; or nothing of use. */
  resultado: z.enum(['borrador', 'radicada', 'representacion', 'rechazado']),
  /** Why it was refused, and what to do; empty otherwise. */
  motivos: z.array(z.string()),
  facturas: z.array(InvoiceDetail),
})
export type ReadFile = z.infer<typeof ReadFile>

/** The answer about the uploaded files, in their order. */
export const ReadInvoices = z.object({ archivos: z.array(ReadFile) })
export type ReadInvoices = z.infer<typeof ReadInvoices>

/** An annex that is asked of the supplier. */
export const PendingAnnex = z.object({
  nombre: z.string(),
  documentos: z.enum(annexDocuments),
  obligatorio: z.boolean(),
})
export type PendingAnnex = z.infer<typeof PendingAnnex>

/** The filters of the supplier's list. */
export const InvoicesQuery = z.omit(ListQuery, { days: true })
export type InvoicesQuery = z.infer<typeof InvoicesQuery>

/** A page of the supplier's invoices, newest first. */
export const SubmittedInvoices = z.extend(listOf(SubmittedInvoice, { valor_total: MoneyText }), {
  /** False for read-only users. */
  puede_radicar: z.boolean(),
  /** Whether the supplier may send a cuenta de cobro. */
  puede_cuenta: z.boolean(),
  /** The annexes that the company asks of the supplier's invoices and cuentas de cobro. */
  anexos: z.array(PendingAnnex),
})
export type SubmittedInvoices = z.infer<typeof SubmittedInvoices>

/** The annex that the files are; empty for another one. */
export const NewAnnex = z.object({ anexo: z._default(z.string().check(z.trim(), z.maxLength(120)), '') })
