import * as z from 'zod/mini'
import { InvoiceDraft } from '../../connections/bills/schemas.ts'
import { Choice, listOf, ListQuery, paging, sliceOf, slicing } from '../../core/list/list.ts'
import { Currency, DateText, DocumentId, Instant, MoneyText, Optional } from '../../core/values.ts'
import { AssignedTo, Assignee, seen } from '../../staff/sign-in/assignees.ts'
import { invoiceClasses, invoiceOrigins, radianTerms } from '../limits.ts'
import { InvoiceDetail, SubmittedInvoice } from '../schemas.ts'
import { invoicesDeskTexts as texts } from './texts.ts'

/** A handed-in invoice in the company's queue. */
export const DeskInvoice = z.extend(SubmittedInvoice, {
  proveedor: z.string(),
  nit: z.string(),
  responsable: Optional,
  /** The cut-off for which it was in time, while it waits for a decision; null without one. */
  corte: z.nullable(DateText),
  /** Accepted more days ago than the company allows, and still not in the ERP. */
  tarde_en_erp: z.boolean(),
  /** When it is accepted tacitly, while the term to accept or claim runs; null without one. */
  radian_limite: z.nullable(Instant),
  /** That term ends within the days of which the company is warned. */
  radian_por_vencer: z.boolean(),
  /** Its bill in the ERP that a connection writes to; null if no connection has tried. */
  borrador_erp: z.nullable(InvoiceDraft),
})
export type DeskInvoice = z.infer<typeof DeskInvoice>

/** The filters of the queue. */
export const DeskInvoicesQuery = z.extend(z.omit(ListQuery, { days: true, min: true, max: true }), {
  asignada: z.optional(AssignedTo),
  /** Those whose term to accept or claim runs, or ends soon. */
  radian: z.optional(z.enum(radianTerms)),
})
export type DeskInvoicesQuery = z.infer<typeof DeskInvoicesQuery>

/** The query for its rows without pages. */
export const DeskInvoicesSliceQuery = z.extend(z.omit(DeskInvoicesQuery, paging), slicing)

/** A page of the queue with the count of each filter, and the possible assignees. */
export const DeskInvoices = z.extend(listOf(DeskInvoice, {}), {
  choices: z.object({ asignada: z.array(Choice) }),
  responsables: z.array(Assignee),
})
export type DeskInvoices = z.infer<typeof DeskInvoices>

/** A slice of all rows of a filter. */
export const DeskInvoiceRows = sliceOf(DeskInvoice)

/** Another invoice of the supplier that may be the same one. */
export const InvoiceTwin = z.object({
  /** Where it is: handed in, or in the ERP. */
  donde: z.enum(['radicada', 'erp']),
  id: DocumentId,
  radicado: Optional,
  /** An invoice in the ERP, whatever it was when it was handed in. */
  clase: z.enum(invoiceClasses),
  numero: z.string(),
  fecha: z.nullable(DateText),
  moneda: Currency,
  valor: MoneyText,
  estado: z.string(),
  por: z.enum(['cufe', 'numero', 'valor']),
})
export type InvoiceTwin = z.infer<typeof InvoiceTwin>

/** A reason for returning, with the step that the supplier is told. */
export const ReturnChoice = z.object({
  id: z.string(),
  titulo: z.string(),
  paso: z.string(),
  exige_detalle: z.boolean(),
})
export type ReturnChoice = z.infer<typeof ReturnChoice>

/** One invoice with all that staff needs for its decision. */
export const InvoiceReview = z.extend(InvoiceDetail, {
  proveedor: z.string(),
  proveedor_id: z.number(),
  nit: z.string(),
  enviada_por: z.string(),
  /** By which way it came the last time. */
  origen: z.enum(invoiceOrigins),
  responsable: Optional,
  responsable_id: Optional,
  responsables: z.array(Assignee),
  version: z.number(),
  decidida_por: Optional,
  decidida_at: z.nullable(Instant),
  /** The rule that decided by itself; null if a person did. */
  regla: Optional,
  borrador_erp: z.nullable(InvoiceDraft),
  /** What the XML of its documento soporte says otherwise, a sentence each. */
  diferencias_soporte: z.array(z.string()),
  duplicados: z.array(InvoiceTwin),
  motivos: z.array(ReturnChoice),
  puede_decidir: z.boolean(),
})
export type InvoiceReview = z.infer<typeof InvoiceReview>

/** Accepts an invoice. */
export const InvoiceAcceptance = z.object(seen)

/** Returns an invoice to its supplier. */
export const InvoiceReturning = z.object({
  ...seen,
  motivo: z
    .string(texts.faults.reason)
    .check(z.minLength(1, texts.faults.reason), z.maxLength(60, texts.faults.reason)),
  detalle: z.string().check(z.trim(), z.maxLength(1000, texts.faults.long)),
})
export type InvoiceReturning = z.infer<typeof InvoiceReturning>
