import * as z from 'zod/mini'
import { certificateTypes } from '@enlace/domain/certificates.ts'
import { PaperContent, paperKinds } from '../schemas.ts'
import { DateText, Instant, MoneyText, Optional } from '../../core/values.ts'

/** The SHA-256 of a file in 64 hexadecimal characters. */
export const FileHash = z.string().check(z.regex(/^[0-9a-f]{64}$/))

/** A constancy or a statement: anyone who holds it compares all that it says. */
export const VerifiedConstancy = z.object({
  what: z.literal('constancy'),
  kind: z.enum(paperKinds),
  numero: z.string(),
  fecha_corte: DateText,
  issued_at: Instant,
  annulled_at: z.nullable(Instant),
  annulled_reason: Optional,
  content: PaperContent,
})
export type VerifiedConstancy = z.infer<typeof VerifiedConstancy>

/** A withholding certificate: who issued it, of what, how much and whether it stands; of whom only the last digits. */
export const VerifiedCertificate = z.object({
  what: z.literal('certificate'),
  tipo: z.enum(certificateTypes),
  numero: z.string(),
  version: z.number(),
  anio: z.number(),
  periodo: z.number(),
  /** The city's name; empty where the certificate is of none. */
  ciudad: z.string(),
  /** Whether it is of one withholding only. */
  single: z.boolean(),
  compania: z.string(),
  compania_nit: z.string(),
  proveedor_nit: z.string(),
  valor: MoneyText,
  issued_at: Instant,
  /** The SHA-256 of the file as it was issued. */
  pdf_hash: FileHash,
  /** When it was replaced, and by which number; that one's code is on its own paper only. */
  replaced_at: z.nullable(Instant),
  replaced_by: Optional,
  annulled_at: z.nullable(Instant),
  annulled_reason: Optional,
  /** Issued for trying: it counts for nothing. */
  prueba: z.boolean(),
})
export type VerifiedCertificate = z.infer<typeof VerifiedCertificate>

/** What the public check answers of a code. */
export const Verified = z.discriminatedUnion('what', [VerifiedConstancy, VerifiedCertificate])
export type Verified = z.infer<typeof Verified>
