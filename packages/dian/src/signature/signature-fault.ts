/** A signature that is not verified, with the reason for logs. */
export class SignatureFault extends Error {
  constructor(detail: string, cause?: unknown) {
    super(detail, { cause })
    this.name = 'SignatureFault'
  }
}
