import type { PaymentState } from '@enlace/contract/payments/schemas.ts'
import type { Tone } from '@enlace/ui/core/tone.ts'

const pauses = [3000, 4000, 6000, 9000, 14_000, 20_000]
const longest = 30_000

/** Milliseconds to wait before a pending payment is asked for the nth time: quick at first, then seldom. */
export function pauseBefore(nth: number): number {
  return pauses[nth - 1] ?? longest
}

/** How each state of a payment is coloured, beside its word and icon. */
export const stateTones: Readonly<Record<PaymentState, Tone>> = {
  Pendiente: 'warning',
  Aprobada: 'good',
  Rechazada: 'bad',
  Expirada: 'neutral',
}
