import { randomInt } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { CaptchaChallenge, CaptchaSolution } from '@enlace/contract/captcha/schemas.ts'
import type { Database } from '@enlace/database/database.ts'
import { hashOf, type Keys } from '../keys/keys.ts'
import { isChallengeSpent, spendChallenge } from './commands.ts'
import type { CaptchaVerifier } from '../http/service.ts'

/** Seconds for which a challenge is valid; the browser requests a new one before that. */
export const validSeconds = 10 * 60

/** Tries that a browser needs; with the usual 1000 rounds of PBKDF2 this takes some tenths of a second on a telephone. */
const tries = { least: 200, most: 800 } as const

/**
 * The self-hosted captcha: a proof of work that is cheap for one browser and too expensive for a flood of requests. A
 * challenge is signed with a key of this installation, bound to one company, and valid for some minutes and one use.
 */
export class ProofOfWork implements CaptchaVerifier {
  readonly #db: Database
  readonly #keys: Keys
  readonly #rounds: number

  constructor(db: Database, keys: Keys, rounds: number) {
    this.#db = db
    this.#keys = keys
    this.#rounds = rounds
  }

  /** Creates a challenge for a company. */
  async challenge(company: number): Promise<CaptchaChallenge> {
    const challenge = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: this.#rounds,
      counter: randomInt(tries.least, tries.most),
      data: { company },
      deriveKey,
      expiresAt: Math.floor(Date.now() / 1000) + validSeconds,
      hmacSignatureSecret: this.#secret,
    })
    return CaptchaChallenge.parse(challenge)
  }

  async isSolved(token: string, { company }: { company: number }): Promise<boolean> {
    const proof = await this.#proofOf(token, company)
    // Queried last: only a correctly solved challenge of ours is worth a row.
    return proof !== undefined && spendChallenge(this.#db, company, hashOf(proof.signature), proof.expiresAt)
  }

  async isUnspent(token: string, { company }: { company: number }): Promise<boolean> {
    const proof = await this.#proofOf(token, company)
    return proof !== undefined && !(await isChallengeSpent(this.#db, company, hashOf(proof.signature)))
  }

  /** Returns the challenge that a token solves, or undefined if we did not issue it for the company. */
  async #proofOf(
    token: string,
    company: number,
  ): Promise<{ signature: string; expiresAt: number } | undefined> {
    const read = CaptchaSolution.safeParse(parsed(token))
    if (!read.success) return undefined
    const { challenge, solution } = read.data
    if (challenge.parameters.data.company !== company) return undefined
    const answers = this.#keys
      .deriveAll('captcha', 'challenge')
      .map((hmacSignatureSecret) => verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret }))
    const verified = (await Promise.all(answers)).some((answer) => answer.verified)
    const { signature, parameters } = challenge
    return verified ? { signature, expiresAt: parameters.expiresAt } : undefined
  }

  get #secret(): string {
    return this.#keys.derive('captcha', 'challenge')
  }
}

function parsed(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token, 'base64').toString('utf8'))
  } catch {
    return undefined
  }
}
