import type { VerifiedCertificate, VerifiedConstancy } from '@enlace/contract/papers/verify/schemas.ts'
import type { Database } from '@enlace/database/database.ts'

/** A constancy as the function of its code answers it. */
export type FoundConstancy = Omit<VerifiedConstancy, 'what'>

/** A certificate as the functions of its code and of its file answer it: its city by the code of DIVIPOLA. */
export type FoundCertificate = Omit<VerifiedCertificate, 'what' | 'ciudad'> & { municipio: string }

/**
 * What the paper of a code says, of whatever company it is. Both kinds are looked for whatever the code is, so that the
 * time tells nothing; undefined where there is none.
 */
export async function findPaperOfCode(db: Database, code: string) {
  const [[constancy], [certificate]] = await Promise.all([
    db.lookUp<FoundConstancy>('paper_of_code', [code]),
    db.lookUp<FoundCertificate>('checked_certificate', [code]),
  ])
  return { constancy, certificate }
}

/** The certificate whose file has this SHA-256, of whatever company it is; undefined where there is none. */
export async function findCertificateOfFile(db: Database, sha256: string) {
  const [certificate] = await db.lookUp<FoundCertificate>('checked_certificate_file', [
    Buffer.from(sha256, 'hex'),
  ])
  return certificate
}
