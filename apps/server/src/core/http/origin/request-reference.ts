import { randomInt } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Settings } from '../../settings/settings.ts'
import { trustedSenders } from './trusted-proxy.ts'

const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** What a proxy may call a request: nothing in it could be read as something else by the person who reads the log. */
const pattern = /^[\w-]{8,64}$/

/** A reference of our own: short enough to be read out on the telephone, without letters that look alike. */
function newReference(): string {
  return Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('')
}

/**
 * The reference of each request, which its log lines, its answer's `X-Request-Id` and the sentence of a fault bear: the
 * one that a trusted proxy gave it, so that both logs can be read together, and else one of our own.
 */
export function requestReferences(trust: Settings['trustProxy']): (request: IncomingMessage) => string {
  const isTrusted = trustedSenders(trust)
  return ({ headers, socket }) => {
    const given = headers['x-request-id']
    const isGiven = typeof given === 'string' && pattern.test(given) && isTrusted(socket.remoteAddress)
    return isGiven ? given : newReference()
  }
}
