import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Keys } from '../keys/keys.ts'

const algorithm = 'aes-256-gcm'
const lengths = { nonce: 12, tag: 16 } as const

/**
 * Seals a secret that the database keeps: only this installation's key opens it, only for the purpose and the owner that
 * it was sealed for, and not after a bit of it was changed.
 */
export function seal(keys: Keys, purpose: string, owner: string, secret: string): Buffer {
  const nonce = randomBytes(lengths.nonce)
  const cipher = createCipheriv(algorithm, keyOf(keys, purpose), nonce).setAAD(Buffer.from(owner))
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/** What was sealed, by this key or the one before; undefined where another key, purpose or owner sealed it, or somebody changed it. */
export function unseal(keys: Keys, purpose: string, owner: string, sealed: Buffer): string | undefined {
  for (const key of keys.deriveAll('seal', purpose)) {
    const opened = unsealWith(key, owner, sealed)
    if (opened !== undefined) return opened
  }
  return undefined
}

/**
 * The same value sealed with this installation's present key; null where it is already. Undefined where neither key opens
 * it.
 */
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
