/** What the verification of a document's signature found. The certificate is reported, never trusted. */
export interface SignatureReport {
  /**
   * `valid`: the digests and the value fit the certificate in the document. `digest-differs`: the document changed after the
   * signature. `value-differs`: the signature is not of the certificate. `unreadable`: its form or its size is not one that
   * is verified.
   */
  state: 'absent' | 'valid' | 'digest-differs' | 'value-differs' | 'unreadable'
  /** Why it is unreadable or which reference differs, for logs; empty otherwise. */
  detail: string
  /** Name of the certificate's subject; empty without certificate. */
  signer: string
  /** NIT or other serial number of the subject; empty if it has none. */
  signerNumber: string
  issuer: string
  validFrom: Date | null
  validTo: Date | null
  /** Subjects from the signer's certificate up to the last one in the document that issued the one before. */
  chain: string[]
  /** Whether the signer's certificate is issued by itself: nobody else says whose key it is. */
  isSelfIssued: boolean
  signedAt: string
  /** Whether it names the DIAN's signature policy with its hash, another or a wrong hash, or none. */
  policy: 'dian' | 'other' | 'none'
}
