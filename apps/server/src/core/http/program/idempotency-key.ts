import { Problem } from '@enlace/contract/core/problems.ts'
import { pushTexts as texts } from '@enlace/contract/push/texts.ts'

/** Reads the idempotency key; null if absent. @throws Problem `invalid-fields`. */
export function readIdempotencyKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null
  // The header's draft requires quotes, but programs often omit them.
  const text = typeof header === 'string' ? header.replace(/^"(.*)"$/, '$1') : ''
  if (!/^[\x21-\x7e]{1,200}$/.test(text))
    throw new Problem('invalid-fields', {}, { 'Idempotency-Key': texts.keyInvalid })
  return text
}
