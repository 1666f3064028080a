import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fill } from '@enlace/contract/core/fill.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import {
  createPayment,
  getPaymentOptions,
  retryPayment,
  validatePayment,
} from '@enlace/contract/payments/calls.ts'
import type { BegunPayment, NewPayment, PaymentConcept } from '@enlace/contract/payments/schemas.ts'
import { paymentFieldTexts as texts } from '@enlace/contract/payments/texts.ts'
import { Scope } from '@enlace/database/scope.ts'
import { normaliseEmail } from '@enlace/domain/email.ts'
import { compareMoney, formatMoney } from '@enlace/domain/money.ts'
import { verifyCaptcha } from '../../core/captcha/verify.ts'
import { readProfile } from '../company/index.ts'
import { hashOf } from '../../core/keys/keys.ts'
import { serve } from '../../core/http/serve/serve.ts'
import { visitCompany, visitedCompany } from '../../core/http/visited-company.ts'
import { beginPayment } from './intents/commands.ts'
import { gatewayOf } from './intents/open-gateway.ts'
import { returnAddress, keptTokenOf, tokenOf } from './intents/links.ts'
import { paymentAnswer } from './present.ts'
import { findGateway, findPaymentOfLink, findPaymentOptions, type KeptPayment } from './intents/queries.ts'
import { reconcile, type Reconciled } from './intents/reconcile.ts'

/** The payer and the subject of a payment, from a form or an earlier payment. */
type Payable = Omit<NewPayment, 'company' | 'captchaValue' | 'dv'> & { dv: number }

/** Online payments: the options, starting a payment, and its outcome. */
export function paymentRoutes(app: FastifyInstance): void {
  const { db, settings, keys } = app.service

  serve(app, getPaymentOptions, async ({ request, scope }) => {
    const { company } = await visitedCompany(request)
    const profile = await readProfile(db, company)
    const { gateway, concepts } = await findPaymentOptions(db, scope)
    const isEnabled = gateway !== null && concepts.length > 0
    return {
      company,
      compania: profile.company.nombre,
      isEnabled,
      isSimulated: gateway === 'simulador',
      concepts: isEnabled ? concepts : [],
    }
  })

  serve(app, createPayment, async ({ request, body }) => {
    const { company, captchaValue, dv, ...payable } = body
    await visitCompany(request, company)
    await demandOn(company)
    await verifyCaptcha(request, captchaValue)
    return begin(request, company, { ...payable, dv: Number(dv) })
  })

  serve(app, validatePayment, async ({ request, body }) => {
    const place = await placeOf(request, body.token)
    const reconciled = await reconcile(app.service, place, request.log)
    const { company } = await readProfile(db, place.company_id)
    const returnUrl = await returnAddress(db, settings, place.company_id, body.token)
    return paymentAnswer(reconciled, {
      compania: company.nombre,
      token: body.token,
      returnUrl,
      now: new Date(),
    })
  })

  serve(app, retryPayment, async ({ request, body }) => {
    const place = await placeOf(request, body.token)
    const known = await reconcile(app.service, place, request.log)
    const { payment } = known
    if (payment.estado !== 'Rechazada' && payment.estado !== 'Expirada') return answerOf(known)
    await demandOn(place.company_id)
    const { concept_id: concepto, nit, dv, razon_social, referencia, valor, correo } = payment
    const terms = { concepto, nit, dv, razon_social, referencia, valor, correo }
    return begin(request, place.company_id, { ...terms, idempotencyKey: randomUUID() })
  })

  async function begin(request: FastifyRequest, company: number, payable: Payable): Promise<BegunPayment> {
    const { concepto, correo, ...rest } = payable
    const kept = await demandOn(company)
    const gateway = await gatewayOf(app.service, company, kept.gateway)
    if (gateway === undefined) throw new Problem('gateway-unavailable')
    const concept = demandConcept(kept.concepts, concepto, payable)
    await gateway.demandReady()
    const id = randomUUID()
    const terms = {
      ...rest,
      id,
      tokenHash: hashOf(tokenOf(keys, id)),
      concept,
      correo: normaliseEmail(correo),
      gateway: kept.gateway.gateway,
      environment: kept.gateway.environment,
      address: request.ip,
    }
    const payment = await beginPayment(db, company, terms)
    if (payment.id === id) return answerOf({ payment, gateway, pending: undefined, isUnanswered: false })
    // The same payment exists already: its current outcome decides whether it can continue.
    const known = await reconcile(app.service, payment, request.log)
    if (known.isUnanswered) throw new Problem('gateway-unavailable')
    if (known.payment.estado === 'Expirada' && payment.estado === 'Pendiente') {
      return begin(request, company, { ...payable, idempotencyKey: randomUUID() })
    }
    return answerOf(known)
  }

  async function answerOf(known: Reconciled): Promise<BegunPayment> {
    const { payment } = known
    const token = keptTokenOf(keys, payment)
    const returnUrl = await returnAddress(db, settings, payment.company_id, token)
    const { checkoutUrl } = paymentAnswer(known, { compania: '', token, returnUrl, now: new Date() })
    return { token, numero: payment.numero, checkoutUrl }
  }

  /** @throws Problem `payments-off` if the company accepts no payments. */
  async function demandOn(company: number) {
    const { concepts } = await findPaymentOptions(db, Scope.ofVisitor(company))
    const gateway = await findGateway(db, company)
    if (gateway?.is_enabled && concepts.length > 0) return { gateway, concepts }
    const profile = await readProfile(db, company)
    throw new Problem('payments-off', { company: profile.company.nombre })
  }

  /** @throws Problem `payment-not-found`, `company-mismatch` at another company's address. */
  async function placeOf(request: FastifyRequest, token: string) {
    const place = await findPaymentOfLink(db, hashOf(token))
    if (!place) throw new Problem('payment-not-found')
    await visitCompany(request, place.company_id)
    return place
  }
}

/** Returns the concept to pay, at its current value. @throws Problem `invalid-fields`. */
function demandConcept(
  concepts: readonly PaymentConcept[],
  id: number,
  { valor }: Pick<KeptPayment, 'valor'>,
): PaymentConcept {
  const concept = concepts.find((one) => one.id === id)
  if (!concept) throw new Problem('invalid-fields', {}, { concepto: texts.conceptGone })
  if (concept.valor !== null && compareMoney(concept.valor, valor) !== 0) {
    const message = fill(texts.valueChanged, { value: formatMoney(concept.valor) })
    throw new Problem('invalid-fields', {}, { valor: message })
  }
  return concept
}
