import { randomUUID } from 'node:crypto'
import { listAccountStatements } from '@enlace/contract/account-statements/calls.ts'
import { confirmBlogPost } from '@enlace/contract/blog/supplier/calls.ts'
import { getStartPage } from '@enlace/contract/dashboard/start/calls.ts'
import { listPapers } from '@enlace/contract/papers/desk/calls.ts'
import { listPaymentsMade } from '@enlace/contract/payments-made/calls.ts'
import { buildPost } from '@enlace/testing/blog.ts'
import { type BuiltBranch, buildCompany, buildPerson, buildSupplier } from '@enlace/testing/builders.ts'
import { buildDocument } from '@enlace/testing/documents.ts'
import { buildPayment, buildStatement } from '@enlace/testing/ledger.ts'
import { buildRequiredDocument } from '@enlace/testing/required-documents.ts'
import { type TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { describe, expect, it } from 'vitest'

const server = useTestServer()

async function enter() {
  const company = await buildCompany(server.db, { settings: { blog: 1, orden_notas_debito: 1 } })
  const { branch, person, thirdParty } = await buildSupplier(server.db, company, { isMaster: true })
  return { company, branch, thirdParty, browser: await server.signIn(person) }
}

const waiting = async (browser: TestBrowser) =>
  (await server.call(getStartPage, browser)).body.attention.map(({ name, rows }) => ({ name, rows }))

describe('a supplier that never had a document', () => {
  it('lists the communiqué that was not read, until it is confirmed', async () => {
    const { company, browser } = await enter()
    expect(await waiting(browser)).toEqual([])
    const { slug } = await buildPost(server, company, { titulo: 'Circular', tipo: 'comunicado' })
    await buildPost(server, company, { titulo: 'Noticia' })
    expect(await waiting(browser)).toEqual([{ name: 'communiquesToRead', rows: 1 }])
    await server.call(confirmBlogPost, browser, { params: { slug }, body: { version: 1 } })
    expect(await waiting(browser)).toEqual([])
  })

  it('lists the mandatory documents that were not sent', async () => {
    const { company, browser } = await enter()
    await buildRequiredDocument(server, company)
    expect(await waiting(browser)).toEqual([{ name: 'documentsMissing', rows: 1 }])
    expect((await server.call(getStartPage, browser)).body.documents).toEqual({
      asked: 1,
      expiring: 0,
      wrong: 0,
      missing: 1,
      inReview: 0,
    })
  })

  it('lists the branch without a bank account to its master, where the company registers accounts', async () => {
    const { company, branch, thirdParty, browser } = await enter()
    await server.asAdmin(
      `insert into bank_change_approvers (company_id, email, name) values ($1, 'luz@c.test', 'Luz Peña')`,
      [company.id],
    )
    const missing = { name: 'bankAccountsMissing', rows: 1 }
    expect(await waiting(browser)).toEqual([missing])
    const colleague = await server.signIn(await buildPerson(server.db, thirdParty))
    expect(await waiting(colleague)).toEqual([])
    await server.asAdmin(
      `insert into bank_accounts (company_id, third_party_id, third_id, banco, tipo, numero, ultimos, huella, titular,
         titular_documento, origen) values ($1, $2, $3, '1007', 'ahorros', '', '0000', '', 'X', 'X', 'erp')`,
      [company.id, thirdParty.id, branch.id],
    )
    expect(await waiting(browser)).toEqual([])
  })
})

/** The possible data of a supplier, with the statements that must not be made about them. */
const situations: readonly [
  what: string,
  build: (branch: BuiltBranch) => Promise<unknown>,
  owed: string[],
][] = [
  ['nothing', () => Promise.resolve(), []],
  ['only debit notes', (branch) => buildDocument(server, 'notes-debit', branch), []],
  [
    'only an invoice that was paid in part',
    async (branch) => {
      const statement = await buildStatement(server, branch, { saldo_total: '300.00' })
      await buildPayment(server, branch, [{ statement, valor: '700.00' }], { valor_pagado: '700.00' })
    },
    ['COP 300.00'],
  ],
  [
    'only an invoice in another currency',
    (branch) => buildStatement(server, branch, { moneda: 'USD', saldo_total: '50.00' }),
    ['USD 50.00'],
  ],
]

describe('what is said of all documents is backed by them,', () => {
  it.each(situations)('where there is %s', async (_what, build, owed) => {
    const { branch, browser } = await enter()
    await build(branch)
    const { body: start } = await server.call(getStartPage, browser)
    expect(start.figures.receivable.map(({ moneda, valor }) => `${moneda} ${valor}`)).toEqual(owed)
    const { undated, later, days, delayed } = start.calendar
    expect([...undated, ...later, ...days, ...delayed].length).toBe(owed.length)
    const { body: list } = await server.call(listAccountStatements, browser)
    expect(list.total).toBe(owed.length)
    // These data have no date, so no sentence names one, and no statement claims that nothing is owed.
    expect([start.dataAsOf, list.dataAsOf]).toEqual([null, null])
    const { body: papers } = await server.call(listPapers, browser)
    expect(papers.offers.map(({ reasons }) => reasons.length > 0)).toEqual([true, true])
    const { body: payments } = await server.call(listPaymentsMade, browser)
    // Payments are only totalled in currencies that occur.
    expect(payments.totals.every(({ rows }) => rows > 0)).toBe(true)
  })

  it('also once the data have a day: who has an open balance in any currency is not at peace', async () => {
    const { company, branch, browser } = await enter()
    await server.asAdmin(
      `insert into data_freshness (company_id, kind, as_of) values ($1, 'account-statements', now())`,
      [company.id],
    )
    const offers = async () =>
      (await server.call(listPapers, browser)).body.offers.find(({ kind }) => kind === 'paz_y_salvo')?.reasons
    expect(await offers()).toEqual([expect.stringContaining('Aún no hay facturas registradas')])
    await buildDocument(server, 'notes-debit', branch, { nro_nota: randomUUID() })
    expect(await offers()).toEqual([expect.stringContaining('Aún no hay facturas registradas')])
    await buildStatement(server, branch, {
      moneda: 'USD',
      fecha_vencimiento: '2026-01-02',
      saldo_total: '5.00',
    })
    expect(await offers()).toEqual([
      expect.stringMatching(/Hay 1 factura vencida.*USD/),
      'Hay 1 nota débito por aplicar.',
    ])
  })
})
