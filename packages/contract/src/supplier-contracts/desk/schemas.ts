import * as z from 'zod/mini'
import { Currency, DateText, DocumentId, Instant, MoneyText, Optional } from '../../core/values.ts'
import { contractsDeskTexts } from './texts.ts'

/** The states of a submitted policy. */
export const policyStates = ['en_revision', 'aprobada', 'rechazada', 'reemplazada'] as const

/** A submitted policy in the list of the back office. */
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

/** A policy with the requirements of the contract. */
export const PolicyReview = z.extend(DeskPolicy, {
  objeto: z.string(),
  moneda: Currency,
  valor: MoneyText,
  valor_exigido: z.nullable(MoneyText),
  vigente_desde: DateText,
  exigida_hasta: z.nullable(DateText),
  /** The unmet requirements of the contract. */
  faltas: z.array(z.enum(['valor', 'vigencia', 'comienzo'])),
  enviada_por: z.string(),
  motivo: z.string(),
  revisada_por: Optional,
  revisada_at: z.nullable(Instant),
  archivos: z.array(z.object({ id: DocumentId, nombre: z.string(), media_type: z.string() })),
  /** The policy in force meanwhile. */
  vigente: z.nullable(z.object({ numero: z.string(), hasta: DateText })),
})
export type PolicyReview = z.infer<typeof PolicyReview>

/** Rejects a policy, with the reason for the supplier. */
export const PolicyRejection = z.object({
  motivo: z.string().check(z.trim(), z.minLength(1, contractsDeskTexts.reasonMissing), z.maxLength(1000)),
})
