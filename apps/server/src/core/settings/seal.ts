import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Keys } from '../keys/keys.ts'

const algorithm = 'aes-256-gcm'
const lengths = { nonce: 12, tag: 16 } as const

/**
 * Seals a secret for the database: it can only be opened with this installation's key, for the same purpose and owner,
 * and unchanged.
 */
export function seal(keys: Keys, purpose: string, owner: string, secret: string): Buffer {
  const nonce = randomBytes(lengths.nonce)
  const cipher = createCipheriv(algorithm, keyOf(keys, purpose), nonce).setAAD(Buffer.from(owner))
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/**
 * Opens a sealed secret with the current key or the previous one; undefined for another key, purpose or owner, or if it
 * was changed.
 */
export function unseal(keys: Keys, purpose: string, owner: string, sealed: Buffer): string | undefined {
  for (const key of keys.deriveAll('seal', purpose)) {
    const opened = unsealWith(key, owner, sealed)
    if (opened !== undefined) return opened
  }
  return undefined
}

/** Seals a value again with the current key; null if it already is. Undefined if neither key opens it. */
export function reseal(
  keys: Keys,
  purpose: string,
  owner: string,
  sealed: Buffer,
): Buffer | null | undefined {
  if (unsealWith(keys.derive('seal', purpose), owner, sealed) !== undefined) return null
  const opened = unseal(keys, purpose, owner, sealed)
  return opened === undefined ? undefined : seal(keys, purpose, owner, opened)
}

function unsealWith(key: string, owner: string, sealed: Buffer): string | undefined {
  const nonce = sealed.subarray(0, lengths.nonce)
  const tag = sealed.subarray(lengths.nonce, lengths.nonce + lengths.tag)
  try {
    const decipher = createDecipheriv(algorithm, Buffer.from(key, 'base64url'), nonce, {
      authTagLength: lengths.tag,
    })
    decipher.setAAD(Buffer.from(owner)).setAuthTag(tag)
    const text = decipher.update(sealed.subarray(lengths.nonce + lengths.tag))
    return Buffer.concat([text, decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}

function keyOf(keys: Keys, purpose: string): Buffer {
  return Buffer.from(keys.derive('seal', purpose), 'base64url')
}
