import { createECDH, ECDH } from 'node:crypto'
import webPush from 'web-push'
import type { Keys } from '../../../core/keys/keys.ts'
import { guardedFetch } from '../../../core/outgoing/guarded-fetch.ts'
import type { FindAddresses } from '../../../core/outgoing/guarded-lookup.ts'
import type { OutgoingProxy } from '../../../core/settings/proxy.ts'
import type { PushNotice } from './spread-commands.ts'

/** Seconds that a push service keeps a message for an offline browser. */
const keptSeconds = 24 * 60 * 60
const patience = 15_000
/** Bytes read of an answer; its content is not used. */
const largestAnswer = 64 * 1024

/** The installation's VAPID key pair, the same on every node. */
export interface PushKeys {
  publicKey: string
  privateKey: string
}

/** Derives the VAPID keys from the installation's secret key, so that no other key has to be stored. */
export function pushKeysOf(keys: Keys): PushKeys {
  for (let attempt = 0; ; attempt++) {
    const pair = createECDH('prime256v1')
    const secret = Buffer.from(keys.derive('web push', String(attempt)), 'base64url')
    try {
      pair.setPrivateKey(secret)
    } catch {
      // One of 2^32 numbers is not a valid private key; the next one is tried.
      continue
    }
    return { publicKey: pair.getPublicKey('base64url'), privateKey: secret.toString('base64url') }
  }
}

/** Hosts of the browsers' push services; an installation may add more. */
const knownHosts = ['fcm.googleapis.com', 'push.services.mozilla.com', 'notify.windows.com', 'push.apple.com']

/**
 * Returns whether an endpoint belongs to a known push service. The server posts to it, so other hosts are refused
 * (SSRF).
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

/** Returns whether a browser's keys are usable for encryption: a point on the P-256 curve, and 16 bytes. */
export function arePushKeys({ p256dh, auth }: { p256dh: string; auth: string }): boolean {
  try {
    // A compressed point would also be valid, but browsers and their services only use uncompressed ones.
    const point = Buffer.from(p256dh, 'base64url')
    ECDH.convertKey(point, 'prime256v1')
    return point.length === 65 && Buffer.from(auth, 'base64url').length === 16
  } catch {
    return false
  }
}

/** The payload for the service worker: the texts, the link, and the tag that identifies duplicates. */
export interface PushPayload {
  title: string
  body: string
  path: string
  tag: string
}

/** The push service's response to a message. */
export type PushOutcome = 'taken' | 'gone' | 'refused' | 'later'

/** The signing keys, contact, topic and network options of a push message. */
export interface PushWay {
  keys: PushKeys
  contact: string
  topic: string
  /** Push services added by the operator (`PUSH_HOSTS`). */
  ownHosts: readonly string[]
  proxy?: OutgoingProxy | undefined
  find?: FindAddresses
}

/** Sends a message, encrypted for one browser. @throws Error if the push service is unreachable. */
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
