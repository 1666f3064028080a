/** Why a file with a certificate cannot sign. `key-locked`: its key needs a password and none was given. */
export type SignerFaultCode =
  | 'malformed'
  | 'wrong-password'
  | 'key-locked'
  | 'no-key'
  | 'no-certificate'
  | 'key-mismatch'
  | 'expired'
  | 'unsupported-cipher'
  | 'unsupported-key'

/** A file that cannot sign, with the reason as a code. */
export class SignerFault extends Error {
  readonly code: SignerFaultCode

  constructor(code: SignerFaultCode, cause?: unknown) {
    super(`The file cannot sign: ${code}`, { cause })
    this.code = code
  }
}
