import { listAccountStatements } from '@enlace/contract/account-statements/calls.ts'
import { listMovements } from '@enlace/contract/account-statements/movements/calls.ts'
import type { Movement } from '@enlace/contract/account-statements/movements/schemas.ts'
import { addMoney, money, subtractMoney, sumMoney, zeroMoney } from '@enlace/domain/money.ts'
import {
  type BuiltBranch,
  buildBranch,
  buildCompany,
  buildPerson,
  buildSupplier,
  changeSettings,
} from '@enlace/testing/builders.ts'
import { buildDebitNote, buildPayment, buildStatement } from '@enlace/testing/ledger.ts'
import { seededRandom, type SeededRandom } from '@enlace/testing/seeded-random.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { describe, expect, it } from 'vitest'

const server = useTestServer()

async function enter(fields: { modules?: string[] } = {}) {
  const company = await buildCompany(server.db)
  const { branch, person, thirdParty } = await buildSupplier(server.db, company, fields)
  return { company, branch, person, thirdParty, browser: await server.signIn(person) }
}

const ledgerOf = (browser: TestBrowser, query: object = {}) => server.call(listMovements, browser, { query })

/** Returns all pages of a range. */
async function everyRow(browser: TestBrowser, query: object, size = 7): Promise<Movement[]> {
  const { body } = await ledgerOf(browser, { ...query, size })
  const rows = [...body.rows]
  for (let page = 2; rows.length < body.total; page++) {
    rows.push(...(await ledgerOf(browser, { ...query, size, page })).body.rows)
  }
  return rows
}

const told = ({ tipo, fecha, valor, saldo }: Movement) => `${fecha} ${tipo} ${valor} ${saldo}`

describe('the movements of an account', () => {
  it('tell the invoice, the note and the payment, with the balance after each', async () => {
    const { branch, browser } = await enter()
    const statement = await buildStatement(server, branch, {
      factura_cliente: 'FE-1',
      valor_facturado: '1190.00',
      valor_retefuente: '25.00',
      valor_reteica: '10.50',
      saldo_total: '0.00',
      estado: 'pagada',
    })
    await buildDebitNote(server, branch, [{ statement, valor: '100.00' }])
    await buildPayment(server, branch, [{ statement, valor: '1034.50', descuento: '20.00' }])

    const { body } = await ledgerOf(browser)
    expect(body.rows.map(told)).toEqual([
      '2026-10-01 account-statements 1154.50 1154.50',
      '2026-10-20 notes-debit -100.00 1054.50',
      '2026-11-06 payments-made -1054.50 0.00',
    ])
    expect(body.rows[0]).toMatchObject({ numero: 'FE-1', valor_documento: '1190.00', retenciones: '35.50' })
    expect(body.rows[1]).toMatchObject({ factura: 'FE-1', facturas: 1 })
    expect(body.balances).toEqual([
      {
        moneda: 'COP',
        rows: 3,
        saldo_inicial: '0.00',
        aumentos: '1154.50',
        disminuciones: '1154.50',
        saldo_final: '0.00',
      },
    ])
  })

  it('call what the balance knows and no document tells an adjustment', async () => {
    const { branch, browser } = await enter()
    await buildStatement(server, branch, {
      valor_facturado: '500.00',
      saldo_total: '0.00',
      fecha_pagada: '2026-10-30',
    })
    const { body } = await ledgerOf(browser)
    expect(body.rows.map(told)).toEqual([
      '2026-10-01 account-statements 500.00 500.00',
      '2026-10-30 adjustment -500.00 0.00',
    ])
  })

  it('leave out what was refused, returned, voided, or is about an invoice that the portal has not', async () => {
    const { branch, browser } = await enter()
    const refused = await buildStatement(server, branch, { estado: 'rechazada', saldo_total: '0.00' })
    const statement = await buildStatement(server, branch, { saldo_total: '1000.00' })
    await buildPayment(server, branch, [{ statement, valor: '1000.00' }], {
      estado: 'rechazado_por_el_banco',
    })
    await buildPayment(server, branch, [
      { statement: null, valor: '70.00' },
      { statement: refused, valor: '5.00' },
    ])
    await buildDebitNote(server, branch, [{ statement, valor: '30.00' }], { estado: 'anulada' })
    const { body } = await ledgerOf(browser)
    expect(body.rows.map(({ id, valor }) => [id, valor])).toEqual([[statement, '1000.00']])
  })

  it('start a range with the balance of the day before, and end it with that of its last day', async () => {
    const { branch, browser } = await enter()
    const statement = await buildStatement(server, branch, {
      fecha_proveedor: '2026-02-28',
      saldo_total: '400.00',
    })
    await buildPayment(server, branch, [{ statement, valor: '250.00' }], { fecha_pago: '2026-03-01' })
    await buildPayment(server, branch, [{ statement, valor: '350.00' }], { fecha_pago: '2026-03-31' })
    const march = (await ledgerOf(browser, { from: '2026-03-01', to: '2026-03-31' })).body
    expect(march.rows.map(({ saldo }) => saldo)).toEqual(['750.00', '400.00'])
    expect(march.balances).toMatchObject([{ saldo_inicial: '1000.00', saldo_final: '400.00' }])
    const early = (await ledgerOf(browser, { from: '2026-03-01', to: '2026-03-30' })).body
    expect(early.balances).toMatchObject([{ saldo_inicial: '1000.00', saldo_final: '750.00' }])
  })

  it('are told one currency at a time, pesos first, and never added up', async () => {
    const { branch, browser } = await enter()
    await buildStatement(server, branch, { moneda: 'USD', valor_facturado: '10.00', saldo_total: '10.00' })
    await buildStatement(server, branch, {})
    const first = (await ledgerOf(browser)).body
    expect([first.moneda, first.rows.length, first.total]).toEqual(['COP', 1, 1])
    expect(first.balances.map(({ moneda, saldo_final }) => [moneda, saldo_final])).toEqual([
      ['COP', '1000.00'],
      ['USD', '10.00'],
    ])
    expect((await ledgerOf(browser, { moneda: 'USD' })).body.rows).toMatchObject([{ saldo: '10.00' }])
  })

  it('are nothing for who has no documents', async () => {
    const { browser } = await enter()
    expect((await ledgerOf(browser)).body).toMatchObject({ rows: [], moneda: null, total: 0, balances: [] })
  })

  it('name no debit note to whom the module is closed, and keep the balance right all the same', async () => {
    const { company, branch, browser } = await enter()
    const statement = await buildStatement(server, branch, { saldo_total: '900.00' })
    await buildDebitNote(server, branch, [{ statement, valor: '100.00' }])
    await changeSettings(server.db, company, { orden_notas_debito: 0 })
    const { body } = await ledgerOf(browser)
    expect(body.rows.map(({ tipo, saldo }) => [tipo, saldo])).toEqual([
      ['account-statements', '1000.00'],
      ['adjustment', '900.00'],
    ])
  })
})

describe('the balance of the movements', () => {
  it('ends, whatever the documents, at the sum of the pending balances, and every row adds to the one before', async () => {
    const { branch, browser } = await enter()
    await scatter(branch, seededRandom(2026))
    const pending = (await server.call(listAccountStatements, browser, {})).body
    for (const { moneda, saldo_total } of pending.totals) {
      const rows = await everyRow(browser, { moneda })
      expect(rows.at(-1)?.saldo).toBe(saldo_total)
      let saldo = zeroMoney
      for (const row of rows) {
        saldo = addMoney(saldo, row.valor)
        expect(row.saldo).toBe(saldo)
      }
      // Any split into two ranges gives the same ledger.
      const cut = rows[Math.floor(rows.length / 2)]?.fecha ?? ''
      const later = (await ledgerOf(browser, { moneda, from: cut, size: 50 })).body
      const balance = later.balances.find((one) => one.moneda === moneda)
      const before = rows.filter(({ fecha }) => fecha < cut)
      expect(balance?.saldo_inicial).toBe(sumMoney(before.map(({ valor }) => valor)))
      expect(balance?.saldo_final).toBe(saldo_total)
      expect(
        balance && subtractMoney(addMoney(balance.saldo_inicial, balance.aumentos), balance.disminuciones),
      ).toBe(saldo_total)
      expect(later.rows).toEqual(rows.slice(before.length, before.length + 50))
    }
    expect(pending.totals.length).toBe(2)
  })
})

/** Plants invoices, payments and notes, some consistent and some not. */
async function scatter(branch: BuiltBranch, random: SeededRandom): Promise<void> {
  const day = () =>
    `2026-${String(random.integer(1, 11)).padStart(2, '0')}-${String(random.integer(1, 28)).padStart(2, '0')}`
  const amount = () =>
    money(`${random.integer(-200, 90_000_000)}.${String(random.integer(0, 99)).padStart(2, '0')}`)
  const statements: { id: string; moneda: string }[] = []
  for (let at = 0; at < 24; at++) {
    const moneda = at % 6 === 0 ? 'USD' : 'COP'
    const id = await buildStatement(server, branch, {
      moneda,
      fecha_proveedor: at % 7 === 0 ? null : day(),
      valor_facturado: amount(),
      valor_retefuente: at % 3 === 0 ? amount() : null,
      saldo_total: at % 4 === 0 ? '0.00' : amount(),
      estado: at % 9 === 8 ? 'rechazada' : 'causada',
    })
    statements.push({ id, moneda })
  }
  for (let at = 0; at < 12; at++) {
    const lines = [0, 1].map((next) => ({
      statement: statements[(at * 2 + next) % 24]?.id ?? null,
      valor: amount(),
    }))
    await buildPayment(server, branch, lines, { fecha_pago: day(), moneda: at === 3 ? 'USD' : 'COP' })
    await buildDebitNote(server, branch, lines.slice(at % 2), { fecha: day() })
  }
}

describe('who may see movements', () => {
  it('is nobody without a session', async () => {
    const { company } = await enter()
    const { status, problem } = await ledgerOf(new TestBrowser(company.host))
    expect([status, problem.code]).toEqual([401, 'session-missing'])
  })

  it('is the supplier of its own account, and neither another supplier nor another branch', async () => {
    const { company, branch, thirdParty, browser } = await enter()
    const other = await buildBranch(server.db, thirdParty)
    await buildStatement(server, branch, { factura_cliente: 'MIA' })
    await buildStatement(server, other, { factura_cliente: 'DE-LA-OTRA' })
    const stranger = await buildSupplier(server.db, company)
    const limited = await buildPerson(server.db, thirdParty, { accounts: [other] })
    const numbers = async (who: TestBrowser) =>
      (await ledgerOf(who)).body.rows.map(({ numero }) => numero).toSorted()

    expect(await numbers(browser)).toEqual(['DE-LA-OTRA', 'MIA'])
    browser.account = branch.id
    expect(await numbers(browser)).toEqual(['MIA'])
    expect(await numbers(await server.signIn(stranger.person))).toEqual([])
    expect(await numbers(await server.signIn(limited))).toEqual(['DE-LA-OTRA'])
  })
})
