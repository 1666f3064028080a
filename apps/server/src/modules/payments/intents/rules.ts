import { randomInt } from 'node:crypto'
import type { PaymentState } from '@enlace/contract/payments/schemas.ts'
import { compareMoney, type Money } from '@enlace/domain/money.ts'
import type { GatewayTransaction } from '../gateways/gateway.ts'

/** Minutes in which a new payment must reach the gateway. */
export const minutesToPay = 60
/** Minutes after expiry in which a gateway that cannot be queried by reference may still report a payment. */
const minutesOfGrace = 15

// No vowels, so that no words appear; no similar letters and digits.
const letters = '23456789BCDFGHJKLMNPQRSTVWXZ'

/** Creates a payment number, easy to read aloud and used as the gateway's reference: `7K3M9-QX2VD`. */
export function newNumber(): string {
  const part = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('')
  return `${part()}-${part()}`
}

/** The facts of a payment on which a decision is based: terms, state and expiry. */
export interface Standing {
  numero: string
  valor: Money
  moneda: string
  estado: PaymentState
  transaction_id: string | null
  reversed_at: string | null
  expires_at: string
}

/** The new state of a payment, based on the gateway's answer. */
export interface Decision {
  estado: PaymentState
  /** The transaction that decided, or is about to. */
  transaction?: GatewayTransaction
  isReversed: boolean
}

/** Returns whether a transaction pays exactly this payment; others of the gateway are ignored. */
export function isFor(standing: Standing, { reference, valor, moneda }: GatewayTransaction): boolean {
  return (
    reference === standing.numero && compareMoney(valor, standing.valor) === 0 && moneda === standing.moneda
  )
}

/**
 * Decides the state of a payment from the gateway's answer. States only move forward: paid stays paid, but an expired
 * or rejected payment can still turn out to be paid. `findsAll` means that an empty list proves there is no
 * transaction.
 */
export function decide(
  standing: Standing,
  transactions: readonly GatewayTransaction[],
  { now, findsAll }: { now: Date; findsAll: boolean },
): Decision {
  const own = transactions.filter((transaction) => isFor(standing, transaction))
  const of = (outcome: GatewayTransaction['outcome']) => own.find((one) => one.outcome === outcome)
  if (standing.estado === 'Aprobada') {
    const reversed = own.find(({ id, outcome }) => id === standing.transaction_id && outcome === 'reversed')
    return {
      estado: 'Aprobada',
      isReversed: standing.reversed_at !== null || reversed !== undefined,
      ...(reversed && { transaction: reversed }),
    }
  }
  const approved = of('approved')
  if (approved) return { estado: 'Aprobada', transaction: approved, isReversed: false }
  if (standing.estado !== 'Pendiente') return { estado: standing.estado, isReversed: false }
  const pending = of('pending')
  if (pending) return { estado: 'Pendiente', transaction: pending, isReversed: false }
  const rejected = of('rejected') ?? of('reversed')
  if (rejected) return { estado: 'Rechazada', transaction: rejected, isReversed: false }
  const patience = findsAll ? 0 : minutesOfGrace * 60_000
  const isOver = now.getTime() > Date.parse(standing.expires_at) + patience
  return { estado: isOver ? 'Expirada' : 'Pendiente', isReversed: false }
}

/**
 * Returns when to query the gateway next; null if nothing is open. A rejected payment may be retried on the gateway's
 * page until it expires, so it is queried once more then.
 */
export function nextCheck(estado: PaymentState, expiresAt: string, now: Date): Date | null {
  const end = Date.parse(expiresAt) + 60_000
  if (estado === 'Pendiente') return new Date(now.getTime() + 30_000)
  return estado === 'Rechazada' && end > now.getTime() ? new Date(end) : null
}

/** Masks an email address: `p•••@empresa.com`. */
export function coveredEmail(correo: string): string {
  return correo.replace(/^(.).*(?=@)/u, '$1•••')
}

/** Returns whether a text is a valid transaction id, since it is untrusted and becomes part of a URL. */
export function isTransactionId(text: string): boolean {
  return /^[\w-]{1,60}$/.test(text)
}
