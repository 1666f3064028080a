import * as z from 'zod/mini'
import { certificateTypes } from '@enlace/domain/certificates.ts'
import { PaperContent, paperKinds } from '../schemas.ts'
import { Currency, DateText, Instant, MoneyText, Optional } from '../../core/values.ts'

/** The SHA-256 of a file in 64 hexadecimal characters. */
export const FileHash = z.string().check(z.regex(/^[0-9a-f]{64}$/))

/** A constancy or a statement with its full content, for comparison by its holder. */
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

/** A withholding certificate: issuer, kind, amounts and validity, but only the last digits of the supplier. */
export const VerifiedCertificate = z.object({
  what: z.literal('certificate'),
  tipo: z.enum(certificateTypes),
  numero: z.string(),
  version: z.number(),
  anio: z.number(),
  periodo: z.number(),
  /** The name of the city; empty without one. */
  ciudad: z.string(),
  /** Whether it certifies a single withholding. */
  single: z.boolean(),
  compania: z.string(),
  compania_nit: z.string(),
  proveedor_nit: z.string(),
  valor: MoneyText,
  issued_at: Instant,
  /** The SHA-256 of the issued file. */
  pdf_hash: FileHash,
  /** When it was replaced, and the number of the replacement; its code is only on its own paper. */
  replaced_at: z.nullable(Instant),
  replaced_by: Optional,
  annulled_at: z.nullable(Instant),
  annulled_reason: Optional,
  /** Issued as a test, without validity. */
  prueba: z.boolean(),
})
export type VerifiedCertificate = z.infer<typeof VerifiedCertificate>

/** The documents that are printed with a verification code although the ERP made them. */
export const printedKinds = [
  'purchase-order',
  'payments-made',
  'submitted-invoice',
  'supporting-document',
] as const
export type PrintedKind = (typeof printedKinds)[number]

/** What an order or a payment voucher said when it was printed. */
export const PrintedContent = z.object({
  numero: z.string(),
  fecha: DateText,
  moneda: Currency,
  valor: MoneyText,
  estado: z.string(),
  compania: z.string(),
  compania_nit: z.string(),
  proveedor: z.string(),
  proveedor_nit: z.string(),
})
export type PrintedContent = z.infer<typeof PrintedContent>

/** A printed order or payment voucher, with what is registered of it today; null where the company no longer has it. */
export const VerifiedDocument = z.object({
  what: z.literal('document'),
  kind: z.enum(printedKinds),
  printed_at: Instant,
  content: PrintedContent,
  today: z.nullable(z.object({ estado: z.string(), moneda: Currency, valor: MoneyText })),
})
export type VerifiedDocument = z.infer<typeof VerifiedDocument>

/** The response of the public verification of a code. */
export const Verified = z.discriminatedUnion('what', [
  VerifiedConstancy,
  VerifiedCertificate,
  VerifiedDocument,
])
export type Verified = z.infer<typeof Verified>
