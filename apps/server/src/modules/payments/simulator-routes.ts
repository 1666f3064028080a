import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { Problem } from '@enlace/contract/core/problems.ts'
import { receivePaymentEvent } from '@enlace/contract/payments/calls.ts'
import { simulatorTexts as texts } from '@enlace/contract/payments/texts.ts'
import { readProfile } from '../company/index.ts'
import { contentSecurityPolicy } from '../../core/http/origin/security-headers.ts'
import { fromCents } from './gateways/cents.ts'
import { findGateway } from './intents/queries.ts'
import { keepSimulated } from './simulator/commands.ts'
import { refusedPage, settledText, simulatorPage, styleHash } from './simulator/page.ts'
import { findSimulated, type SimulatedTransaction } from './simulator/queries.ts'
import { eventSignature, eventSignatureHeader, isSigned } from './simulator/signature.ts'

const Order = z.object({
  reference: z.string().max(40),
  'amount-in-cents': z.string().regex(/^\d{1,15}$/),
  currency: z.string().max(3),
  'expiration-time': z.iso.datetime(),
  'redirect-url': z.string().max(500),
})
const Signed = z.object({ ...Order.shape, signature: z.string().max(100) })
const Company = z.coerce.number().int().positive().max(2_147_483_647)

/** The status that each button sends; abandoning sends none. */
const statuses = { approve: 'APPROVED', reject: 'DECLINED', pend: 'PENDING' } as const
const Decided = z.object({ decision: z.enum(['approve', 'reject', 'pend', 'abandon']) })

/** The simulator's page, only for companies that use it. */
export function simulatorRoutes(app: FastifyInstance): void {
  const { db, keys } = app.service
  const address = '/payments-simulator/:company'

  app.get(address, async (request, reply) => {
    const company = await simulatedCompany(request)
    const signed = readOrder(company, request.query)
    if (!signed) return answerPage(reply.code(403), refusedPage())
    const { signature, ...order } = signed
    const known = await findSimulated(db, company, order.reference)
    const profile = await readProfile(db, company)
    const closed = closedText(order, known)
    return answerPage(
      reply,
      simulatorPage({
        company: profile.company.nombre,
        order,
        signature,
        valor: fromCents(Number(order['amount-in-cents'])),
        ...(closed !== undefined && { closed }),
      }),
    )
  })

  app.post(address, async (request, reply) => {
    const company = await simulatedCompany(request)
    const order = readOrder(company, request.body)
    const decided = Decided.safeParse(request.body)
    if (!order || !decided.success) return answerPage(reply.code(403), refusedPage())
    const home = new URL(order['redirect-url'])
    const { decision } = decided.data
    if (decision === 'abandon' || isOver(order)) return reply.redirect(home.href, 303)
    const kept = await keepSimulated(db, company, {
      id: `sim-${randomBytes(6).toString('hex')}`,
      reference: order.reference,
      status: statuses[decision],
      valor: fromCents(Number(order['amount-in-cents'])),
      moneda: order.currency,
    })
    if (kept.status !== 'PENDING') await sendEvent(company, kept)
    // As with real gateways, the return address names the transaction; nothing else in it is trusted.
    home.searchParams.set('id', kept.id)
    return reply.redirect(home.href, 303)
  })

  /** The event is sent through the public endpoint with its signature, as one of another system would be. */
  async function sendEvent(company: number, transaction: SimulatedTransaction): Promise<void> {
    const { id, reference, status } = transaction
    const body = JSON.stringify({
      transaction: { id, reference, status },
      nonce: randomBytes(8).toString('hex'),
    })
    const path = receivePaymentEvent.path
      .replace(':gateway', 'simulador')
      .replace(':company', String(company))
    await app.inject({
      method: receivePaymentEvent.method,
      url: `${app.service.settings.urlPath}/api${path}`,
      headers: {
        'content-type': 'application/json',
        [eventSignatureHeader]: eventSignature(keys, company, body),
      },
      payload: body,
    })
  }

  /** @throws Problem `unknown-call` if the company has another gateway, or none. */
  async function simulatedCompany(request: FastifyRequest): Promise<number> {
    const company = z.object({ company: Company }).safeParse(request.params)
    const gateway = company.success ? await findGatewayOf(company.data.company) : undefined
    if (!company.success || gateway?.gateway !== 'simulador' || !gateway.is_enabled) {
      throw new Problem('unknown-call')
    }
    return company.data.company
  }

  function findGatewayOf(company: number) {
    // A company that does not exist has no scope; its page is unknown as well.
    return findGateway(db, company).catch(() => undefined)
  }

  function readOrder(company: number, sent: unknown) {
    const read = Signed.safeParse(sent)
    if (!read.success) return undefined
    const { signature, ...order } = read.data
    return isSigned(keys, company, order, signature) ? read.data : undefined
  }
}

function closedText(order: z.infer<typeof Order>, known: SimulatedTransaction | undefined) {
  if (known && known.status !== 'PENDING') return settledText(known.status)
  return isOver(order) ? texts.expired : undefined
}

function isOver(order: z.infer<typeof Order>): boolean {
  return Date.parse(order['expiration-time']) < Date.now()
}

function answerPage(reply: FastifyReply, page: string): FastifyReply {
  return reply
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': contentSecurityPolicy({ styleHashes: [styleHash] }),
    })
    .type('text/html; charset=utf-8')
    .send(page)
}
