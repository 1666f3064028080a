import * as z from 'zod/mini'
import { bankAccountKinds } from '@enlace/domain/bank-account.ts'
import { supplyKinds } from '@enlace/domain/supporting/document.ts'
import { provenances } from '@enlace/domain/supporting/seller.ts'
import { DocumentId, Optional } from '../core/values.ts'

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

/** A code with its name. */
const Coded = z.object({ codigo: z.string(), nombre: z.string() })

/** The seller as a documento soporte names it, with the DIAN's codes; what is not known is empty. */
export const SupportingSeller = z.object({
  procedencia: z.enum(provenances),
  tipo_identificacion: Coded,
  identificacion: z.string(),
  /** The check digit of a resident's NIT. */
  dv: Optional,
  nombre: z.string(),
  /** `1` company, `2` natural person. */
  tipo_persona: Coded,
  /** By the RUT. */
  regimen: Coded,
  /** Responsible for IVA (`48`) or not (`49`). */
  regimen_iva: z.enum(['48', '49']),
  responsabilidades: z.array(Coded),
  direccion: z.string(),
  /** By DIVIPOLA; a city outside Colombia has no code. */
  municipio: Coded,
  departamento: Coded,
  pais: Coded,
  codigo_postal: z.string(),
  correo: z.string(),
})
export type SupportingSeller = z.infer<typeof SupportingSeller>

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
  /** For the documento soporte; absent in those of before it was asked. */
  vendedor: z.optional(SupportingSeller),
})
export type SupportingContent = z.infer<typeof SupportingContent>
