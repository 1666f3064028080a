import type { Money } from '@enlace/domain/money.ts'
import type {
  VerifiedCertificate,
  VerifiedConstancy,
  VerifiedDocument,
} from '@enlace/contract/papers/verify/schemas.ts'
import type { Database } from '@enlace/database/database.ts'

/** A constancy as returned by the database function for its code. */
export type FoundConstancy = Omit<VerifiedConstancy, 'what'>

/**
 * A certificate as returned by the database functions for its code and its file, with the DIVIPOLA code of its city.
 */
export type FoundCertificate = Omit<VerifiedCertificate, 'what' | 'ciudad'> & { municipio: string }

/** A printed document as returned by the database function for its code; today's values are null if it is gone. */
export type FoundPrinted = Pick<VerifiedDocument, 'kind' | 'printed_at' | 'content'> & {
  estado_hoy: string | null
  valor_hoy: Money | null
  moneda_hoy: string | null
}

/**
 * Finds the document with a code, of any company; undefined if there is none. All kinds are always looked up, so that
 * the response time reveals nothing.
 */
export async function findPaperOfCode(db: Database, code: string) {
  const [[constancy], [certificate], [printed]] = await Promise.all([
    db.lookUp<FoundConstancy>('paper_of_code', [code]),
    db.lookUp<FoundCertificate>('checked_certificate', [code]),
    db.lookUp<FoundPrinted>('printed_document_of_code', [code]),
  ])
  return { constancy, certificate, printed }
}

/** Finds the certificate whose file has this SHA-256, of any company; undefined if there is none. */
export async function findCertificateOfFile(db: Database, sha256: string) {
  const [certificate] = await db.lookUp<FoundCertificate>('checked_certificate_file', [
    Buffer.from(sha256, 'hex'),
  ])
  return certificate
}
