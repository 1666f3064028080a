import * as z from 'zod/mini'
import { DateText } from '../../core/values.ts'
import { jsonText } from '../../core/json-text.ts'
import { PendingAnnex } from '../schemas.ts'
import { SellerForm, SupportingForm, SupportingLine, unitOfAll } from '../supporting/schemas.ts'
import { supportingProgramTexts as texts } from './texts.ts'

const { shape: line } = SupportingLine
const { shape: form } = SupportingForm

/** A cuenta de cobro as a supplier's program sends it: what is left out is as in a blank form, or as it is known. */
export const SentSupporting = z.object({
  /** The supplier's own number; the next one if absent. */
  consecutivo: z.optional(form.consecutivo),
  /** Today if absent. */
  fecha: z.optional(DateText),
  /** The branch's city if absent. */
  ciudad: z._default(form.ciudad, ''),
  suministro: form.suministro,
  concepto: form.concepto,
  orden: z._default(form.orden, ''),
  lineas: z
    .array(
      z.extend(SupportingLine, {
        codigo: z._default(line.codigo, ''),
        linea_orden: z._default(line.linea_orden, ''),
        unidad: z._default(line.unidad, unitOfAll),
      }),
    )
    .check(z.maxLength(100)),
  planilla_numero: z._default(form.planilla_numero, ''),
  planilla_periodo: z._default(form.planilla_periodo, ''),
  declara_renta: z._default(z.boolean(), false),
  /** The declaration of not being obliged to invoice. */
  no_obligado: z.boolean(),
  /** What the documento soporte needs and the company does not know, or what changed of it. */
  vendedor: z.optional(z.partial(SellerForm)),
})
export type SentSupporting = z.infer<typeof SentSupporting>

/** The request: the cuenta de cobro as JSON text in the field `cuenta`, beside its annexes. */
export const SupportingRequest = z.object({ cuenta: jsonText(SentSupporting, texts.malformed) })

/** What is asked of the supplier: annexes, and what a cuenta de cobro needs. */
export const SupplierRequirements = z.object({
  anexos: z.array(PendingAnnex),
  cuenta_cobro: z.object({
    /** Whether the company takes any of the supplier. */
    puede: z.boolean(),
    /** The number of the next one. */
    siguiente: z.number(),
    /** Whether services need the social security: number, month and its file as an annex. */
    exige_planilla: z.boolean(),
    /** What is known for the documento soporte, as `vendedor` would say it. */
    vendedor: SellerForm,
    /** The fields of `vendedor` that are still to be told. */
    falta: z.array(z.string()),
  }),
})
export type SupplierRequirements = z.infer<typeof SupplierRequirements>
