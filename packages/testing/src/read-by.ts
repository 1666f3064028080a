import type { AnyCall } from '@enlace/contract/core/call.ts'
import type { Given } from './server.ts'

/**
 * The input of a call as the server parses it, or `refused` if its schemas reject it: inputs that are parsed alike have
 * the same answer, so each is tested once.
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
