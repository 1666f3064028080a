import { fill } from '@enlace/contract/core/fill.ts'
import {
  clearanceReasonTexts,
  clearanceTexts,
  paperReasonTexts,
} from '@enlace/contract/papers/issued-texts.ts'
import {
  getPaperPdf,
  issuePaper,
  listPapers,
  setStatementSubscription,
} from '@enlace/contract/papers/desk/calls.ts'
import { addDays, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { formatMoney, money } from '@enlace/domain/money.ts'
import { formatCode } from '@enlace/domain/verification-code.ts'
import {
  buildBranch,
  buildCompany,
  buildPerson,
  buildSupplier,
  changeSettings,
} from '@enlace/testing/builders.ts'
import { buildDebitNote, buildStatement } from '@enlace/testing/ledger.ts'
import { textOfPdf } from '@enlace/testing/pdf.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { describe, expect, it } from 'vitest'

const server = useTestServer()
const today = todayInBogota(new Date())
const soon = addDays(today, 30)
const past = addDays(today, -1)

/** Creates a supplier of a company with loaded data, and signs in. */
async function enter(settings: Record<string, unknown> = {}) {
  const company = await buildCompany(server.db, { settings })
  const { branch, person, thirdParty } = await buildSupplier(server.db, company)
  await server.asAdmin(
    `insert into data_freshness (company_id, kind, as_of) values ($1, 'account-statements', now())`,
    [company.id],
  )
  return { company, branch, person, thirdParty, browser: await server.signIn(person) }
}

const reasonsOf = async (browser: TestBrowser, kind: string) =>
  (await server.call(listPapers, browser)).body.offers.find((offer) => offer.kind === kind)?.reasons

const issue = (browser: TestBrowser, kind: string) =>
  server.call(issuePaper, browser, { body: { paper: kind } })

async function fileOf(browser: TestBrowser, id: string) {
  const { status, body, response } = await server.call(getPaperPdf, browser, { params: { id } })
  expect([status, response.headers['content-type']]).toEqual([200, 'application/pdf'])
  return Buffer.isBuffer(body) ? textOfPdf(body).replaceAll('\u00a0', ' ') : ''
}

const kept = (valor: string) => formatMoney(money(valor)).replaceAll('\u00a0', ' ')

describe('a paz y salvo', () => {
  it('states that nothing is left to settle, and what is not due yet', async () => {
    const { browser, branch, thirdParty } = await enter()
    await buildStatement(server, branch, {
      fecha_vencimiento: soon,
      saldo_total: '1500.00',
      valor_facturado: '1500.00',
    })
    expect(await reasonsOf(browser, 'paz_y_salvo')).toEqual([])
    const { status, body } = await issue(browser, 'paz_y_salvo')
    expect([status, body.numero]).toEqual([200, `PS-${today.slice(0, 4)}-000001`])
    const text = (await fileOf(browser, body.id)).replaceAll(/\s+/g, ' ')
    for (const said of [
      'A PAZ Y SALVO',
      thirdParty.nombre,
      kept('1500.00'),
      body.numero,
      formatCode(body.codigo),
    ])
      expect(text).toContain(said)
    expect(text).toContain(clearanceTexts.balancesNote)
  })

  it('is refused with each reason while something is overdue, blocked, returned, in the company’s favour or to apply', async () => {
    const { browser, branch } = await enter()
    const reasons = clearanceReasonTexts
    await buildStatement(server, branch, { fecha_vencimiento: past, saldo_total: '10.00' })
    await buildStatement(server, branch, { fecha_vencimiento: past, saldo_total: '20.00' })
    await buildStatement(server, branch, {
      fecha_vencimiento: soon,
      saldo_total: '30.00',
      estado: 'bloqueada',
    })
    await buildStatement(server, branch, {
      fecha_vencimiento: soon,
      saldo_total: '40.00',
      estado_programacion_pago: 'devuelta_por_el_banco',
    })
    await buildStatement(server, branch, { fecha_vencimiento: soon, saldo_total: '-50.00' })
    await buildDebitNote(server, branch, [], { estado: 'emitida', valor_nota: '60.00' })
    expect(await reasonsOf(browser, 'paz_y_salvo')).toEqual([
      fill(reasons.overdue.many, { n: 2, valor: formatMoney(money('30.00')) }),
      fill(reasons.blocked.one, { valor: formatMoney(money('30.00')) }),
      fill(reasons.returned.one, { valor: formatMoney(money('40.00')) }),
      fill(reasons.credits.one, { valor: formatMoney(money('50.00')) }),
      reasons.notes.one,
    ])
    const { status, problem } = await issue(browser, 'paz_y_salvo')
    expect([status, problem.code]).toEqual([409, 'paper-refused'])
  })

  it('takes what is due today for not overdue, and annulled or applied notes for nothing to apply', async () => {
    const { browser, branch } = await enter()
    await buildStatement(server, branch, { fecha_vencimiento: today })
    await buildDebitNote(server, branch, [], { estado: 'anulada', valor_nota: '60.00' })
    await buildDebitNote(server, branch, [], {
      estado: 'aplicada',
      valor_nota: '60.00',
      valor_aplicado: '60.00',
    })
    expect(await reasonsOf(browser, 'paz_y_salvo')).toEqual([])
  })

  it('is issued once however often it is asked for at a time, and anew when what it states has changed', async () => {
    const { browser, branch } = await enter()
    await buildStatement(server, branch, { fecha_vencimiento: soon })
    const answers = await Promise.all([1, 2, 3].map(() => issue(browser, 'paz_y_salvo')))
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    await buildStatement(server, branch, { fecha_vencimiento: soon })
    const { body } = await issue(browser, 'paz_y_salvo')
    expect(body.numero).toBe(`PS-${today.slice(0, 4)}-000002`)
    expect((await server.call(listPapers, browser)).body.issued.map(({ numero }) => numero)).toHaveLength(2)
  })

  it('stays as it was when the company’s data changes', async () => {
    const { browser, branch, company } = await enter()
    await buildStatement(server, branch, { fecha_vencimiento: soon, saldo_total: '777.00' })
    const { body } = await issue(browser, 'paz_y_salvo')
    const before = await fileOf(browser, body.id)
    await server.asAdmin('update account_statements set saldo_total = 5 where company_id = $1', [company.id])
    expect(await fileOf(browser, body.id)).toBe(before)
    await expect(
      server.asAdmin(`update issued_papers set content = '{}' where company_id = $1`, [company.id]),
    ).rejects.toThrow('paper-refused')
    await expect(
      server.asAdmin('delete from issued_papers where company_id = $1', [company.id]),
    ).rejects.toThrow('paper-refused')
  })
})

describe('a commercial reference', () => {
  const recent = addDays(today, -60)
  const old = addDays(today, -500)

  it('tells since when, how much in ranges and on which terms, and leaves out what is older or was refused', async () => {
    const { browser, branch } = await enter()
    const invoice = { fecha_factura: recent, condicion_pago: '45 días' }
    await buildStatement(server, branch, { ...invoice, valor_facturado: '120000000.00' })
    await buildStatement(server, branch, { ...invoice, valor_facturado: '30000000.00' })
    await buildStatement(server, branch, { ...invoice, valor_facturado: '990000000.00', estado: 'rechazada' })
    await buildStatement(server, branch, { fecha_factura: old, valor_facturado: '880000000.00' })
    const { body } = await issue(browser, 'referencia_comercial')
    const text = await fileOf(browser, body.id)
    expect(text).toContain('Entre $ 100.000.000 y $ 200.000.000, en 2 facturas')
    expect(text).toContain('45 días')
    expect(text).not.toContain('150.000.000')
  })

  it('tells exact amounts where the company settled so', async () => {
    const { browser, branch } = await enter({ constancias_valores_exactos: 1 })
    await buildStatement(server, branch, { fecha_factura: recent, valor_facturado: '150000000.00' })
    const { body } = await issue(browser, 'referencia_comercial')
    expect(await fileOf(browser, body.id)).toContain('$ 150.000.000,00 en 1 factura')
  })

  it('is refused where there is nothing to tell', async () => {
    const { browser } = await enter()
    expect(await reasonsOf(browser, 'referencia_comercial')).toEqual([paperReasonTexts.noDocuments])
    expect((await issue(browser, 'referencia_comercial')).status).toBe(409)
  })
})

describe('constancies', () => {
  it('are not issued by a company that does not want to, and the page says so', async () => {
    const { browser, branch, company } = await enter()
    await buildStatement(server, branch, { fecha_vencimiento: soon })
    await changeSettings(server.db, company, { constancias: 0 })
    const off = fill(paperReasonTexts.off, { company: company.nombre })
    expect(await reasonsOf(browser, 'paz_y_salvo')).toEqual([off])
    expect((await issue(browser, 'referencia_comercial')).status).toBe(409)
  })

  it('are seen by those who read all branches that they tell of, and by nobody else', async () => {
    const { browser, branch, thirdParty, company } = await enter()
    const other = await buildBranch(server.db, thirdParty)
    await buildStatement(server, branch, { fecha_vencimiento: soon })
    const { body } = await issue(browser, 'paz_y_salvo')
    const narrow = await server.signIn(await buildPerson(server.db, thirdParty, { accounts: [other] }))
    const stranger = await server.signIn((await buildSupplier(server.db, company)).person)
    for (const outsider of [narrow, stranger]) {
      expect((await server.call(listPapers, outsider)).body.issued).toEqual([])
      expect((await server.call(getPaperPdf, outsider, { params: { id: body.id } })).status).toBe(404)
    }
    const nobody = await server.call(getPaperPdf, new TestBrowser(company.host), { params: { id: body.id } })
    expect(nobody.status).toBe(401)
  })
})

describe('the monthly subscription', () => {
  it('is each person’s own, and can be ended', async () => {
    const { browser, thirdParty, person } = await enter()
    const colleague = await server.signIn(await buildPerson(server.db, thirdParty))
    const set = (isOn: boolean) => server.call(setStatementSubscription, browser, { body: { isOn } })
    expect((await set(true)).body).toEqual({ isOn: true, email: person.email })
    expect((await set(true)).body.isOn).toBe(true)
    expect((await server.call(listPapers, colleague)).body.subscription.isOn).toBe(false)
    expect((await set(false)).body.isOn).toBe(false)
    expect((await server.call(listPapers, browser)).body.subscription.isOn).toBe(false)
  })
})
