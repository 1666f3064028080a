import * as z from 'zod/mini'

const Fact = z.nullable(z.boolean())

/** What the text of a bank's certificate says of what was typed; it holds no account, name or document. */
export const CertificateReading = z.object({
  /** `imagen`: a picture, whose text cannot be read; `ilegible`: a damaged, protected or too large PDF. */
  lectura: z.enum(['texto', 'imagen', 'ilegible']),
  numero: Fact,
  documento: Fact,
  titular: Fact,
  banco: Fact,
  fecha: z.nullable(z.enum(['coincide', 'otra', 'vieja', 'ninguna'])),
})
export type CertificateReading = z.infer<typeof CertificateReading>

const Typed = z.string().check(z.maxLength(200))

/** What is typed so far beside a certificate; nothing of it needs to be right yet. */
export const CertificateQuestion = z.object({
  banco: Typed,
  numero: Typed,
  titular: Typed,
  titular_nit: Typed,
  certificado_fecha: Typed,
})
export type CertificateQuestion = z.infer<typeof CertificateQuestion>
