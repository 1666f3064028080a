import type {
  VerifiedCertificate,
  VerifiedConstancy,
  VerifiedDocument,
} from '@enlace/contract/papers/verify/schemas.ts'
import { cities } from '@enlace/domain/catalogue/cities.ts'
import type { FoundCertificate, FoundConstancy, FoundPrinted } from './verify-queries.ts'

/** Presents a certificate for verification. */
export function presentCertificate({ municipio, ...found }: FoundCertificate): VerifiedCertificate {
  return { what: 'certificate', ...found, ciudad: cities.get(municipio)?.nombre ?? municipio }
}

/** Presents a whole constancy for comparison with the holder's copy. */
export const presentConstancy = (found: FoundConstancy): VerifiedConstancy => ({
  what: 'constancy',
  ...found,
})

/** Presents what a document said when it was printed, beside what it says today. */
export function presentPrinted({
  estado_hoy: estado,
  valor_hoy: valor,
  moneda_hoy: moneda,
  ...found
}: FoundPrinted): VerifiedDocument {
  const isThere = estado !== null && valor !== null && moneda !== null
  return { what: 'document', ...found, today: isThere ? { estado, valor, moneda } : null }
}
