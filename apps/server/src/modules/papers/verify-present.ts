import type { VerifiedCertificate, VerifiedConstancy } from '@enlace/contract/papers/verify/schemas.ts'
import { cities } from '@enlace/domain/catalogue/cities.ts'
import type { FoundCertificate, FoundConstancy } from './verify-queries.ts'

/** Presents a certificate for verification. */
export function presentCertificate({ municipio, ...found }: FoundCertificate): VerifiedCertificate {
  return { what: 'certificate', ...found, ciudad: cities.get(municipio)?.nombre ?? municipio }
}

/** Presents a whole constancy for comparison with the holder's copy. */
export const presentConstancy = (found: FoundConstancy): VerifiedConstancy => ({
  what: 'constancy',
  ...found,
})
