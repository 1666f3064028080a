import type { AnswerOf, AnyCall } from '@enlace/contract/core/call.ts'
import { getCaptchaChallenge } from '@enlace/contract/captcha/calls.ts'
import { staffLogin } from '@enlace/contract/staff/sign-in/calls.ts'
import { demoPassword } from '@enlace/demo/data/people.ts'
import { solutionOf } from '@enlace/testing/captcha.ts'
import type { Product } from './product.ts'

/** A problem of an answer. */
interface Told {
  code?: string
  message?: string
}

/** What the product answered where it did not do what was asked. */
export class Refused extends Error {
  readonly status: number
  readonly code: string

  constructor(path: string, status: number, answer: Told) {
    super(`${path}: ${status} ${answer.message ?? ''}`)
    this.status = status
    this.code = answer.code ?? ''
  }
}

/** A browser session with a client address of its own. */
export class Client {
  readonly #product: Product
  #headers: Record<string, string>

  constructor(product: Product) {
    this.#product = product
    this.#headers = { 'x-forwarded-for': randomAddress() }
  }

  /** Makes a call of the contract. @throws Refused with the problem, or the error of fetch without an answer. */
  async call<C extends AnyCall>(
    call: C,
    { params = {}, body }: { params?: Record<string, string>; body?: object } = {},
  ): Promise<AnswerOf<C>> {
    const path = call.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')
    const origin = call.path.startsWith('/staff/') ? this.#product.backoffice : this.#product.portal
    const isForm = body instanceof FormData
    const response = await fetch(`${origin}/api${path}`, {
      method: call.method,
      headers: { ...this.#headers, ...(body && !isForm && { 'content-type': 'application/json' }) },
      signal: AbortSignal.timeout(60_000),
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    })
    const told: unknown = await response.json()
    if (!response.ok) throw new Refused(call.path, response.status, told as Told) // a problem, in its own shape
    this.#keep(response)
    // The server answers a call with what the contract says.
    return told as AnswerOf<C>
  }

  /** Signs one of the demo's staff in. */
  async signIn(username: string): Promise<void> {
    const { session_token: token } = await this.call(staffLogin, {
      body: { username, password: demoPassword },
    })
    this.#headers['session-token'] = String(token)
  }

  /** A captcha's solution, as a browser finds it. */
  async solveCaptcha(): Promise<string> {
    const { challenge } = await this.call(getCaptchaChallenge)
    return solutionOf(challenge)
  }

  #keep(response: Response): void {
    const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
    if (cookies.length === 0) return
    const forgery = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN-STAFF='))?.split('=')[1]
    this.#headers['cookie'] = cookies.join('; ')
    if (forgery !== undefined) this.#headers['x-xsrf-token'] = decodeURIComponent(forgery)
  }
}

function randomAddress(): string {
  const part = () => Math.floor(Math.random() * 254) + 1
  return `10.${part()}.${part()}.${part()}`
}
