import type { VerifiedCertificate, VerifiedConstancy } from '@enlace/contract/papers/verify/schemas.ts'
import type { Database } from '@enlace/database/database.ts'

/** A constancy as returned by the database function for its code. */
export type FoundConstancy = Omit<VerifiedConstancy, 'what'>

/**
 * A certificate as returned by the database functions for its code and its file, with the DIVIPOLA code of its city.
 */
export type FoundCertificate = Omit<VerifiedCertificate, 'what' | 'ciudad'> & { municipio: string }

/**
 * Finds the document with a code, of any company; undefined if there is none. Both kinds are always looked up, so that
 * the response time reveals nothing.
 */
export async function findPaperOfCode(db: Database, code: string) {
  const [[constancy], [certificate]] = await Promise.all([
    db.lookUp<FoundConstancy>('paper_of_code', [code]),
    db.lookUp<FoundCertificate>('checked_certificate', [code]),
  ])
  return { constancy, certificate }
}

/** Finds the certificate whose file has this SHA-256, of any company; undefined if there is none. */
export async function findCertificateOfFile(db: Database, sha256: string) {
  const [certificate] = await db.lookUp<FoundCertificate>('checked_certificate_file', [
    Buffer.from(sha256, 'hex'),
  ])
  return certificate
}
