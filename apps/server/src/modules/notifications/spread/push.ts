import { createECDH, ECDH } from 'node:crypto'
import webPush from 'web-push'
import type { Keys } from '../../../core/keys/keys.ts'
import { guardedFetch } from '../../../core/outgoing/guarded-fetch.ts'
import type { FindAddresses } from '../../../core/outgoing/guarded-lookup.ts'
import type { OutgoingProxy } from '../../../core/settings/proxy.ts'
import type { PushNotice } from './spread-commands.ts'

/** Seconds for which a push service keeps a notice for a browser that is off. */
const keptSeconds = 24 * 60 * 60
const patience = 15_000
/** Bytes of an answer that are read; what it says is of no use. */
const largestAnswer = 64 * 1024

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

/** Whether a browser's keys are ones that a notice can be encrypted for: a point of the curve P-256, and 16 bytes. */
export function arePushKeys({ p256dh, auth }: { p256dh: string; auth: string }): boolean {
  try {
    // Also half a point would be one; browsers and their services take the whole one only.
    const point = Buffer.from(p256dh, 'base64url')
    ECDH.convertKey(point, 'prime256v1')
    return point.length === 65 && Buffer.from(auth, 'base64url').length === 16
  } catch {
    return false
  }
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

/** By whose keys a notice goes, what stands for it, and how the network may be reached. */
export interface PushWay {
  keys: PushKeys
  contact: string
  topic: string
  /** Push services that the operator named (`PUSH_HOSTS`). */
  ownHosts: readonly string[]
  proxy?: OutgoingProxy | undefined
  find?: FindAddresses
}

/** Sends a notice, encrypted for that one browser. @throws where the push service was not reached. */
export async function sendPush(
  { endpoint, p256dh, auth }: Pick<PushNotice, 'endpoint' | 'p256dh' | 'auth'>,
  payload: PushPayload,
  { keys, contact, topic, ownHosts, proxy, find }: PushWay,
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
  const headers: Record<string, string> = {}
  for (const [name, value] of Object.entries(details.headers))
    if (name.toLowerCase() !== 'content-length') headers[name] = value
  const { status } = await guardedFetch(
    endpoint,
    { method: 'POST', headers, body: details.body },
    { ownHosts, patienceMilliseconds: patience, largestAnswer, proxy, find },
  )
  if (status >= 200 && status < 300) return 'taken'
  if (status === 404 || status === 410) return 'gone'
  return status === 429 || status >= 500 ? 'later' : 'refused'
}
