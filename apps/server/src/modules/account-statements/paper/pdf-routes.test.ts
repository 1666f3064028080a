import { fill } from '@enlace/contract/core/fill.ts'
import { listAccountStatements } from '@enlace/contract/account-statements/calls.ts'
import { getStatementPdf } from '@enlace/contract/account-statements/calls.ts'
import { statementPaperTexts as texts } from '@enlace/contract/account-statements/paper-texts.ts'
import { formatDate, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { windowStart } from '@enlace/domain/list-window.ts'
import { formatMoney, money } from '@enlace/domain/money.ts'
import { buildBranch, buildCompany, buildPerson, buildSupplier } from '@enlace/testing/builders.ts'
import { buildPayment, buildStatement } from '@enlace/testing/ledger.ts'
import { textOfPdf } from '@enlace/testing/pdf.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { describe, expect, it } from 'vitest'

const server = useTestServer()

async function enter() {
  const company = await buildCompany(server.db)
  const { branch, person, thirdParty } = await buildSupplier(server.db, company)
  return { company, branch, thirdParty, browser: await server.signIn(person) }
}

async function linesOf(browser: TestBrowser, query: object = {}): Promise<string[]> {
  const { status, body } = await server.call(getStatementPdf, browser, { query })
  expect(status).toBe(200)
  return Buffer.isBuffer(body)
    ? textOfPdf(body)
        .replaceAll('\u00a0', ' ')
        .split(/[\n\f]/)
    : []
}

const shown = (valor: string, moneda = 'COP') => formatMoney(money(valor), moneda).replaceAll('\u00a0', ' ')

describe('the statement of account', () => {
  it('says what the list says: what is owed, overdue and current, and each invoice', async () => {
    const { branch, browser } = await enter()
    await buildStatement(server, branch, {
      factura_cliente: 'FE-1',
      fecha_vencimiento: '2026-01-05',
      saldo_total: '1500.25',
    })
    await buildStatement(server, branch, {
      factura_cliente: 'FE-2',
      fecha_vencimiento: '2099-01-05',
      saldo_total: '300',
    })
    await buildStatement(server, branch, {
      factura_cliente: 'FE-3',
      moneda: 'USD',
      fecha_vencimiento: '2099-01-05',
      saldo_total: '70',
    })
    const { totals } = (await server.call(listAccountStatements, browser)).body
    const lines = await linesOf(browser)
    for (const { moneda, saldo_total, saldo_vencido, saldo_corriente } of totals) {
      for (const amount of [saldo_total, saldo_vencido, saldo_corriente])
        expect(lines).toContain(shown(amount, moneda))
    }
    for (const numero of ['FE-1', 'FE-2', 'FE-3']) expect(lines).toContain(numero)
  })

  it('begins on the same day as the screen of the last 90 days, where no range is asked for', async () => {
    const { branch, browser } = await enter()
    await buildStatement(server, branch)
    const today = todayInBogota(new Date())
    const from = formatDate(windowStart(today, 90))
    const title = fill(texts.movements, { from, to: formatDate(today) })
    expect(await linesOf(browser)).toContain(title)
  })

  it('shows the movements of the range between an opening and a closing balance', async () => {
    const { branch, browser } = await enter()
    const paid = { saldo_total: '0', estado: 'pagada' }
    const statement = await buildStatement(server, branch, {
      ...paid,
      factura_cliente: 'FE-VIEJA',
      fecha_proveedor: '2026-08-01',
      valor_facturado: '500',
    })
    await buildStatement(server, branch, {
      factura_cliente: 'FE-NUEVA',
      fecha_proveedor: '2026-10-10',
      valor_facturado: '900',
      saldo_total: '900',
    })
    await buildPayment(server, branch, [{ statement, valor: '500' }], {
      comprobante: 'CE-1',
      fecha_pago: '2026-10-20',
    })
    const lines = await linesOf(browser, { from: '2026-10-01', to: '2026-10-31' })
    const from = lines.indexOf(texts.opening)
    const rows = [
      [texts.opening, '500,00'],
      ['10/10/2026', 'Factura', 'FE-NUEVA', '900,00', '1.400,00'],
      ['20/10/2026', 'Pago', 'CE-1', '500,00', '900,00'],
      ['31/10/2026', texts.closing, '900,00', '500,00', '900,00'],
    ]
    expect(lines.slice(from, lines.indexOf(texts.closing) + 4)).toEqual(rows.flat())
  })

  it('says so where there are more invoices than it shows; its totals are of all', async () => {
    const { branch, browser, company, thirdParty } = await enter()
    await server.asAdmin(
      `insert into account_statements (company_id, third_party_id, third_id, erp_key, factura_cliente, fecha_proveedor,
         fecha_vencimiento, valor_facturado, saldo_total)
       select $1, $2, $3, n::text, 'FE-' || n, '2020-01-01', '2099-01-01', 1, 1 from generate_series(1, 2100) n`,
      [company.id, thirdParty.id, branch.id],
    )
    const lines = await linesOf(browser)
    expect(lines.filter((line) => line.startsWith('FE-'))).toHaveLength(2000)
    expect(lines.join(' ')).toContain(
      fill(texts.openCut, { moneda: 'pesos colombianos (COP)', shown: '2.000', total: '2.100' }),
    )
    expect(lines).toContain('$ 2.100,00')
  })

  it('says that there is nothing where there is nothing', async () => {
    const { browser } = await enter()
    expect(await linesOf(browser)).toContain(texts.empty)
  })

  it('tells of the branches that the person reads and of no other', async () => {
    const { branch, thirdParty } = await enter()
    const other = await buildBranch(server.db, thirdParty, { nombre: 'Sucursal ajena' })
    await buildStatement(server, branch, { factura_cliente: 'FE-PROPIA' })
    await buildStatement(server, other, { factura_cliente: 'FE-AJENA' })
    const narrow = await server.signIn(await buildPerson(server.db, thirdParty, { accounts: [branch] }))
    const lines = await linesOf(narrow)
    expect(lines).toContain('FE-PROPIA')
    expect(lines.join(' ')).not.toMatch(/FE-AJENA|Sucursal ajena/)
  })

  it('is handed to nobody without a session, and for no range that ends before it begins', async () => {
    const { browser, company } = await enter()
    expect((await server.call(getStatementPdf, new TestBrowser(company.host))).status).toBe(401)
    const { status, problem } = await server.call(getStatementPdf, browser, {
      query: { from: '2026-10-02', to: '2026-10-01' },
    })
    expect([status, problem.code]).toEqual([422, 'invalid-fields'])
  })
})
