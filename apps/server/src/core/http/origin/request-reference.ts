import { randomInt } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Settings } from '../../settings/settings.ts'
import { trustedSenders } from './trusted-proxy.ts'

const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** The format of a reference that a proxy may set, safe to print in a log. */
const pattern = /^[\w-]{8,64}$/

/** Creates a reference that is short enough to read out on the telephone, without similar letters. */
function newReference(): string {
  return Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('')
}

/**
 * Returns the reference of each request, which its log lines, its `X-Request-Id` and the sentence of a fault contain:
 * the one of a trusted proxy, so that both logs can be matched, or else one of our own.
 */
export function requestReferences(trust: Settings['trustProxy']): (request: IncomingMessage) => string {
  const isTrusted = trustedSenders(trust)
  return ({ headers, socket }) => {
    const given = headers['x-request-id']
    const isGiven = typeof given === 'string' && pattern.test(given) && isTrusted(socket.remoteAddress)
    return isGiven ? given : newReference()
  }
}
