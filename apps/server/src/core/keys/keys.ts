import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Creates a secret of 256 bits as text for headers, cookies and links. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Returns the stored form of a token: its SHA-256. */
export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Compares two secrets in constant time. */
export function isSameSecret(one: string, other: string): boolean {
  return timingSafeEqual(hashOf(one), hashOf(other))
}

/**
 * Signs and derives texts with the installation's secret key, separately for each purpose. During a rotation the
 * previous key is known, too: it creates nothing new, but its results are still valid.
 */
export class Keys {
  readonly #secretKey: string
  readonly #previousKey: string | undefined

  constructor(secretKey: string, previousKey?: string) {
    this.#secretKey = secretKey
    this.#previousKey = previousKey === secretKey ? undefined : previousKey
  }

  /** Derives the same 256 bits for the same purpose and text on every node; without the key they cannot be predicted. */
  derive(purpose: string, text: string): string {
    return derived(this.#secretKey, purpose, text)
  }

  /** Derives a text with the current key and, if any, the previous one: either is valid. */
  deriveAll(purpose: string, text: string): string[] {
    const previous = this.#previousKey
    return [this.derive(purpose, text), ...(previous === undefined ? [] : [derived(previous, purpose, text)])]
  }

  /** Whether a text was derived with one of the keys. */
  isDerived(purpose: string, text: string, given: string): boolean {
    return this.deriveAll(purpose, text).some((own) => isSameSecret(given, own))
  }

  /** Returns the derived text whose hash was stored, with either key; undefined if none matches. */
  deriveKept(purpose: string, text: string, hash: Buffer): string | undefined {
    return this.deriveAll(purpose, text).find((own) => hashOf(own).equals(hash))
  }
}

function derived(key: string, purpose: string, text: string): string {
  return createHmac('sha256', key).update(`${purpose}\0${text}`).digest('base64url')
}
