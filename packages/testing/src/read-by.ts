import type { AnyCall } from '@enlace/contract/core/call.ts'
import type { Given } from './server.ts'

/**
 * What a call reads of what it is given, as the server does, or `refused` where its schemas do not take it: what is read alike
 * is answered alike, and need be asked only once.
 */
export function readBy({ params, query, body, encoding = 'json' }: AnyCall, given: Given): string {
  const texts = (fields: object = {}) =>
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]))
  const read = [
    params?.safeParse(texts(given.params)),
    query?.safeParse(texts(given.query)),
    body?.safeParse(encoding === 'json' ? given.body : texts(given.body)),
  ]
  return read.some((one) => one?.success === false) ? 'refused' : JSON.stringify(read.map((one) => one?.data))
}
