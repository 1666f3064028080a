import { createHash } from 'node:crypto'
import * as z from 'zod'
import { Problem } from '@enlace/contract/core/problems.ts'
import { centsOf, fromCents } from './cents.ts'
import type { GatewayEvent, GatewayTransaction, PaymentGateway, PaymentOrder } from './gateway.ts'
import { integritySignature, isGenuine, WompiEvent } from './wompi-signatures.ts'

/** Wompi's addresses, sandbox and production; our tests replace them by a fake. */
export const wompiAddresses = {
  checkout: 'https://checkout.wompi.co/p/',
  api: { test: 'https://sandbox.wompi.co/v1', prod: 'https://production.wompi.co/v1' },
}

/**
 * The keys of a company's account: those that sign, and the optional private key, needed to find payments whose event
 * was lost.
 */
export interface WompiKeys {
  environment: 'test' | 'prod'
  publicKey: string
  integritySecret: string
  eventsSecret: string
  privateKey?: string | undefined
}

/** Milliseconds that Wompi may take to answer, while a payer waits. */
const patience = 8000

const outcomes: Record<string, GatewayTransaction['outcome']> = {
  PENDING: 'pending',
  APPROVED: 'approved',
  DECLINED: 'rejected',
  ERROR: 'rejected',
  VOIDED: 'reversed',
}

const Transaction = z.object({
  id: z.string().max(100),
  reference: z.string(),
  status: z.string().max(40),
  amount_in_cents: z.number().int().nonnegative(),
  currency: z.string(),
})
const Found = z.object({ data: Transaction })
const FoundMany = z.object({ data: z.array(Transaction) })
const Merchant = z.object({ data: z.object({}) })
const EventTransaction = z.object({
  transaction: Transaction.pick({ id: true, reference: true, status: true }),
})

/** Wompi Web Checkout: a signed link to its page, signed events, and an API for the outcome of a payment. */
export class Wompi implements PaymentGateway {
  readonly #keys: WompiKeys

  constructor(keys: WompiKeys) {
    this.#keys = keys
  }

  get findsByReference(): boolean {
    return this.#keys.privateKey !== undefined
  }

  async demandReady(): Promise<void> {
    const merchant = await this.#ask(`/merchants/${encodeURIComponent(this.#keys.publicKey)}`, Merchant)
    if (merchant === undefined) throw new Problem('gateway-unavailable')
  }

  checkoutUrl(order: PaymentOrder, returnUrl: string): string {
    const amountInCents = centsOf(order.valor)
    const expirationTime = new Date(order.expires_at).toISOString()
    const { numero: reference, moneda: currency } = order
    const signature = integritySignature(
      { reference, amountInCents, currency, expirationTime },
      this.#keys.integritySecret,
    )
    const fields = new URLSearchParams({
      'public-key': this.#keys.publicKey,
      currency,
      'amount-in-cents': amountInCents,
      reference,
      'signature:integrity': signature,
      'expiration-time': expirationTime,
      'redirect-url': returnUrl,
      'customer-data:email': order.correo,
      'customer-data:full-name': order.razon_social,
      'customer-data:legal-id': order.nit,
      'customer-data:legal-id-type': 'NIT',
    })
    return `${wompiAddresses.checkout}?${fields.toString()}`
  }

  /** Not while a bank processes a transaction: returning to the page would create a second one. */
  canResume(transaction: Pick<GatewayTransaction, 'outcome'> | undefined): boolean {
    return transaction === undefined
  }

  readEvent(body: Buffer): GatewayEvent | null | undefined {
    const read = WompiEvent.safeParse(parsed(body))
    if (!read.success || !isGenuine(read.data, this.#keys.eventsSecret)) return undefined
    const { event, data, environment, signature } = read.data
    if (event !== 'transaction.updated' || environment !== this.#keys.environment) return null
    const told = EventTransaction.safeParse(data)
    if (!told.success) return null
    const { id, reference, status } = told.data.transaction
    const hash = createHash('sha256').update(signature.checksum.toLowerCase()).digest()
    return { transactionId: id, reference, word: status, hash }
  }

  async findTransactions(numero: string, hints: readonly string[]): Promise<GatewayTransaction[]> {
    const hinted = await Promise.all(
      hints.map((id) => this.#ask(`/transactions/${encodeURIComponent(id)}`, Found)),
    )
    const listed = this.findsByReference
      ? await this.#ask(`/transactions?reference=${encodeURIComponent(numero)}`, FoundMany)
      : undefined
    const all = [...hinted.flatMap((found) => found?.data ?? []), ...(listed?.data ?? [])]
    const byId = new Map(all.map((transaction) => [transaction.id, transaction]))
    return [...byId.values()].map(readTransaction)
  }

  /** Queries the API; undefined if it does not know the transaction. @throws Problem `gateway-unavailable`. */
  async #ask<Answer>(path: string, shape: z.ZodType<Answer>): Promise<Answer | undefined> {
    const { environment, publicKey, privateKey } = this.#keys
    const response = await fetch(`${wompiAddresses.api[environment]}${path}`, {
      headers: { authorization: `Bearer ${privateKey ?? publicKey}`, accept: 'application/json' },
      signal: AbortSignal.timeout(patience),
      redirect: 'error',
    }).catch((cause: unknown) => {
      throw unavailable('does not answer', cause)
    })
    if (response.status === 404 || response.status === 422) return undefined
    if (!response.ok) throw unavailable(`answers ${response.status}`)
    const read = shape.safeParse(await response.json().catch(() => undefined))
    if (!read.success) throw unavailable('answers something else', read.error)
    return read.data
  }
}

function readTransaction({ id, reference, status, amount_in_cents, currency }: z.infer<typeof Transaction>) {
  return {
    id,
    reference,
    valor: fromCents(amount_in_cents),
    moneda: currency,
    // An unknown status decides nothing until this list is updated.
    outcome: outcomes[status] ?? 'pending',
    word: status,
  }
}

function unavailable(why: string, cause?: unknown): Problem {
  return Object.assign(new Problem('gateway-unavailable'), { cause: new Error(`Wompi ${why}`, { cause }) })
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}
