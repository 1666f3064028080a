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

/**
 * What only this installation can make: texts signed or derived with its secret key, each purpose apart. While a key is
 * being replaced, the one before it is known, too: it makes nothing new, and what it made still counts.
 */
export class Keys {
  readonly #secretKey: string
  readonly #previousKey: string | undefined

  constructor(secretKey: string, previousKey?: string) {
    this.#secretKey = secretKey
    this.#previousKey = previousKey === secretKey ? undefined : previousKey
  }

  /** The same 256 bits for the same purpose and text, on every node, which nobody else can tell. */
  derive(purpose: string, text: string): string {
    return derived(this.#secretKey, purpose, text)
  }

  /** The same, followed by what the key before this one made of it, where there is one: either counts. */
  deriveAll(purpose: string, text: string): string[] {
    const previous = this.#previousKey
    return [this.derive(purpose, text), ...(previous === undefined ? [] : [derived(previous, purpose, text)])]
  }

  /** Whether somebody's text is what one of the keys made. */
  isDerived(purpose: string, text: string, given: string): boolean {
    return this.deriveAll(purpose, text).some((own) => isSameSecret(given, own))
  }

  /** What was made of a text when its hash was kept, whichever key did; undefined where none of them did. */
  deriveKept(purpose: string, text: string, hash: Buffer): string | undefined {
    return this.deriveAll(purpose, text).find((own) => hashOf(own).equals(hash))
  }
}

function derived(key: string, purpose: string, text: string): string {
  return createHmac('sha256', key).update(`${purpose}\0${text}`).digest('base64url')
}
