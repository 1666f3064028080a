import { randomInt } from 'node:crypto'
import type { PaymentState } from '@enlace/contract/payments/schemas.ts'
import { compareMoney, type Money } from '@enlace/domain/money.ts'
import type { GatewayTransaction } from '../gateways/gateway.ts'

/** Minutes in which a payment that was begun must reach the gateway. */
export const minutesToPay = 60
/** Minutes past its end in which a gateway that cannot be asked by reference may still tell of a payment. */
const minutesOfGrace = 15

// No vowels, so that no number is a word; no letters and figures that look alike.
const letters = '23456789BCDFGHJKLMNPQRSTVWXZ'

/** A new number of a payment, which people read out and gateways take as the reference: `7K3M9-QX2VD`. */
export function newNumber(): string {
  const part = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('')
  return `${part()}-${part()}`
}

/** What is decided of a payment: its terms, where it is and until when it may be paid. */
export interface Standing {
  numero: string
  valor: Money
  moneda: string
  estado: PaymentState
  transaction_id: string | null
  reversed_at: string | null
  expires_at: string
}

/** What the gateway's word makes of a payment. */
export interface Decision {
  estado: PaymentState
  /** The transaction that decided, or is about to. */
  transaction?: GatewayTransaction
  isReversed: boolean
}

/** Whether a transaction pays exactly this: what else a gateway names counts for nothing. */
export function isFor(standing: Standing, { reference, valor, moneda }: GatewayTransaction): boolean {
  return (
    reference === standing.numero && compareMoney(valor, standing.valor) === 0 && moneda === standing.moneda
  )
}

/**
 * Where a payment stands by what the gateway says. States only move forward: what is paid stays paid, what was given up
 * or rejected can still turn out to be paid. `findsAll` tells that no transaction is not merely one that nobody named.
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
 * When the gateway is asked next; null where nothing is open. A rejected payment may be tried again on the gateway's own
 * page until its time is over, so it is asked for once more then.
 */
export function nextCheck(estado: PaymentState, expiresAt: string, now: Date): Date | null {
  const end = Date.parse(expiresAt) + 60_000
  if (estado === 'Pendiente') return new Date(now.getTime() + 30_000)
  return estado === 'Rechazada' && end > now.getTime() ? new Date(end) : null
}

/** An email with most of its name covered: `p•••@empresa.com`. */
export function coveredEmail(correo: string): string {
  return correo.replace(/^(.).*(?=@)/u, '$1•••')
}

/** Whether a transaction's id can be one: it comes from outside and becomes part of an address. */
export function isTransactionId(text: string): boolean {
  return /^[\w-]{1,60}$/.test(text)
}
