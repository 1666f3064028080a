import * as z from 'zod/mini'
import { supplierKinds } from '../../required-documents/asked/schemas.ts'
import { invoiceListsTexts } from './texts.ts'

const { faults } = invoiceListsTexts

/** The longest words of a reason and of an annex, and the most of each. */
export const listLimits = { title: 80, step: 300, annex: 120, reasons: 40, annexes: 30 } as const

const text = (most: number) => z.string().check(z.trim(), z.maxLength(most, faults.long))

/** A reason for returning a handed-in document, with what its supplier does next. */
export const ReturnReason = z.object({
  /** By which a document keeps it; empty for a new one. */
  id: z.string().check(z.regex(/^[a-z0-9-]{0,60}$/)),
  titulo: text(listLimits.title).check(z.minLength(1, faults.title)),
  paso: text(listLimits.step).check(z.minLength(1, faults.step)),
  /** The next step for a cuenta de cobro; empty for the same one. */
  paso_cuenta: text(listLimits.step),
  /** Whether the desk has to explain it. */
  exige_detalle: z.boolean(),
  activo: z.boolean(),
})
export type ReturnReason = z.infer<typeof ReturnReason>

/** Of which documents an annex is asked. */
export const annexDocuments = ['todos', 'facturas', 'cuentas'] as const

/** An annex that the company asks of some kinds of suppliers. */
export const AskedAnnex = z.object({
  nombre: text(listLimits.annex).check(z.minLength(1, faults.annex)),
  documentos: z.enum(annexDocuments),
  ...supplierKinds,
  obligatorio: z.boolean(),
})
export type AskedAnnex = z.infer<typeof AskedAnnex>

/** The company's lists for handed-in documents, in their order. */
export const InvoiceLists = z.object({
  motivos: z.array(ReturnReason).check(z.maxLength(listLimits.reasons, faults.many)),
  anexos: z.array(AskedAnnex).check(z.maxLength(listLimits.annexes, faults.many)),
})
export type InvoiceLists = z.infer<typeof InvoiceLists>

const version = z.string().check(z.maxLength(64))
export const KeptInvoiceLists = z.extend(InvoiceLists, { version })
export type KeptInvoiceLists = z.infer<typeof KeptInvoiceLists>
