import { randomBytes } from 'node:crypto'
import { createPayment, validatePayment } from '@enlace/contract/payments/calls.ts'
import { buildCompany, type BuiltCompany } from './builders.ts'
import { solveCaptcha } from './captcha.ts'
import { buildPaymentConcept, useSimulator } from './payments.ts'
import { TestBrowser, type TestServer } from './server.ts'
import { buildStaff, relaxStaffFactor } from './staff.ts'

/** A company that takes payments by the simulator, with its administrator. */
export async function enterMerchant(server: TestServer) {
  const company = await buildCompany(server.db)
  await relaxStaffFactor(server.asAdmin, company)
  const concept = await buildPaymentConcept(server.db, company)
  await useSimulator(server.db, company)
  const admin = await buildStaff(server.db, company)
  return { company, concept, admin, desk: await server.signInStaff(admin) }
}

/**
 * Begins a payment as a visitor; `decide` chooses the gateway's answer on the simulator's page. @throws Error with the
 * code of the problem.
 */
export async function beginPayment(
  server: TestServer,
  { company, concept }: { company: BuiltCompany; concept: { id: number } },
  fields: object = {},
) {
  const browser = new TestBrowser(company.host)
  const { status, body, problem } = await server.call(createPayment, browser, {
    body: {
      company: company.id,
      idempotencyKey: randomBytes(16).toString('hex'),
      concepto: concept.id,
      nit: '900123456',
      dv: '8',
      razon_social: 'Lácteos del Páramo S.A.S.',
      referencia: `REF-${randomBytes(6).toString('hex')}`,
      valor: '150000.50',
      correo: 'tesoreria@paramo.co',
      captchaValue: await solveCaptcha(server, browser),
      ...fields,
    },
  })
  if (status !== 200) throw new Error(problem.code)
  const [row] = await server.asAdmin<{ id: string }>('select id from online_payments where numero = $1', [
    body.numero,
  ])
  const checkout = new URL(body.checkoutUrl ?? '')
  return {
    ...body,
    id: row?.id ?? '',
    decide: async (decision: 'approve' | 'reject' | 'pend') => {
      await server.portal.inject({
        method: 'POST',
        url: checkout.pathname,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ ...Object.fromEntries(checkout.searchParams), decision }).toString(),
      })
    },
    /** Asks as the payer's page does, which brings the payment up to date. */
    settle: async () => {
      await server.call(validatePayment, browser, { body: { token: body.token } })
    },
  }
}
