import { createECDH } from 'node:crypto'
import webPush from 'web-push'
import type { Keys } from '../http/keys.ts'
import type { PushNotice } from './spread-commands.ts'

/** Seconds for which a push service keeps a notice for a browser that is off. */
const keptSeconds = 24 * 60 * 60
const patience = 15_000

/** The installation's pair of keys with which its notices are signed (VAPID), the same on every node. */
export interface PushKeys {
  publicKey: string
  privateKey: string
}

/** Derives the installation's keys from its secret key: nothing to keep, nothing to lose beside it. */
export function pushKeysOf(keys: Keys): PushKeys {
  for (let attempt = 0; ; attempt++) {
    const pair = createECDH('prime256v1')
    const secret = Buffer.from(keys.derive('web push', String(attempt)), 'base64url')
    try {
      pair.setPrivateKey(secret)
    } catch {
      // One number in four thousand million is none of the curve's: the next is.
      continue
    }
    return { publicKey: pair.getPublicKey('base64url'), privateKey: secret.toString('base64url') }
  }
}

/** Hosts of the push services of the browsers; an installation may name more. */
const knownHosts = ['fcm.googleapis.com', 'push.services.mozilla.com', 'notify.windows.com', 'push.apple.com']

/**
 * Whether a browser's address is one of a push service: the product posts to it, so it must not be made to post anywhere
 * else.
 */
export function isPushEndpoint(endpoint: string, ownHosts: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, host, username, password } = new URL(endpoint)
  if (username !== '' || password !== '') return false
  if (ownHosts.includes(host)) return protocol === 'https:' || protocol === 'http:'
  return (
    protocol === 'https:' && knownHosts.some((known) => hostname === known || hostname.endsWith(`.${known}`))
  )
}

/** What a browser's worker is told: what it shows, where it leads, and by what a second one of the same is known. */
export interface PushPayload {
  title: string
  body: string
  path: string
  tag: string
}

/** How the push service took a notice. */
export type PushOutcome = 'taken' | 'gone' | 'refused' | 'later'

/** Sends a notice, encrypted for that one browser. @throws where the push service was not reached. */
export async function sendPush(
  { endpoint, p256dh, auth }: Pick<PushNotice, 'endpoint' | 'p256dh' | 'auth'>,
  payload: PushPayload,
  { keys, contact, topic }: { keys: PushKeys; contact: string; topic: string },
): Promise<PushOutcome> {
  const details = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(payload),
    {
      TTL: keptSeconds,
      urgency: 'normal',
      topic,
      vapidDetails: { subject: contact, ...keys },
      contentEncoding: 'aes128gcm',
    },
  )
  const headers = new Headers()
  for (const [name, value] of Object.entries(details.headers)) headers.set(name, value)
  headers.delete('content-length')
  const { status } = await fetch(endpoint, {
    method: 'POST',
    headers,
    body: new Uint8Array(details.body),
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  })
  if (status >= 200 && status < 300) return 'taken'
  if (status === 404 || status === 410) return 'gone'
  return status === 429 || status >= 500 ? 'later' : 'refused'
}
