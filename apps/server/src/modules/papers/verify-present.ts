import type { VerifiedCertificate, VerifiedConstancy } from '@enlace/contract/papers/verify/schemas.ts'
import { cities } from '@enlace/domain/catalogue/cities.ts'
import type { FoundCertificate, FoundConstancy } from './verify-queries.ts'

/** A certificate as the person who checks it reads it. */
export function presentCertificate({ municipio, ...found }: FoundCertificate): VerifiedCertificate {
  return { what: 'certificate', ...found, ciudad: cities.get(municipio)?.nombre ?? municipio }
}

/** A constancy as the person who checks it reads it: whole, to be compared. */
export const presentConstancy = (found: FoundConstancy): VerifiedConstancy => ({
  what: 'constancy',
  ...found,
})
