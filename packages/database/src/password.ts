import { hash, verify } from '@node-rs/argon2'
import { randomBytes } from 'node:crypto'

/** Argon2id with 19 MiB, two passes and one lane: OWASP's first choice, about 7 ms. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Maximum concurrent hashings, so that a flood of logins does not use up memory and processor. */
const atOnce = 2
let running = 0
const waiting: (() => void)[] = []

/** The stored form of a password: Argon2id with a salt of its own. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(sameForm(password), cost))
}

/**
 * Whether the password matches the stored hash. Without a hash it takes the same time and returns false, so that the
 * timing does not reveal who has an account.
 */
export async function isPassword(kept: string | null | undefined, password: string): Promise<boolean> {
  const against = kept ?? (await nobodysHash())
  const isRight = await inTurn(() => verify(against, sameForm(password)))
  return isRight && typeof kept === 'string'
}

let nobodys: Promise<string> | undefined

/** The hash of a random password; created before the first login, so that it takes no longer. */
export function nobodysHash(): Promise<string> {
  return (nobodys ??= hashPassword(randomBytes(32).toString('base64')))
}

/** Keyboards encode the same letter in different ways. */
function sameForm(password: string): string {
  return password.normalize('NFKC')
}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  else running++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}
