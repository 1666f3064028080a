import * as z from 'zod'
import { Problem } from '@enlace/contract/core/problems.ts'
import type { CaptchaVerifier } from '../http/service.ts'

/** The verification address of each provider, from its documentation. */
export const siteVerifyAddresses = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
} as const

/** Milliseconds to wait for a provider before the visitor is asked to try again. */
const patience = 5000

/** How long, and for how many tokens, a positive answer is remembered: the provider gives it only once. */
const remembered = { milliseconds: 2 * 60_000, most: 1000 } as const

const SiteVerifyAnswer = z.object({ success: z.boolean() })

/** Turnstile or reCAPTCHA: asks the provider about every token; the provider enforces single use and expiry. */
export class SiteVerify implements CaptchaVerifier {
  readonly #address: string
  readonly #secret: string
  /** Expiry of each verified token that is not used yet. */
  readonly #unspent = new Map<string, number>()

  constructor(address: string, secret: string) {
    this.#address = address
    this.#secret = secret
  }

  /** @throws Problem `service-unavailable` if the provider does not answer, which is not the visitor's fault. */
  async isSolved(token: string, at: { address: string }): Promise<boolean> {
    const isKnown = this.#isKnown(token)
    this.#unspent.delete(token)
    return isKnown || this.#ask(token, at)
  }

  /** @throws Problem `service-unavailable` likewise. */
  async isUnspent(token: string, at: { address: string }): Promise<boolean> {
    if (this.#isKnown(token)) return true
    if (!(await this.#ask(token, at))) return false
    const [oldest] = this.#unspent.keys()
    if (oldest !== undefined && this.#unspent.size >= remembered.most) this.#unspent.delete(oldest)
    this.#unspent.set(token, Date.now() + remembered.milliseconds)
    return true
  }

  #isKnown(token: string): boolean {
    return (this.#unspent.get(token) ?? 0) > Date.now()
  }

  async #ask(token: string, { address }: { address: string }): Promise<boolean> {
    const form = new URLSearchParams({ secret: this.#secret, response: token, remoteip: address })
    const signal = AbortSignal.timeout(patience)
    const answer: unknown = await fetch(this.#address, {
      method: 'POST',
      body: form,
      signal,
      redirect: 'error',
    })
      .then((response) => response.json())
      .catch(() => undefined)
    const read = SiteVerifyAnswer.safeParse(answer)
    if (!read.success) throw new Problem('service-unavailable', { seconds: 5 })
    return read.data.success
  }
}
