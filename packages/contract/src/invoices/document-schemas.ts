import * as z from 'zod/mini'
import { Currency, DateText, DecimalText, MoneyText, Optional } from '../core/values.ts'
import { findingWeights, invoiceClasses } from './limits.ts'
import { SupportingContent } from './supporting-content.ts'

/** The seller or the buyer of an electronic document. */
export const InvoiceParty = z.object({ nombre: z.string(), nit: z.string() })

/** A tax or a withholding of a document, or its sum. */
export const InvoiceTax = z.object({
  nombre: z.string(),
  tarifa: z.nullable(DecimalText),
  base: MoneyText,
  valor: MoneyText,
})

/** A line of an electronic document. */
export const InvoiceLine = z.object({
  linea: z.number(),
  codigo: Optional,
  descripcion: z.string(),
  cantidad: DecimalText,
  unidad: Optional,
  precio: DecimalText,
  valor: MoneyText,
  /** The line of the buyer's order that it names. */
  linea_orden: Optional,
})
export type InvoiceLine = z.infer<typeof InvoiceLine>

/** An electronic document as a person reads it. */
export const InvoiceDocument = z.object({
  clase: z.enum(invoiceClasses),
  numero: z.string(),
  /** CUFE of an invoice, CUDE of a note; null where it is none. */
  cufe: Optional,
  fecha_emision: z.nullable(DateText),
  fecha_vencimiento: z.nullable(DateText),
  emisor: InvoiceParty,
  receptor: InvoiceParty,
  /** The buyer's order and warehouse entries that it names. */
  orden: Optional,
  entradas: z.array(z.string()),
  /** The invoices that a note refers to. */
  facturas: z.array(z.string()),
  moneda: Currency,
  valor_bruto: MoneyText,
  descuentos: MoneyText,
  cargos: MoneyText,
  anticipos: MoneyText,
  valor_impuestos: MoneyText,
  valor_total: MoneyText,
  impuestos: z.array(InvoiceTax),
  /** Withholdings stated by the seller, which do not reduce the total. */
  retenciones: z.array(InvoiceTax),
  lineas: z.array(InvoiceLine),
  lineas_total: z.number(),
  notas: z.array(z.string()),
  /** What a cuenta de cobro says beyond this; absent for electronic documents. */
  cuenta: z.optional(SupportingContent),
})
export type InvoiceDocument = z.infer<typeof InvoiceDocument>

/** What a check found, in a sentence, with where in the document and the rule's source. */
export const InvoiceFinding = z.object({
  revision: z.string(),
  gravedad: z.enum(findingWeights),
  texto: z.string(),
  donde: Optional,
  norma: Optional,
})
export type InvoiceFinding = z.infer<typeof InvoiceFinding>
