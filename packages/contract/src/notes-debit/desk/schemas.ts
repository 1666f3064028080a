import * as z from 'zod/mini'
import { ActDecision } from '../../acts/decision-schemas.ts'
import { objectionMotives } from '../../acts/schemas.ts'
import { listOf, ListQuery, paging, sliceOf, slicing, words } from '../../core/list/list.ts'
import { SentFile } from '../../questions/schemas.ts'
import { Currency, DateText, DocumentId, Instant, MoneyText, Optional } from '../../core/values.ts'
import { objectionLimits, objectionStates } from './state-schemas.ts'
import { objectionTexts } from './texts.ts'

const { faults } = objectionTexts
const State = z.enum(objectionStates)

/** An objection to a debit note in the list. */
export const DeskObjection = z.object({
  id: DocumentId,
  at: Instant,
  estado: State,
  nota: z.string(),
  proveedor: z.string(),
  nit: z.string(),
  sucursal: z.string(),
  motivo: z.nullable(z.enum(objectionMotives)),
  comentario: Optional,
  moneda: Currency,
  valor: z.nullable(MoneyText),
})
export type DeskObjection = z.infer<typeof DeskObjection>

/** The filters of the list. */
export const DeskObjectionsQuery = z.extend(z.omit(ListQuery, { status: true, min: true, max: true }), {
  status: z.optional(z.pipe(words, z.array(State))),
})
export type DeskObjectionsQuery = z.infer<typeof DeskObjectionsQuery>

/** The query for its rows without pages. */
export const DeskObjectionsSliceQuery = z.extend(z.omit(DeskObjectionsQuery, paging), slicing)

/** A page of objections. */
export const DeskObjections = listOf(DeskObjection, {})
export type DeskObjections = z.infer<typeof DeskObjections>

/** A slice of all objections of a filter. */
export const DeskObjectionRows = sliceOf(DeskObjection)

/** One objection with its note, and the decision. */
export const DeskObjectionDetail = z.extend(DeskObjection, {
  persona: z.string(),
  archivos: z.array(SentFile),
  question_id: z.nullable(DocumentId),
  decision: z.nullable(ActDecision),
  /** The current note in the ERP; null if it was removed there. */
  documento: z.nullable(
    z.object({
      fecha: DateText,
      motivo: Optional,
      estado: z.string(),
      bruto: MoneyText,
      impuesto: MoneyText,
      aplicado: MoneyText,
      cruces: z.array(z.object({ linea: z.number(), documento: z.string(), valor: MoneyText })),
    }),
  ),
})
export type DeskObjectionDetail = z.infer<typeof DeskObjectionDetail>

const Outcome = z.enum(['aceptada', 'rechazada'], faults.outcome)
const said = {
  motivo: z.string().check(z.trim(), z.maxLength(objectionLimits.reason, faults.long)),
  nota_credito: z.string().check(z.trim(), z.maxLength(objectionLimits.creditNote, faults.creditNoteLong)),
}
const isReasoned = z.refine<{ resultado: string; motivo: string }>(
  ({ resultado, motivo }) => resultado !== 'rechazada' || motivo !== '',
  { path: ['motivo'], error: faults.reason },
)

/** The decision, with the text for the supplier. */
export const ObjectionDecision = z.object({ resultado: Outcome, ...said }).check(isReasoned)
export type ObjectionDecision = z.infer<typeof ObjectionDecision>

/** The form of a decision, without a default. */
export const ObjectionDecisionForm = z
  .object({ resultado: z.pipe(z.string(), Outcome), ...said })
  .check(isReasoned)
