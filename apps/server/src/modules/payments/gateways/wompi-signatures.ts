import { createHash } from 'node:crypto'
import * as z from 'zod'
import { isSameSecret } from '../../../core/keys/keys.ts'

/** The fields of Wompi's integrity signature (docs.wompi.co: Widget y Checkout Web, paso 3). */
export interface Integrity {
  reference: string
  amountInCents: string
  currency: string
  expirationTime?: string
}

/** Returns the signature by which Wompi's page rejects a changed amount or reference. */
export function integritySignature(order: Integrity, integritySecret: string): string {
  const { reference, amountInCents, currency, expirationTime = '' } = order
  return sha256(`${reference}${amountInCents}${currency}${expirationTime}${integritySecret}`)
}

/** The fields read from a Wompi event (docs.wompi.co: Eventos). */
export const WompiEvent = z.object({
  event: z.string(),
  data: z.record(z.string(), z.unknown()),
  environment: z.string(),
  signature: z.object({ properties: z.array(z.string().max(100)).min(1).max(20), checksum: z.string() }),
  timestamp: z.number().int(),
})
export type WompiEvent = z.infer<typeof WompiEvent>

/**
 * Computes the checksum of an event: the values of its listed properties in order, then timestamp and secret.
 * Undefined if a listed property is missing.
 */
export function eventChecksum(event: WompiEvent, eventsSecret: string): string | undefined {
  const values = event.signature.properties.map((path) => valueAt(event.data, path))
  if (values.some((value) => value === undefined)) return undefined
  return sha256(`${values.join('')}${event.timestamp}${eventsSecret}`)
}

/** Returns whether Wompi sent the event; it prints checksums in capitals. */
export function isGenuine(event: WompiEvent, eventsSecret: string): boolean {
  const checksum = eventChecksum(event, eventsSecret)
  return checksum !== undefined && isSameSecret(checksum, event.signature.checksum.toLowerCase())
}

function valueAt(data: unknown, path: string): string | undefined {
  let value = data
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
    value = Reflect.get(value, name)
  }
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : undefined
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
