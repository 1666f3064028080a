import * as z from 'zod/mini'
import { DocumentId, Instant, MoneyText, Currency, Optional, wholeNumber } from '../../core/values.ts'
import { InvoiceDocument } from '../document-schemas.ts'
import { invoiceFileKinds } from '../limits.ts'
import { InvoiceMatch } from '../match-schemas.ts'
import { IssuedSupporting } from '../schemas.ts'
import { SupportingData } from './supporting-schemas.ts'

/** The maximum number of invoices that a program reads or acknowledges at once. */
export const programPage = 100

/** A program's question for accepted invoices. */
export const AcceptedInvoicesQuery = z.object({
  /** The `next` of the answer before. */
  after: z.optional(z.string().check(z.regex(/^\d{1,17}\.[0-9a-f-]{36}$/))),
  /** `true`: only those that the ERP has not acknowledged. */
  pending: z._default(z.enum(['true', 'false']), 'false'),
  size: z._default(wholeNumber(1, programPage), 50),
})
export type AcceptedInvoicesQuery = z.infer<typeof AcceptedInvoicesQuery>

const party = { erp_key: z.nullable(z.string()), nombre: z.string() }

/** An accepted invoice with all its lines, for the company's ERP. */
export const AcceptedInvoice = z.object({
  id: DocumentId,
  radicado: z.string(),
  radicada_at: Instant,
  aceptada_at: Instant,
  /** The rule that accepted it; null if a person did. */
  regla: Optional,
  numero: z.string(),
  cufe: Optional,
  moneda: Currency,
  valor_total: MoneyText,
  version_documento: z.number(),
  proveedor: z.object({ ...party, documento_numero: z.string(), documento_dv: z.nullable(z.number()) }),
  sucursal: z.object({ ...party, codigo: z.string() }),
  /** The ERP's key of the order that it was matched with. */
  orden_erp_key: Optional,
  documento: InvoiceDocument,
  /** For the documento soporte of a cuenta de cobro; null for other documents. */
  documento_soporte: z.nullable(SupportingData),
  /** What the company issued for it already. */
  soportes: z.array(IssuedSupporting),
  match: z.nullable(InvoiceMatch),
  archivos: z.array(
    z.object({
      id: DocumentId,
      clase: z.enum(invoiceFileKinds),
      anexo: z.string(),
      nombre: z.string(),
      media_type: z.string(),
      bytes: z.number(),
    }),
  ),
  /** When the ERP acknowledged it. */
  tomada_at: z.nullable(Instant),
})
export type AcceptedInvoice = z.infer<typeof AcceptedInvoice>

/** A page of accepted invoices, the oldest acceptance first; `next` is where the next question continues. */
export const AcceptedInvoices = z.object({
  invoices: z.array(AcceptedInvoice),
  next: z.nullable(z.string()),
})
export type AcceptedInvoices = z.infer<typeof AcceptedInvoices>

/** The invoices that the ERP has recorded. */
export const TakenInvoices = z.object({
  ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(programPage)),
})
