import * as z from 'zod/mini'
import { Currency, DateText, DocumentId, Instant, MoneyText, Optional } from '../../core/values.ts'
import { contractsDeskTexts } from './texts.ts'

/** What a policy that was sent in may be in. */
export const policyStates = ['en_revision', 'aprobada', 'rechazada', 'reemplazada'] as const

/** A policy that a supplier sent in, as the desk lists it. */
export const DeskPolicy = z.object({
  id: DocumentId,
  contrato: z.string(),
  proveedor: z.string(),
  nit: z.string(),
  amparo: z.string(),
  numero: z.string(),
  aseguradora: z.string(),
  estado: z.enum(policyStates),
  vigente_hasta: DateText,
  desde: Instant,
})
export type DeskPolicy = z.infer<typeof DeskPolicy>

/** A policy beside what the contract asks for. */
export const PolicyReview = z.extend(DeskPolicy, {
  objeto: z.string(),
  moneda: Currency,
  valor: MoneyText,
  valor_exigido: z.nullable(MoneyText),
  vigente_desde: DateText,
  exigida_hasta: z.nullable(DateText),
  /** What falls short of what the contract asks for. */
  faltas: z.array(z.enum(['valor', 'vigencia', 'comienzo'])),
  enviada_por: z.string(),
  motivo: z.string(),
  revisada_por: Optional,
  revisada_at: z.nullable(Instant),
  archivos: z.array(z.object({ id: DocumentId, nombre: z.string(), media_type: z.string() })),
  /** The policy that is in force meanwhile. */
  vigente: z.nullable(z.object({ numero: z.string(), hasta: DateText })),
})
export type PolicyReview = z.infer<typeof PolicyReview>

/** Rejects a policy with the reason that the supplier reads. */
export const PolicyRejection = z.object({
  motivo: z.string().check(z.trim(), z.minLength(1, contractsDeskTexts.reasonMissing), z.maxLength(1000)),
})
