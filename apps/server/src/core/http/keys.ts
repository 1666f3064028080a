import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** A new secret of 256 bits as text that travels in headers, cookies and links. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url')
}

/** How a token is kept: its SHA-256, from which it cannot be made again. */
export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Compares two secrets in a time that tells nothing of them. */
export function isSameSecret(one: string, other: string): boolean {
  return timingSafeEqual(hashOf(one), hashOf(other))
}

/** What only this installation can make: texts signed or derived with its secret key, each purpose apart. */
export class Keys {
  readonly #secretKey: string

  constructor(secretKey: string) {
    this.#secretKey = secretKey
  }

  /** The same 256 bits for the same purpose and text, on every node, which nobody else can tell. */
  derive(purpose: string, text: string): string {
    return createHmac('sha256', this.#secretKey).update(`${purpose}\0${text}`).digest('base64url')
  }
}
