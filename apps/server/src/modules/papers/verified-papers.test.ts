import type { AnyCall } from '@enlace/contract/core/call.ts'
import { issuePaper } from '@enlace/contract/papers/desk/calls.ts'
import type { PrintedContent } from '@enlace/contract/papers/verify/schemas.ts'
import { getPaymentVoucherPdf } from '@enlace/contract/payments-made/calls.ts'
import { getPurchaseOrderPdf } from '@enlace/contract/purchase-order/calls.ts'
import { Scope } from '@enlace/database/scope.ts'
import { verifyPaper } from '@enlace/contract/papers/verify/calls.ts'
import { addDays, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { formatCode } from '@enlace/domain/verification-code.ts'
import { buildCompany, buildSupplier } from '@enlace/testing/builders.ts'
import { buildDocument } from '@enlace/testing/documents.ts'
import { buildPayment, buildStatement } from '@enlace/testing/ledger.ts'
import { textOfPdf } from '@enlace/testing/pdf.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { describe, expect, it } from 'vitest'
import { readSettings } from '../../core/settings/settings.ts'
import { keepPrinted } from './printed-commands.ts'

const server = useTestServer()
const today = todayInBogota(new Date())

/** Issues a paz y salvo to a new supplier. */
async function issue() {
  const company = await buildCompany(server.db)
  const { branch, person, thirdParty } = await buildSupplier(server.db, company)
  await server.asAdmin(
    `insert into data_freshness (company_id, kind, as_of) values ($1, 'account-statements', now())`,
    [company.id],
  )
  await buildStatement(server, branch, { fecha_vencimiento: addDays(today, 30) })
  const { body } = await server.call(issuePaper, await server.signIn(person), {
    body: { paper: 'paz_y_salvo' },
  })
  return { company, thirdParty, issued: body }
}

describe('the public check', () => {
  it('answers whoever has the code what the paper says, however the code is typed', async () => {
    const { company, thirdParty, issued } = await issue()
    const visitor = new TestBrowser(company.host)
    for (const code of [issued.codigo, formatCode(issued.codigo).toLowerCase()]) {
      const { status, body } = await server.call(verifyPaper, visitor, { params: { code } })
      expect(status).toBe(200)
      expect(body).toMatchObject({ numero: issued.numero, fecha_corte: today, annulled_at: null })
      expect(body).toMatchObject({ content: { compania: company.nombre, proveedor: thirdParty.nombre } })
    }
  })

  it('says of an annulled paper that it is not valid, and why', async () => {
    const { company, issued } = await issue()
    await server.asAdmin(
      `update issued_papers set annulled_at = now(), annulled_reason = 'Error' where company_id = $1`,
      [company.id],
    )
    const { body: found } = await server.call(verifyPaper, new TestBrowser(company.host), {
      params: { code: issued.codigo },
    })
    expect(found).toMatchObject({ annulled_at: expect.any(String), annulled_reason: 'Error' })
  })

  it('answers at the address of any company: the code is the key', async () => {
    const { issued } = await issue()
    const { host } = await buildCompany(server.db)
    const { body } = await server.call(verifyPaper, new TestBrowser(host), {
      params: { code: issued.codigo },
    })
    expect(body).toMatchObject({ numero: issued.numero })
  })

  it.each(['000000000000', 'nada', "' or 1=1 --", '%'])('knows no paper of the code %s', async (code) => {
    const company = await buildCompany(server.db)
    const { status, problem } = await server.call(verifyPaper, new TestBrowser(company.host), {
      params: { code },
    })
    expect([status, problem.code]).toEqual([404, 'paper-not-found'])
  })
})

/** A supplier with an order and a payment. */
async function supply() {
  const company = await buildCompany(server.db)
  const { branch, person, thirdParty } = await buildSupplier(server.db, company)
  const order = await buildDocument(server, 'purchase-order', branch, { nro_orden: 'OC-77' })
  const payment = await buildPayment(server, branch, [], { comprobante: 'CE-77', valor_pagado: '88.00' })
  return { company, thirdParty, person, order, payment, browser: await server.signIn(person) }
}

/** Prints a document and reads the code on the paper. */
async function print(browser: TestBrowser, call: AnyCall, id: string): Promise<string> {
  const { status, body } = await server.call(call, browser, { params: { id } })
  expect(status).toBe(200)
  if (!Buffer.isBuffer(body)) throw new Error('A file is bytes')
  const [code] = /[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}/.exec(textOfPdf(body)) ?? []
  if (code === undefined) throw new Error('The paper has no code')
  return code
}

describe('the public check of a printed document', () => {
  it('tells the holder of the code what was printed, and that it still holds', async () => {
    const { company, thirdParty, browser, order, payment } = await supply()
    const visitor = new TestBrowser(company.host)
    for (const [call, id, numero] of [
      [getPurchaseOrderPdf, order, 'OC-77'],
      [getPaymentVoucherPdf, payment, 'CE-77'],
    ] as const) {
      const { body } = await server.call(verifyPaper, visitor, {
        params: { code: await print(browser, call, id) },
      })
      if (body.what !== 'document') throw new Error('The code is of a printed document')
      const { estado, moneda, valor } = body.content
      expect(body.content).toMatchObject({ numero, compania: company.nombre, proveedor: thirdParty.nombre })
      expect(body.today).toEqual({ estado, moneda, valor })
    }
  })

  it('keeps the code of the same contents, and says of an older print what changed', async () => {
    const { company, browser, payment } = await supply()
    const code = await print(browser, getPaymentVoucherPdf, payment)
    expect(await print(browser, getPaymentVoucherPdf, payment)).toBe(code)
    await server.asAdmin(`update payments_made set estado = 'anulado', valor_pagado = 50 where id = $1`, [
      payment,
    ])
    const newer = await print(browser, getPaymentVoucherPdf, payment)
    expect(newer).not.toBe(code)
    const visitor = new TestBrowser(company.host)
    for (const [asked, valor] of [
      [code, '88.00'],
      [newer, '50.00'],
    ] as const) {
      const { body } = await server.call(verifyPaper, visitor, { params: { code: asked } })
      expect(body).toMatchObject({ content: { valor }, today: { estado: 'anulado', valor: '50.00' } })
    }
  })

  it('says so where the company no longer has it', async () => {
    const { company, browser, payment } = await supply()
    const code = await print(browser, getPaymentVoucherPdf, payment)
    await server.asAdmin('delete from payments_made where id = $1', [payment])
    const { body } = await server.call(verifyPaper, new TestBrowser(company.host), { params: { code } })
    expect(body).toMatchObject({ what: 'document', today: null })
  })

  it('is kept for who may only look, but not in a scope that does not have the document', async () => {
    const { person, payment, company } = await supply()
    await server.asAdmin('update memberships set read_only = true where id = $1', [person.membership])
    await print(await server.signIn(person), getPaymentVoucherPdf, payment)
    const other = await buildCompany(server.db)
    const settings = readSettings({})
    // It is refused before anything of it is kept.
    const content = { numero: 'CE-77' } as PrintedContent
    for (const scope of [Scope.ofVisitor(company.id), Scope.ofStaff(other.id)])
      await expect(
        keepPrinted({ db: server.db, settings, company: company.id }, scope, {
          kind: 'payments-made',
          id: payment,
          content,
        }),
      ).rejects.toMatchObject({ code: 'document-not-found' })
  })
})
