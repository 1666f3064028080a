import * as z from 'zod/mini'
import { supplierKinds } from '../../required-documents/asked/schemas.ts'
import { invoiceListsTexts } from './texts.ts'

const { faults } = invoiceListsTexts

/** The longest words of a reason and of an annex, and the most of each. */
export const listLimits = {
  title: 80,
  step: 300,
  annex: 120,
  reasons: 40,
  annexes: 30,
  percent: 100,
} as const

const text = (most: number) => z.string().check(z.trim(), z.maxLength(most, faults.long))

/** When a document is returned for a reason without a person, in the order in which the screen offers it. */
export const returnRules = ['sin_orden', 'supera_orden', 'falta_anexo', 'advertencia'] as const
export type ReturnRule = (typeof returnRules)[number]

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
  /** The rule that returns for it; null if only people do. */
  regla: z._default(z.nullable(z.enum(returnRules)), null),
  /** By how much an invoice may be over its order before `supera_orden` returns it. */
  porcentaje: z._default(
    z.int(faults.percent).check(z.minimum(0, faults.percent), z.maximum(listLimits.percent, faults.percent)),
    0,
  ),
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

/** The reasons of a list with their rules as they are typed, to see what these would have done. */
export const RulePreviewRequest = z.pick(InvoiceLists, { motivos: true })

/** What the rules would have decided about the documents of the last days; `devueltos` is in the order of the reasons. */
export const RulePreview = z.object({
  dias: z.number(),
  documentos: z.number(),
  devueltos: z.array(z.number()),
  aceptados: z.number(),
})
export type RulePreview = z.infer<typeof RulePreview>
