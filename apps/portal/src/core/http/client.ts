import type { AnswerOf, AnyCall, Sent } from '@enlace/contract/core/call'
import { pending } from '@enlace/ui/core/pending'
import { session } from '../session/session.ts'
import { CallFailure } from './failure.ts'

type Given<C extends AnyCall> = {
  [K in keyof Sent<C> as Sent<C>[K] extends undefined ? never : K]: Sent<C>[K]
}

/** Makes a call. */
export async function send<C extends AnyCall>(call: C, given: Given<C>): Promise<AnswerOf<C>> {
  const { params, query, body } = given as { params?: object; query?: object; body?: object }
  const path = call.path.replace(/:(\w+)/g, (_, name: string) =>
    String((params as Record<string, string>)[name]),
  )
  const search = new URLSearchParams(
    Object.entries(query ?? {}).flatMap(([k, v]) => (v === undefined ? [] : [[k, String(v)]])),
  )
  const headers = new Headers({ accept: 'application/json' })
  const current = session.read()
  if (current) headers.set('session-token', current.token)
  if (current?.thirdId) headers.set('selected-account', String(current.thirdId))
  const xsrf = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1]
  if (call.method !== 'GET' && xsrf) headers.set('X-XSRF-TOKEN', decodeURIComponent(xsrf))
  let payload: BodyInit | null = null
  if (body && call.encoding === 'form') payload = new URLSearchParams(body as Record<string, string>)
  else if (body) {
    payload = JSON.stringify(body)
    headers.set('content-type', 'application/json')
  }
  const work = fetch(`api${call.path === path ? call.path : path}${search.size ? `?${search}` : ''}`, {
    method: call.method,
    headers,
    body: payload,
  })
  const response = await (call.isQuiet ? work : pending.track(work)).catch(() => {
    throw new CallFailure(0, {})
  })
  const answer = await response.json().catch(() => ({}))
  if (!response.ok) throw new CallFailure(response.status, answer)
  return answer
}
