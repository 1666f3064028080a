import * as z from 'zod/mini'
import { listOf, ListQuery, paging, sliceOf, slicing, words } from '../../core/list/list.ts'
import { DocumentId, Instant, Optional } from '../../core/values.ts'
import { seen } from '../../staff/sign-in/assignees.ts'
import { invoiceMailStates, mailOutcomes, waitingReasons } from '../limits.ts'
import { invoiceMailTexts } from './texts.ts'

const { faults } = invoiceMailTexts
const State = z.enum(invoiceMailStates)

/** A mail of the mailbox of invoices. */
export const InvoiceMail = z.object({
  id: DocumentId,
  remitente: z.string(),
  remitente_nombre: z.string(),
  asunto: z.string(),
  recibido_at: Instant,
  adjuntos: z.number(),
  proveedor: Optional,
  /** Why it waits at the desk; null for one that does not. */
  motivo: z.nullable(z.enum(waitingReasons)),
  estado: State,
})
export type InvoiceMail = z.infer<typeof InvoiceMail>

/** The filters of the list. */
export const InvoiceMailsQuery = z.extend(
  z.omit(ListQuery, { days: true, status: true, min: true, max: true }),
  { status: z.optional(z.pipe(words, z.array(State))) },
)
export type InvoiceMailsQuery = z.infer<typeof InvoiceMailsQuery>

/** The query for its rows without pages. */
export const InvoiceMailsSliceQuery = z.extend(z.omit(InvoiceMailsQuery, paging), slicing)

/** A page of the mails. */
export const InvoiceMails = z.extend(listOf(InvoiceMail, {}), {
  /** Whether the company's mailbox is read. */
  encendido: z.boolean(),
})
export type InvoiceMails = z.infer<typeof InvoiceMails>

/** A slice of all mails of a filter. */
export const InvoiceMailRows = sliceOf(InvoiceMail)

/** What a document of a mail turned out to be. */
export const MailResult = z.object({
  archivo: z.string(),
  numero: z.string(),
  resultado: z.enum(mailOutcomes),
  /** The invoice, if it was handed in. */
  id: Optional,
  radicado: Optional,
  motivos: z.array(z.string()),
})
export type MailResult = z.infer<typeof MailResult>

/** One mail with its attachments and what came of it. */
export const InvoiceMailDetail = z.extend(InvoiceMail, {
  enviado_at: z.nullable(Instant),
  /** What is wrong with it, a sentence each. */
  detalles: z.array(z.string()),
  proveedor_id: z.nullable(z.number()),
  asignado_por: Optional,
  archivos: z.array(
    z.object({ id: DocumentId, nombre: z.string(), media_type: z.string(), bytes: z.number() }),
  ),
  resultados: z.array(MailResult),
  nota: z.string(),
  decidido_por: Optional,
  decidido_at: z.nullable(Instant),
  /** When the sender was answered; null if it was not. */
  respondido_at: z.nullable(Instant),
  version: z.number(),
  puede: z.object({ asignar: z.boolean(), descartar: z.boolean(), reabrir: z.boolean() }),
})
export type InvoiceMailDetail = z.infer<typeof InvoiceMailDetail>

/** Assigns a mail to a supplier, in whose name its documents are then handed in. */
export const MailAssignment = z.object({
  ...seen,
  proveedor: z.int(faults.supplier).check(z.minimum(1, faults.supplier)),
})
export type MailAssignment = z.infer<typeof MailAssignment>

/** Discards a mail. */
export const MailDiscard = z.object({
  ...seen,
  nota: z.string().check(z.trim(), z.minLength(1, faults.note), z.maxLength(500, faults.long)),
})
export type MailDiscard = z.infer<typeof MailDiscard>

/** Opens a discarded mail again. */
export const MailReopening = z.object(seen)
