import { createHmac, randomBytes } from 'node:crypto'
import { webhookSecretStart } from '@enlace/domain/webhook.ts'
import type { Keys } from '../../core/keys/keys.ts'
import { seal, unseal } from '../../core/settings/seal.ts'

const purpose = 'webhook secret'
const ownerOf = (company: number, endpoint: string) => `${company} ${endpoint}`

/** Creates a secret of 256 bits in the format of Standard Webhooks. */
export function newWebhookSecret(): string {
  return `${webhookSecretStart}${randomBytes(32).toString('base64')}`
}

/** Seals a secret for the database, bound to this installation and endpoint. */
export function sealWebhookSecret(keys: Keys, company: number, endpoint: string, secret: string): Buffer {
  return seal(keys, purpose, ownerOf(company, endpoint), secret)
}

/** Opens a stored secret; undefined if another installation's key sealed it. */
export function openWebhookSecret(
  keys: Keys,
  company: number,
  endpoint: string,
  sealed: Buffer,
): string | undefined {
  return unseal(keys, purpose, ownerOf(company, endpoint), sealed)
}

/** The signed parts of a message, and the secrets: during a rotation the former one signs as well. */
export interface SignedMessage {
  id: string
  /** Seconds since 1970 of this attempt. */
  timestamp: number
  body: string
  secrets: readonly string[]
}

/** Returns the headers that authenticate a message: Standard Webhooks, scheme v1. */
export function signatureHeaders({ id, timestamp, body, secrets }: SignedMessage): Record<string, string> {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(webhookSecretStart.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  }
}
