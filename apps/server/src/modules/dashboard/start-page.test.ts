import type { AnyCall } from '@enlace/contract/core/call.ts'
import { listQuestions } from '@enlace/contract/questions/calls.ts'
import type { DocumentKind } from '@enlace/contract/documents/related/kinds.ts'
import { listAccountStatements } from '@enlace/contract/account-statements/calls.ts'
import { getStartPage } from '@enlace/contract/dashboard/start/calls.ts'
import {
  attentionLinks,
  beyondLinks,
  expectedLink,
  figureLinks,
  isListed,
  type ListLink,
  questionSearch,
} from '@enlace/contract/dashboard/start/links.ts'
import type { Figure, StartFigures } from '@enlace/contract/dashboard/start/schemas.ts'
import { listPaymentsMade } from '@enlace/contract/payments-made/calls.ts'
import { listPurchaseOrders } from '@enlace/contract/purchase-order/calls.ts'
import { listPurchaseTickets } from '@enlace/contract/purchase-tickets/calls.ts'
import { addDays, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { addMoney, money, sumMoney } from '@enlace/domain/money.ts'
import {
  type BuiltBranch,
  buildBranch,
  buildCompany,
  buildPerson,
  buildSupplier,
  changeSettings,
} from '@enlace/testing/builders.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'

const server = useTestServer()
const today = todayInBogota(new Date())
const inDays = (days: number) => addDays(today, days)

/** A supplier with its branch, and a browser with its master signed in. */
async function enter() {
  const company = await buildCompany(server.db)
  await changeSettings(server.db, company, { orden_compra: 1, orden_ticket: 1, orden_notas_debito: 1 })
  const { branch, person, thirdParty } = await buildSupplier(server.db, company, { isMaster: true })
  return { company, branch, person, thirdParty, browser: await server.signIn(person) }
}

async function build({ id: third_id, thirdParty }: BuiltBranch, table: string, fields: object) {
  const id = randomUUID()
  const row = {
    company_id: thirdParty.company.id,
    id,
    third_party_id: thirdParty.id,
    third_id,
    erp_key: id,
    ...fields,
  }
  const names = Object.entries(row).flatMap(([name, value]) => (value === undefined ? [] : [name]))
  await server.asAdmin(
    `insert into ${table} (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
    Object.values(row).filter((value) => value !== undefined),
  )
  return id
}

const buildInvoice = (branch: BuiltBranch, fields: object) =>
  build(branch, 'account_statements', {
    factura_cliente: 'FE',
    valor_facturado: '10.00',
    saldo_total: '10.00',
    ...fields,
  })
const buildOrder = (branch: BuiltBranch, fields: object) =>
  build(branch, 'purchase_order', {
    nro_orden: 'OC',
    fecha: today,
    valor_bruto: '7.00',
    valor_neto: '7.00',
    ...fields,
  })
const buildTicket = (branch: BuiltBranch, fields: object) =>
  build(branch, 'purchase_tickets', {
    nro_entrada: 'EA',
    fecha: today,
    valor_bruto: '5.00',
    valor_neto: '5.00',
    ...fields,
  })
const buildPayment = (branch: BuiltBranch, fields: object) =>
  build(branch, 'payments_made', {
    comprobante: 'CE',
    fecha_pago: today,
    medio: 'cheque',
    valor_bruto: '3.00',
    valor_pagado: '3.00',
    ...fields,
  })

/** Plants documents on both sides of every boundary of a figure. */
async function buildAll(branch: BuiltBranch) {
  for (const [at, days] of [-400, -31, -1, 0, 1, 30, 31, 90].entries()) {
    await buildInvoice(branch, {
      fecha_vencimiento: inDays(days),
      saldo_total: `${1 + at}.25`,
      fecha_estimada_pago: inDays(days + 1),
    })
  }
  // Credits: a debt of the supplier never falls due to it.
  for (const days of [-3, 3])
    await buildInvoice(branch, { fecha_vencimiento: inDays(days), saldo_total: '-1.50' })
  await buildInvoice(branch, { fecha_vencimiento: null })
  await buildInvoice(branch, { saldo_total: '0.00', fecha_vencimiento: today, fecha_estimada_pago: today })
  await buildInvoice(branch, {
    moneda: 'USD',
    saldo_total: '3.50',
    fecha_vencimiento: inDays(5),
    fecha_estimada_pago: inDays(5),
  })
  await buildInvoice(branch, { estado: 'rechazada', motivo: 'x' })
  await buildInvoice(branch, { estado: 'bloqueada', motivo: 'x' })
  for (const days of [-60, -31, -30, -29, -1, 0, 1]) {
    await buildPayment(branch, { fecha_pago: inDays(days) })
    await buildPayment(branch, { fecha_pago: inDays(days), estado: 'rechazado_por_el_banco' })
    await buildPayment(branch, { fecha_pago: inDays(days), estado: 'en_proceso' })
  }
  for (const estado of ['nueva', 'confirmada', 'recibida_parcial', 'recibida', 'cerrada', 'anulada']) {
    await buildOrder(branch, { estado })
    await buildOrder(branch, { estado, fecha_entrega: inDays(-1), recibido_pct: 50 })
    await buildOrder(branch, { estado, fecha_entrega: today })
    await buildOrder(branch, { estado, fecha_entrega: inDays(-1), recibido_pct: 100 })
  }
  await buildOrder(branch, { estado: 'nueva', vista_at: new Date().toISOString() })
  for (const estado of ['registrada', 'con_diferencia', 'facturada_parcial', 'facturada', 'reversada']) {
    await buildTicket(branch, { estado })
    await buildTicket(branch, { estado, moneda: 'USD' })
  }
}

/** The totals of a list per currency, over its whole filtered set. */
const Listed = z.object({
  total: z.number(),
  totals: z.array(z.looseObject({ moneda: z.string(), rows: z.number() })),
})
const lists: Readonly<Partial<Record<DocumentKind, { call: AnyCall; amount: string }>>> = {
  'account-statements': { call: listAccountStatements, amount: 'saldo_total' },
  'payments-made': { call: listPaymentsMade, amount: 'valor_pagado' },
  'purchase-order': { call: listPurchaseOrders, amount: 'valor_neto' },
  'purchase-tickets': { call: listPurchaseTickets, amount: 'valor_neto' },
}

async function listed(browser: TestBrowser, { kind, days, search }: ListLink): Promise<Figure[]> {
  const list = lists[kind]
  if (!list) throw new Error(`No list of ${kind}`)
  const { status, response } = await server.call(list.call, browser, { query: { ...search, days } })
  expect(status).toBe(200)
  const { totals } = Listed.parse(JSON.parse(response.body))
  return totals.map((total) => ({
    moneda: total.moneda,
    rows: total.rows,
    valor: money(String(total[list.amount])),
  }))
}

const countOf = (figures: readonly Figure[]) => figures.reduce((sum, { rows }) => sum + rows, 0)

describe('the start page of a supplier with something of everything', () => {
  let browser: TestBrowser
  let start: Awaited<ReturnType<typeof readStart>>

  async function readStart(asking: TestBrowser) {
    const { status, body } = await server.call(getStartPage, asking)
    expect(status).toBe(200)
    return body
  }

  beforeAll(async () => {
    const entered = await enter()
    browser = entered.browser
    await buildAll(entered.branch)
    start = await readStart(browser)
  })

  // They are its own keys.
  it.each(Object.keys(figureLinks(today)) as (keyof StartFigures)[])(
    'shows as %s what the list behind it adds up to, in each currency',
    async (name) => {
      expect(start.figures[name].length).toBeGreaterThan(0)
      expect(await listed(browser, figureLinks(today)[name])).toEqual(start.figures[name])
    },
  )

  it('counts as falling due only what the company owes: a credit has no day on which it is late', () => {
    expect(start.figures.dueSoon).toEqual([
      { moneda: 'COP', rows: 3, valor: '15.75' },
      { moneda: 'USD', rows: 1, valor: '3.50' },
    ])
  })

  it('counts for each thing that waits as many as the list behind it', async () => {
    const names = start.attention.map(({ name }) => name)
    expect(names).toEqual([
      'paymentsReturned',
      'invoicesRejected',
      'invoicesBlocked',
      'ordersLate',
      'ticketsWithDifference',
      'ordersNew',
    ])
    for (const { name, rows, figures } of start.attention) {
      if (!isListed(name)) throw new Error('It stands in no list of documents')
      const behind = await listed(browser, attentionLinks[name])
      expect([name, countOf(behind), behind]).toEqual([name, rows, figures])
    }
  })

  it('says of each thing that waits since when it does', () => {
    const late = start.attention.find(({ name }) => name === 'ordersLate')
    expect(late?.desde && late.desde < today).toBe(true)
    const returned = start.attention.find(({ name }) => name === 'paymentsReturned')
    expect(returned?.desde && returned.desde >= inDays(-30) && returned.desde <= today).toBe(true)
  })

  it('spreads all that is pending over the calendar, each invoice once', () => {
    const { days, later, delayed, undated } = start.calendar
    for (const { moneda, rows, valor } of start.figures.receivable) {
      const parts = [...days, ...later, ...delayed, ...undated].filter((part) => part.moneda === moneda)
      expect(countOf(parts)).toBe(rows)
      expect(sumMoney(parts.map((part) => part.valor))).toBe(valor)
    }
  })

  it('shows for every day of the calendar, and beyond it, what the list behind it adds up to', async () => {
    const { days, until, later, delayed } = start.calendar
    for (const fecha of new Set(days.map((day) => day.fecha))) {
      const figures = days.filter((day) => day.fecha === fecha).map(({ fecha: _, ...figure }) => figure)
      expect(await listed(browser, expectedLink(fecha, fecha))).toEqual(figures)
    }
    const beyond = beyondLinks(today, until)
    expect(await listed(browser, beyond.later)).toEqual(later)
    expect(await listed(browser, beyond.delayed)).toEqual(delayed)
  })

  it('names the next day with a payment, in each currency', () => {
    expect(start.nextPayment).toEqual([
      { moneda: 'COP', rows: 1, valor: '3.25', fecha: today },
      { moneda: 'USD', rows: 1, valor: '3.50', fecha: inDays(5) },
    ])
  })

  it('tells what happened in the last 30 days, the newest first', () => {
    const dates = start.activity.rows.map(({ fecha }) => fecha ?? '')
    expect(dates).toEqual(dates.toSorted().toReversed())
    expect(dates.every((fecha) => fecha <= today && fecha > inDays(-30))).toBe(true)
    expect(start.activity.rows).toHaveLength(12)
    expect(start.activity.counts).toEqual([
      { kind: 'purchase-order', rows: 25 },
      { kind: 'purchase-tickets', rows: 10 },
      { kind: 'payments-made', rows: 9 },
    ])
  })
})

it('counts the questions that are open, and those that wait for the supplier, as their list does', async () => {
  const { browser, branch } = await enter()
  const id = await buildInvoice(branch, {})
  for (const state of [
    'abierta',
    'abierta',
    'esperando_a_la_compania',
    'esperando_al_proveedor',
    'resuelta',
    'cerrada',
  ]) {
    await build(branch, 'questions', {
      erp_key: undefined,
      number: randomUUID(),
      topic: 'pago',
      kind: 'account-statements',
      document_id: id,
      document_number: 'FE',
      state,
      excerpt: 'x',
      last_from: 'proveedor',
      idempotency_key: randomUUID(),
    })
  }
  const { body } = await server.call(getStartPage, browser)
  expect(body.openQuestions).toBe(4)
  expect(body.attention).toEqual([{ name: 'questionsToAnswer', rows: 1, figures: [], desde: null }])
  for (const [search, total] of [
    [questionSearch.open, 4],
    [questionSearch.toAnswer, 1],
  ] as const) {
    const { body: list } = await server.call(listQuestions, browser, { query: search })
    expect([list.total, list.rows.length]).toEqual([total, total])
  }
})

describe('who asks for the start page', () => {
  it('hears nothing without a session', async () => {
    const { company } = await enter()
    const { problem } = await server.call(getStartPage, new TestBrowser(company.host))
    expect(problem.code).toBe('session-missing')
  })

  it('reads zeros and no tasks where there is nothing', async () => {
    const { browser } = await enter()
    const { body } = await server.call(getStartPage, browser)
    expect(body).toMatchObject({
      figures: {
        receivable: [],
        overdue: [],
        dueSoon: [],
        paidThisMonth: [],
        ordersToConfirm: [],
        ticketsToInvoice: [],
      },
      nextPayment: [],
      openQuestions: 0,
      attention: [],
      activity: { rows: [], counts: [] },
      calendar: { days: [], later: [], delayed: [], undated: [] },
    })
  })

  it('reads nothing of another supplier, branch or company', async () => {
    const { browser, branch, company, thirdParty } = await enter()
    const other = await buildBranch(server.db, thirdParty)
    const stranger = await buildSupplier(server.db, company, { isMaster: true })
    const elsewhere = await enter()
    for (const place of [branch, other, stranger.branch, elsewhere.branch]) {
      await buildInvoice(place, { fecha_vencimiento: today, saldo_total: '100.00' })
    }
    const { body } = await server.call(getStartPage, browser)
    expect(body.figures.receivable).toEqual([
      { moneda: 'COP', rows: 2, valor: addMoney(money('100'), money('100')) },
    ])
    browser.account = branch.id
    const { body: ofBranch } = await server.call(getStartPage, browser)
    expect(ofBranch.figures.receivable).toEqual([{ moneda: 'COP', rows: 1, valor: '100.00' }])
  })

  it('hears of no document of a module that its master did not leave it', async () => {
    const { branch, thirdParty } = await enter()
    await buildAll(branch)
    const person = await buildPerson(server.db, thirdParty, { modules: [] })
    const { body } = await server.call(getStartPage, await server.signIn(person))
    expect(body.figures.ordersToConfirm).toEqual([])
    expect(body.figures.ticketsToInvoice).toEqual([])
    expect(body.attention.map(({ name }) => name)).toEqual([
      'paymentsReturned',
      'invoicesRejected',
      'invoicesBlocked',
    ])
    expect(body.activity.counts.map(({ kind }) => kind)).toEqual(['payments-made'])
  })
})

it('counts as paid this month what was paid from its first day on', async () => {
  const { browser, branch } = await enter()
  const first = `${today.slice(0, 8)}01`
  await buildPayment(branch, { fecha_pago: first })
  await buildPayment(branch, { fecha_pago: addDays(today, -Number(today.slice(8))) })
  const { body } = await server.call(getStartPage, browser)
  expect(body.figures.paidThisMonth).toEqual([{ moneda: 'COP', rows: 1, valor: '3.00' }])
})
