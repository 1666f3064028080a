import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { wompiAddresses } from '@enlace/server/modules/payments/gateways/wompi.ts'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { wompiKeys } from './payments.ts'

/** A transaction as Wompi's API returns it. */
export interface WompiTransaction {
  id: string
  reference: string
  status: string
  amount_in_cents: number
  currency: string
}

/** Wompi as documented: its API over HTTP, and signed events. */
export interface WompiStandIn {
  /** Its transactions. */
  readonly transactions: WompiTransaction[]
  /** The requests that it received, one per line. */
  readonly asked: string[]
  /** Whether it answers with a server error. */
  isDown: boolean
  /** Creates a payer's transaction on its page. */
  pay(given: Omit<WompiTransaction, 'id' | 'currency'> & Partial<WompiTransaction>): WompiTransaction
  /** The body of a transaction's event. */
  eventOf(transaction: WompiTransaction, secret?: string): string
}

/** Provides a test file with a Wompi in place of the sandbox. */
export function useWompiStandIn(): WompiStandIn {
  const real = wompiAddresses.api.test
  let serial = 0
  const standIn: WompiStandIn = {
    transactions: [],
    asked: [],
    isDown: false,
    pay(given) {
      const transaction = { id: `1${serial++}-1610641025-49201`, currency: 'COP', ...given }
      standIn.transactions.push(transaction)
      return transaction
    },
    eventOf,
  }
  const server = createServer((request, response) => {
    standIn.asked.push(`${request.method} ${request.url}`)
    const { status, body } = standIn.isDown ? { status: 503, body: {} } : answerOf(standIn, request)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const place = server.address()
    wompiAddresses.api.test = `http://127.0.0.1:${typeof place === 'object' ? place?.port : ''}/v1`
  })
  afterEach(() => {
    standIn.isDown = false
    standIn.asked.length = 0
  })
  afterAll(() => {
    wompiAddresses.api.test = real
    server.close()
  })
  return standIn
}

function answerOf({ transactions }: WompiStandIn, request: IncomingMessage) {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://wompi.test')
  const [, , what, id] = pathname.split('/')
  const isPrivate = request.headers.authorization === `Bearer ${wompiKeys.privateKey}`
  if (what === 'merchants') {
    return id === wompiKeys.publicKey
      ? { status: 200, body: { data: { name: 'Andina', active: true }, meta: {} } }
      : { status: 404, body: { error: { type: 'NOT_FOUND_ERROR' } } }
  }
  if (what !== 'transactions') return { status: 404, body: {} }
  if (id === undefined) {
    // A merchant's list of transactions requires its private key.
    if (!isPrivate) return { status: 401, body: { error: { type: 'INVALID_ACCESS_TOKEN' } } }
    const reference = searchParams.get('reference')
    return { status: 200, body: { data: transactions.filter((one) => one.reference === reference) } }
  }
  const found = transactions.find((one) => one.id === decodeURIComponent(id))
  return found
    ? { status: 200, body: { data: found, meta: {} } }
    : { status: 404, body: { error: { type: 'NOT_FOUND_ERROR', reason: 'La entidad solicitada no existe' } } }
}

let clock = 1_763_700_000

function eventOf(transaction: WompiTransaction, secret: string = wompiKeys.eventsSecret): string {
  const timestamp = clock++
  const { id, status, amount_in_cents } = transaction
  const checksum = createHash('sha256')
    .update(`${id}${status}${amount_in_cents}${timestamp}${secret}`)
    .digest('hex')
    .toUpperCase()
  return JSON.stringify({
    event: 'transaction.updated',
    data: { transaction },
    environment: 'test',
    signature: {
      properties: ['transaction.id', 'transaction.status', 'transaction.amount_in_cents'],
      checksum,
    },
    timestamp,
    sent_at: '2026-11-21T16:45:05.000Z',
  })
}
