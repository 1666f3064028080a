import { certificateTypeTexts, periodTexts } from '@enlace/contract/certificates/period-texts.ts'
import type { IssuedCertificate } from '@enlace/contract/certificates/desk/schemas.ts'
import type { CertificateKind } from '@enlace/domain/certificates.ts'

/** What a certificate is of, in words: "2025, enero – febrero, Medellín". */
export function periodText({
  anio,
  periodo,
  ciudad,
}: Pick<IssuedCertificate, 'anio' | 'periodo' | 'ciudad'>): string {
  const months = periodo === 0 ? undefined : periodTexts.months[periodo]
  return [String(anio), months, ciudad].filter((part) => part).join(', ')
}

/** Kinds of certificates in words, one after the other. */
export const kindsText = (kinds: readonly CertificateKind[]): string =>
  kinds.map((kind) => certificateTypeTexts[kind].name).join(', ')
