import * as z from 'zod/mini'
import { ActDecision, lineDecisions } from '../../acts/decision-schemas.ts'
import { isValued, lineProblems } from '../../acts/line-problems.ts'
import { ActLine } from '../../acts/schemas.ts'
import { listOf, ListQuery, paging, sliceOf, slicing, words } from '../../core/list/list.ts'
import { SentFile } from '../../questions/schemas.ts'
import {
  Currency,
  DateText,
  DecimalText,
  DocumentId,
  Instant,
  MoneyText,
  Optional,
} from '../../core/values.ts'
import { proposalLimits, proposalStates } from './state-schemas.ts'
import { proposalTexts } from './texts.ts'

const { faults } = proposalTexts
const State = z.enum(proposalStates)

/** A supplier's proposal for the lines of an order, in the list of the back office. */
export const DeskProposal = z.object({
  id: DocumentId,
  at: Instant,
  estado: State,
  orden: z.string(),
  proveedor: z.string(),
  nit: z.string(),
  sucursal: z.string(),
  comprador: Optional,
  lineas_total: z.number(),
  comentario: Optional,
})
export type DeskProposal = z.infer<typeof DeskProposal>

/** The filters of the list. */
export const DeskProposalsQuery = z.extend(z.omit(ListQuery, { status: true, min: true, max: true }), {
  status: z.optional(z.pipe(words, z.array(State))),
})
export type DeskProposalsQuery = z.infer<typeof DeskProposalsQuery>

/** The query for its rows without pages. */
export const DeskProposalsSliceQuery = z.extend(z.omit(DeskProposalsQuery, paging), slicing)

/** A page of proposals. */
export const DeskProposals = listOf(DeskProposal, {})
export type DeskProposals = z.infer<typeof DeskProposals>

/** A slice of all proposals of a filter. */
export const DeskProposalRows = sliceOf(DeskProposal)

/** A reported line with the current values of the order; null if the order no longer has the line. */
export const ProposedLine = z.extend(ActLine, {
  pedida: z.nullable(
    z.object({
      descripcion: z.string(),
      um: z.string(),
      cantidad: DecimalText,
      precio: DecimalText,
      fecha: z.nullable(DateText),
    }),
  ),
})
export type ProposedLine = z.infer<typeof ProposedLine>

/** One proposal with its order. */
export const DeskProposalDetail = z.extend(DeskProposal, {
  persona: z.string(),
  lineas: z.array(ProposedLine),
  archivos: z.array(SentFile),
  question_id: z.nullable(DocumentId),
  decision: z.nullable(ActDecision),
  documento: z.nullable(
    z.object({
      fecha: DateText,
      fecha_entrega: z.nullable(DateText),
      estado: z.string(),
      moneda: Currency,
      valor: MoneyText,
    }),
  ),
})
export type DeskProposalDetail = z.infer<typeof DeskProposalDetail>

const positive = (message: string) => DecimalText.check(z.regex(/^\d{1,15}(\.\d{1,6})?$/, message))

/** The decision on one line; a counter-proposal has a value of the proposed kind, or a comment. */
export const LineDecisionBody = z
  .object({
    linea: z.number().check(z.int()),
    tipo: z.enum(lineProblems),
    decision: z.enum(lineDecisions),
    fecha: z.optional(DateText),
    cantidad: z.optional(positive(faults.quantity)),
    precio: z.optional(positive(faults.price)),
    comentario: z.string().check(z.trim(), z.maxLength(proposalLimits.line, faults.lineLong)),
  })
  .check(
    z.refine(
      ({ decision, tipo, fecha }) => decision !== 'contraponer' || tipo !== 'fecha' || fecha !== undefined,
      {
        path: ['fecha'],
        error: faults.date,
      },
    ),
    z.refine(
      ({ decision, tipo, cantidad }) =>
        decision !== 'contraponer' || tipo !== 'cantidad' || cantidad !== undefined,
      { path: ['cantidad'], error: faults.quantity },
    ),
    z.refine(
      ({ decision, tipo, precio }) => decision !== 'contraponer' || tipo !== 'precio' || precio !== undefined,
      { path: ['precio'], error: faults.price },
    ),
    z.refine(
      ({ decision, tipo, comentario }) =>
        comentario !== '' || decision === 'aceptar' || (decision === 'contraponer' && isValued(tipo)),
      { path: ['comentario'], error: faults.reason },
    ),
  )
export type LineDecisionBody = z.infer<typeof LineDecisionBody>

/** The decision on all lines of a proposal. */
export const ProposalDecision = z.object({
  lineas: z.array(LineDecisionBody).check(z.minLength(1), z.maxLength(500)),
  comentario: z.string().check(z.trim(), z.maxLength(proposalLimits.comment, faults.long)),
})
export type ProposalDecision = z.infer<typeof ProposalDecision>
