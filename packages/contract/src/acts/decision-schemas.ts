import * as z from 'zod/mini'
import { DateText, DecimalText, Instant, Optional } from '../core/values.ts'
import { lineProblems } from './line-problems.ts'

/** The company's decisions on a line. */
export const lineDecisions = ['aceptar', 'rechazar', 'contraponer'] as const
export type LineDecision = (typeof lineDecisions)[number]

/** The outcomes of a proposal as a whole. */
export const actOutcomes = ['aceptada', 'rechazada', 'contrapropuesta', 'parcial'] as const
export type ActOutcome = (typeof actOutcomes)[number]

/** The decision on one reported line. */
export const DecidedLine = z.object({
  linea: z.number(),
  tipo: z.enum(lineProblems),
  decision: z.enum(lineDecisions),
  fecha: z.nullable(DateText),
  cantidad: z.nullable(DecimalText),
  precio: z.nullable(DecimalText),
  comentario: z.string(),
})
export type DecidedLine = z.infer<typeof DecidedLine>

/** What the company decided on an objection or a proposal. */
export const ActDecision = z.object({
  resultado: z.enum(actOutcomes),
  motivo: z.string(),
  nota_credito: Optional,
  lineas: z.array(DecidedLine),
  por: z.string(),
  at: Instant,
})
export type ActDecision = z.infer<typeof ActDecision>
