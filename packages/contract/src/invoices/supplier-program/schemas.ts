import * as z from 'zod/mini'
import { InvoicesQuery, ReadFile, SubmittedInvoice } from '../schemas.ts'

/** The field of the multipart body that is an annex: `anexo`, or `anexo:` and the name that the company asks for. */
export const annexField = /^anexo(?::(.{1,120}))?$/

/** What one file of a request turned out to be. */
export const HandedFile = z.extend(z.omit(ReadFile, { resultado: true }), {
  /**
   * Handed in, now or before; a draft that its findings keep from being handed in; a file of another; or nothing of use.
   */
  resultado: z.enum(['radicada', 'borrador', 'representacion', 'anexo', 'rechazado']),
})
export type HandedFile = z.infer<typeof HandedFile>

/** The answer about the files of a request, in their order. */
export const HandedFiles = z.object({ archivos: z.array(HandedFile) })
export type HandedFiles = z.infer<typeof HandedFiles>

/** The supplier's question for its documents. */
export const OwnInvoicesQuery = InvoicesQuery

/** A page of the supplier's own documents, newest first. */
export const OwnInvoices = z.object({ invoices: z.array(SubmittedInvoice), total: z.number() })
