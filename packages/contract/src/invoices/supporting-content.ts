import * as z from 'zod/mini'
import { bankAccountKinds } from '@enlace/domain/bank-account.ts'
import { supplyKinds } from '@enlace/domain/supporting/document.ts'
import { DocumentId } from '../core/values.ts'

/** A bank account of the supplier, masked. */
export const MaskedAccount = z.object({
  id: DocumentId,
  banco: z.string(),
  /** The name of the bank. */
  nombre: z.string(),
  tipo: z.enum(bankAccountKinds),
  /** The last four digits. */
  ultimos: z.string(),
})
export type MaskedAccount = z.infer<typeof MaskedAccount>

/** What a cuenta de cobro says beyond its lines. */
export const SupportingContent = z.object({
  /** The supplier's own number. */
  consecutivo: z.number(),
  suministro: z.enum(supplyKinds),
  concepto: z.string(),
  ciudad: z.string(),
  /** Whether the supplier files an income tax return: another rate is withheld. */
  declara_renta: z.boolean(),
  /** The declaration of not being obliged to invoice. */
  no_obligado: z.boolean(),
  cuenta: z.nullable(MaskedAccount),
  /** The social security contribution, for services: number, and period such as `2026-11`. */
  planilla: z.nullable(z.object({ numero: z.string(), periodo: z.string() })),
})
export type SupportingContent = z.infer<typeof SupportingContent>
