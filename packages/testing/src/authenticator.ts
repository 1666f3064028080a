import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'

const sha256 = (text: Buffer | string) => createHash('sha256').update(text).digest()

/** A passkey device for tests: creates keys and signs challenges as a browser would, or as an attacker. */
export class TestAuthenticator {
  readonly origin: string
  readonly #rpId: string
  readonly #key: KeyObject
  readonly #cose: Buffer
  readonly id = randomBytes(16)
  counter = 0

  /** A device for an origin, by default with its host as the relying party. */
  constructor(origin: string, rpId: string = new URL(origin).hostname) {
    this.origin = origin
    this.#rpId = rpId
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    this.#key = privateKey
    const part = (label: number, text: string) =>
      Buffer.concat([Buffer.from([label, 0x58, 32]), Buffer.from(text, 'base64url')])
    // COSE: an ES256 key on P-256 with its two coordinates.
    this.#cose = Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]),
      part(0x21, x),
      part(0x22, y),
    ])
  }

  /** Creates a passkey for a challenge. */
  make(challenge: string) {
    const length = Buffer.alloc(2)
    length.writeUInt16BE(this.id.length)
    const attested = Buffer.concat([Buffer.alloc(16), length, this.id, this.#cose])
    const authData = Buffer.concat([this.#head(0x45), attested])
    const size = Buffer.alloc(2)
    size.writeUInt16BE(authData.length)
    // CBOR: {fmt: 'none', attStmt: {}, authData}.
    const attestation = Buffer.concat([
      Buffer.from([0xa3, 0x63]),
      Buffer.from('fmt'),
      Buffer.from([0x64]),
      Buffer.from('none'),
      Buffer.from([0x67]),
      Buffer.from('attStmt'),
      Buffer.from([0xa0, 0x68]),
      Buffer.from('authData'),
      Buffer.from([0x59]),
      size,
      authData,
    ])
    return this.#answer({
      clientDataJSON: this.#client('webauthn.create', challenge).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    })
  }

  /** Signs a challenge; each time with a higher counter, as a device that cannot be copied. */
  answer(challenge: string) {
    this.counter += 1
    const authData = this.#head(0x05)
    const client = this.#client('webauthn.get', challenge)
    return this.#answer({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: sign('sha256', Buffer.concat([authData, sha256(client)]), this.#key).toString('base64url'),
    })
  }

  #head(flags: number): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    return Buffer.concat([sha256(this.#rpId), Buffer.from([flags]), counter])
  }

  #client(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }))
  }

  #answer<Response>(response: Response) {
    const id = this.id.toString('base64url')
    return { id, rawId: id, type: 'public-key' as const, response, clientExtensionResults: {} }
  }
}
