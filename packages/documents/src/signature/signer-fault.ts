/** Why a PKCS#12 file cannot sign. */
export type SignerFaultCode =
  | 'malformed'
  | 'wrong-password'
  | 'no-key'
  | 'no-certificate'
  | 'unsupported-cipher'
  | 'unsupported-key'

/** A PKCS#12 file that cannot sign, with the reason as a code. */
export class SignerFault extends Error {
  readonly code: SignerFaultCode

  constructor(code: SignerFaultCode, cause?: unknown) {
    super(`The PKCS#12 file cannot sign: ${code}`, { cause })
    this.code = code
  }
}
