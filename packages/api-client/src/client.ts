import type { AnswerOf, AnyCall, Asked, Sent } from '@enlace/contract/core/call.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { ProblemAnswer } from '@enlace/contract/core/problems.ts'
import { getSecret } from '@enlace/contract/sign-in/session/calls.ts'
import { genericFailure, lateAnswer, noAnswer } from '@enlace/contract/core/texts.ts'
import { timing } from '@enlace/contract/core/timing.ts'
import { CallFailure } from './failure.ts'

/** The input of a call: its parameters, query and body, as far as it has them. */
export type Given<C extends AnyCall> = {
  [K in keyof Asked<C> as Asked<C>[K] extends undefined ? never : K]: Asked<C>[K] | Sent<C>[K]
}

/** The session at present, as the specification's interceptor sends it. */
export interface Credentials {
  sessionToken: string | null
  /** The selected branch account; null is all of them. */
  selectedAccount: number | null
}

/** What the client needs from its environment. */
export interface ClientOptions {
  /** The address of the API, absolute or relative to the page. */
  baseUrl: string
  credentials(): Credentials
  /** The value of the anti-forgery cookie, if the browser has one. */
  antiForgeryToken(): string | undefined
  /** The call that renews that cookie; by default the portal's. */
  antiForgeryCall?: AnyCall
  /** Called for every call that is not quiet, for the loading overlay. */
  onPending?(work: Promise<unknown>, isRead: boolean): void
  /** Tries to renew an expired session; after `true` the call is made once more. */
  renewSession?(): Promise<boolean>
  fetch?: (address: string, init: RequestInit) => Promise<Response>
  /** Milliseconds after which a call without an answer is aborted. */
  timeout?: number
}

/** Makes a call and returns the answer of its contract. @throws CallFailure */
export type Send = <C extends AnyCall>(
  call: C,
  ...given: keyof Given<C> extends never
    ? [given?: undefined, options?: SendOptions]
    : [given: Given<C>, options?: SendOptions]
) => Promise<AnswerOf<C>>

/** Options of a single call. */
export interface SendOptions {
  signal?: AbortSignal
  /** It changes nothing, although its method is not GET (spec 7: the person's data are requested by POST). */
  isRead?: boolean
}

/** A call as sent, without its schemas: the browser's build leaves them out. */
interface Travelling {
  params?: object
  query?: object
  body?: object
}

/**
 * Creates a client: the calls themselves determine headers, encodings, time-out and problems. Answers are not validated
 * again here: the server has just written them by the same contract.
 */
export function createClient(options: ClientOptions): Send {
  const { onPending, renewSession, antiForgeryCall = getSecret } = options

  async function answerOf(
    call: AnyCall,
    given: Travelling,
    signal: AbortSignal | undefined,
  ): Promise<unknown> {
    try {
      return await ask(options, call, given, signal)
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      const mayRepeat =
        failure.code === 'forgery-suspected' && call.method !== 'GET'
          ? await ask(options, antiForgeryCall, {}, signal).then(() => true)
          : failure.code === 'session-expired' && (await renewSession?.()) === true
      if (!mayRepeat) throw failure
      return ask(options, call, given, signal)
    }
  }

  return async (call, ...[given, { signal, isRead = false } = {}]) => {
    const work = answerOf(call, given ?? {}, signal)
    if (call.isQuiet !== true) onPending?.(work, isRead || call.method === 'GET')
    // The server answers by the call's own schema, or with a problem, which was thrown.
    return (await work) as AnswerOf<typeof call>
  }
}

async function ask(
  options: ClientOptions,
  call: AnyCall,
  given: Travelling,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const { fetch = globalThis.fetch, timeout = timing.serviceTimeout } = options
  const timer = AbortSignal.timeout(timeout)
  let response: Response
  let text: string
  try {
    response = await fetch(addressOf(options.baseUrl, call, given), {
      method: call.method,
      headers: headersOf(options, call, given),
      body: bodyOf(call, given.body),
      credentials: 'include',
      signal: signal ? AbortSignal.any([signal, timer]) : timer,
    })
    text = await response.text()
  } catch (cause) {
    // A caller that aborted gets the error of its own signal.
    signal?.throwIfAborted()
    throw new CallFailure(0, { message: withoutAnswer(timer.aborted, timeout) }, cause)
  }
  const answer = readJson(text)
  if (!response.ok || answer === undefined) throw new CallFailure(response.status, problemIn(answer))
  return answer
}

/** The text if there was no answer: the specification's generic failure, then advice. */
function withoutAnswer(isLate: boolean, timeout: number): string {
  const sentence = isLate ? fill(lateAnswer, { seconds: Math.round(timeout / 1000) }) : noAnswer
  return `${genericFailure}\n${sentence}`
}

/** The URL of a call with its parameters and query, for links that the browser follows itself. */
export function addressOf(
  baseUrl: string,
  call: Pick<AnyCall, 'path'>,
  { params = {}, query = {} }: Travelling,
): string {
  const values = new Map(Object.entries(params))
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values.get(name))))
  const search = new URLSearchParams(fieldsOf(query)).toString()
  return `${baseUrl.replace(/\/$/, '')}${path}${search && `?${search}`}`
}

function headersOf(options: ClientOptions, call: AnyCall, { body }: Travelling): Record<string, string> {
  const { sessionToken, selectedAccount } = options.credentials()
  const isOurs = !/^([a-z][a-z\d+.-]*:|\/\/)/i.test(options.baseUrl)
  const token = call.method === 'GET' || !isOurs ? undefined : options.antiForgeryToken()
  return {
    accept: 'application/json',
    ...(sessionToken !== null && { 'session-token': sessionToken }),
    ...(selectedAccount !== null && { 'selected-account': String(selectedAccount) }),
    ...(token !== undefined && { 'x-xsrf-token': token }),
    ...(body !== undefined && (call.encoding ?? 'json') === 'json' && { 'content-type': 'application/json' }),
  }
}

function bodyOf(call: AnyCall, body: object | undefined): string | URLSearchParams | FormData | null {
  if (body === undefined) return null
  if (call.encoding === 'form') return new URLSearchParams(fieldsOf(body))
  if (call.encoding !== 'multipart') return JSON.stringify(body)
  const form = new FormData()
  const values = Object.entries(body)
  // Files last: the fields identify the caller, and are checked before a file is accepted.
  for (const [name, value] of values)
    if (!(value instanceof Blob) && value !== undefined && value !== null) form.append(name, String(value))
  for (const [name, value] of values) if (value instanceof Blob) form.append(name, value)
  return form
}

/** Fields as text: a list is joined with commas, empty values are left out. */
function fieldsOf(values: object): [string, string][] {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([name, value]) => [name, String(value)])
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function problemIn(answer: unknown): Partial<ProblemAnswer> {
  // A problem is from our own server; an answer from elsewhere has none of its fields.
  return typeof answer === 'object' && answer !== null ? answer : {}
}
