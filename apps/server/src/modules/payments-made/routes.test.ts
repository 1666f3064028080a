import { randomUUID } from 'node:crypto'
import { getPaymentMade, listPaidInvoices, listPaymentsMade } from '@enlace/contract/payments-made/calls.ts'
import { addDays, type CalendarDate, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { money, subtractMoney, sumMoney } from '@enlace/domain/money.ts'
import {
  type BuiltBranch,
  buildBranch,
  buildCompany,
  buildPerson,
  buildSupplier,
} from '@enlace/testing/builders.ts'
import { buildPayment, type PaymentFields, type PaymentLine } from '@enlace/testing/payments-made.ts'
import { naughtyStrings } from '@enlace/testing/naughty-strings.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { beforeAll, describe, expect, it } from 'vitest'

const server = useTestServer()
const today = todayInBogota(new Date())
const daysAgo = (days: number) => addDays(today, -days)

let branch: BuiltBranch
let browser: TestBrowser
let stranger: TestBrowser
let ofOtherBranch: TestBrowser
let ids: string[]

const pay = (of: BuiltBranch, fields: PaymentFields, lines: readonly PaymentLine[]) =>
  buildPayment(server, of, fields, lines)

/** Creates an invoice of an order with a due date. */
async function invoiceFor(
  { id: account, thirdParty }: BuiltBranch,
  order: string,
  due: CalendarDate,
): Promise<string> {
  const [statement, purchase] = [randomUUID(), randomUUID()]
  const owner = [thirdParty.company.id, thirdParty.id, account]
  await server.asAdmin(
    `insert into account_statements (company_id, third_party_id, third_id, id, erp_key, factura_cliente, fecha_vencimiento,
       valor_facturado, saldo_total) values ($1, $2, $3, $4, gen_random_uuid(), 'FE-1', $5, 100, 0)`,
    [...owner, statement, due],
  )
  await server.asAdmin(
    `insert into purchase_order (company_id, third_party_id, third_id, id, erp_key, nro_orden, fecha, valor_bruto, valor_neto)
     values ($1, $2, $3, $4, gen_random_uuid(), $5, $6, 100, 100)`,
    [...owner, purchase, order, due],
  )
  await server.asAdmin(
    `insert into document_links (company_id, third_party_id, third_id, from_kind, from_id, to_kind, to_id)
     values ($1, $2, $3, 'account-statements', $4, 'purchase-order', $5)`,
    [...owner, statement, purchase],
  )
  return statement
}

beforeAll(async () => {
  const company = await buildCompany(server.db)
  const supplier = await buildSupplier(server.db, company)
  branch = supplier.branch
  browser = await server.signIn(supplier.person)
  const second = await buildBranch(server.db, supplier.thirdParty)
  ofOtherBranch = await server.signIn(
    await buildPerson(server.db, supplier.thirdParty, { accounts: [second] }),
  )
  const other = await buildSupplier(server.db, company)
  stranger = await server.signIn(other.person)
  const statement = await invoiceFor(branch, 'OC-778', daysAgo(15))
  ids = [
    await pay(branch, { comprobante: 'CE-1', fecha: daysAgo(10) }, [
      {
        factura: 'FE-1',
        valor: '1000000.10',
        fuente: '25000.03',
        ica: '9660.01',
        iva: '28500.07',
        pronto: '1.01',
        statement,
      },
      { factura: 'FE-2', valor: '0.20', nota: '0.10' },
    ]),
    await pay(branch, { comprobante: 'CE-2', fecha: daysAgo(30), banco: 'Davivienda' }, [
      { factura: 'FE-3', valor: '999999999999999.99', fuente: '0.01' },
    ]),
    await pay(
      branch,
      {
        comprobante: 'CE-3',
        fecha: daysAgo(31),
        estado: 'rechazado_por_el_banco',
        motivo: 'Cuenta inactiva',
      },
      [{ factura: 'FE-4', valor: '500' }],
    ),
    await pay(
      branch,
      { comprobante: 'CE-4', fecha: daysAgo(5), moneda: 'USD', medio: 'Cheque', estado: 'en_proceso' },
      [{ factura: 'FE-5', valor: '70.55' }],
    ),
    await pay(branch, { comprobante: 'CE-5', fecha: daysAgo(700) }, [{ factura: 'FE-6', valor: '3' }]),
  ]
})

const vouchers = async (query: object) => {
  const { body } = await server.call(listPaymentsMade, browser, { query })
  return body.rows.map(({ comprobante }) => comprobante).toSorted()
}

describe('the payments of a supplier', () => {
  it('come newest first, with the totals of the whole set to the cent, whatever the page', async () => {
    const pages = await Promise.all(
      [1, 2, 3].map((page) => server.call(listPaymentsMade, browser, { query: { page, size: 2 } })),
    )
    const rows = pages.flatMap(({ body }) => body.rows)
    expect(rows.map(({ comprobante }) => comprobante)).toEqual(['CE-4', 'CE-1', 'CE-2', 'CE-3', 'CE-5'])
    const [first] = pages
    expect(first?.body.total).toBe(5)
    for (const { body } of pages) expect(body.totals).toEqual(first?.body.totals)
    for (const total of first?.body.totals ?? []) {
      const own = rows.filter(({ moneda }) => moneda === total.moneda)
      expect(total).toMatchObject({
        rows: own.length,
        facturas: own.reduce((sum, { facturas }) => sum + facturas, 0),
        valor_bruto: sumMoney(own.map((row) => row.valor_bruto)),
        valor_retenciones: sumMoney(own.map((row) => row.valor_retenciones)),
        valor_descuentos: sumMoney(own.map((row) => row.valor_descuentos)),
        valor_pagado: sumMoney(own.map((row) => row.valor_pagado)),
      })
      for (const [part, isPaid] of [
        ['pagado', true],
        ['sin_pagar', false],
      ] as const) {
        const those = own.filter(({ estado }) => (estado === 'pagado') === isPaid)
        expect(total[part]).toMatchObject({
          rows: those.length,
          facturas: those.reduce((sum, { facturas }) => sum + facturas, 0),
          valor_pagado: sumMoney(those.map((row) => row.valor_pagado)),
        })
      }
    }
    expect(first?.body.totals.map(({ moneda }) => moneda)).toEqual(['COP', 'USD'])
    expect(first?.body.totals[0]).toMatchObject({ valor_bruto: '1000000001000503.29' })
  })

  it('tell at the head what was paid in the window, whatever narrows the list, and apart what was not', async () => {
    const narrowing = [{}, { q: 'CE-1' }, { q: 'nadie' }, { status: 'en_proceso' }, { banco: 'Davivienda' }]
    const whole = await server.call(listPaymentsMade, browser, { query: { size: 50 } })
    for (const days of [0, 20, 60]) {
      const since = days === 0 ? null : daysAgo(days)
      const inWindow = whole.body.rows.filter(({ fecha_pago }) => since === null || fecha_pago >= since)
      const paid = inWindow.filter(({ estado }) => estado === 'pagado')
      for (const query of narrowing) {
        for (const list of [listPaymentsMade, listPaidInvoices]) {
          const { body } = await server.call(list, browser, { query: { ...query, days } })
          const [pesos, dollars] = body.head
          expect([body.desde, pesos?.moneda, pesos?.pagos]).toEqual([since, 'COP', paid.length])
          expect(pesos?.valor_pagado).toBe(sumMoney(paid.map((row) => row.valor_pagado)))
          expect(pesos?.valor_retenciones).toBe(sumMoney(paid.map((row) => row.valor_retenciones)))
          const { valor_retefuente = '', valor_reteica = '', valor_reteiva = '' } = pesos ?? {}
          expect(sumMoney([valor_retefuente, valor_reteica, valor_reteiva].map(money))).toBe(
            pesos?.valor_retenciones,
          )
          expect(pesos?.facturas).toBe(paid.reduce((sum, { facturas }) => sum + facturas, 0))
          const returned = { estado: 'rechazado_por_el_banco', rows: 1, valor: '500.00' }
          expect(pesos?.sin_pagar).toEqual(days === 20 ? [] : [returned])
          expect(dollars).toMatchObject({
            moneda: 'USD',
            pagos: 0,
            valor_pagado: '0.00',
            sin_pagar: [{ estado: 'en_proceso', rows: 1, valor: '70.55' }],
          })
        }
      }
    }
  })

  it('are those of the window, its last day included', async () => {
    expect(await vouchers({ days: 30 })).toEqual(['CE-1', 'CE-2', 'CE-4'])
    expect(await vouchers({ days: 31 })).toEqual(['CE-1', 'CE-2', 'CE-3', 'CE-4'])
    expect(await vouchers({ days: 4 })).toEqual([])
    expect(await vouchers({ from: daysAgo(31), to: daysAgo(10) })).toEqual(['CE-1', 'CE-2', 'CE-3'])
  })

  it('are found by their number, by an invoice and by the order behind an invoice', async () => {
    expect(await vouchers({ q: 'ce-2' })).toEqual(['CE-2'])
    expect(await vouchers({ q: 'FE-4' })).toEqual(['CE-3'])
    expect(await vouchers({ q: 'oc-778' })).toEqual(['CE-1'])
    expect(await vouchers({ q: 'C%' })).toEqual([])
  })

  it('are narrowed by bank, by means, by amount and by state', async () => {
    expect(await vouchers({ banco: 'Davivienda' })).toEqual(['CE-2'])
    expect(await vouchers({ medio: 'Cheque' })).toEqual(['CE-4'])
    expect(await vouchers({ min: '70.55', max: '500.00' })).toEqual(['CE-3', 'CE-4'])
    expect(await vouchers({ status: 'rechazado_por_el_banco,en_proceso' })).toEqual(['CE-3', 'CE-4'])
  })

  it('are counted by state whatever states are chosen, and offer the banks and means that there were', async () => {
    const { body } = await server.call(listPaymentsMade, browser, { query: { status: 'pagado', days: 60 } })
    expect(body.counts).toEqual({ pagado: 2, rechazado_por_el_banco: 1, en_proceso: 1 })
    expect(body.total).toBe(2)
    expect(body.totals[0]?.facturas).toBe(3)
    expect(body.choices).toEqual({
      medio: [
        { value: 'Transferencia', rows: 2 },
        { value: 'Cheque', rows: 0 },
      ],
      banco: [
        { value: 'Bancolombia', rows: 1 },
        { value: 'Davivienda', rows: 1 },
      ],
    })
  })

  it('count month by month only where the money arrived, each of twelve months, also the empty ones', async () => {
    const { body } = await server.call(listPaymentsMade, browser, { query: { q: 'nothing like it' } })
    const { months } = body
    expect(new Set(months.map(({ moneda }) => moneda))).toEqual(new Set(['COP']))
    expect(months).toHaveLength(12)
    expect(months.at(-1)?.mes).toBe(`${today.slice(0, 7)}-01`)
    expect(sumMoney(months.map(({ valor }) => valor))).toBe('1000000000936839.06')
    const { body: all } = await server.call(listPaymentsMade, browser, {
      query: { status: 'pagado', from: months[0]?.mes ?? '' },
    })
    expect(all.totals[0]?.valor_pagado).toBe(sumMoney(months.map(({ valor }) => valor)))
  })
})

describe('the paid invoices of a supplier', () => {
  it('add up over their pages to the totals, with each withholding', async () => {
    const pages = await Promise.all(
      [1, 2, 3].map((page) => server.call(listPaidInvoices, browser, { query: { page, size: 2 } })),
    )
    const rows = pages.flatMap(({ body }) => body.rows)
    expect(rows).toHaveLength(6)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(6)
    const [cop] = pages[0]?.body.totals ?? []
    const own = rows.filter(({ moneda }) => moneda === 'COP')
    expect(cop).toMatchObject({
      rows: 5,
      pagos: 4,
      valor_factura: sumMoney(own.map((row) => row.valor_factura)),
      valor_retefuente: '25000.04',
      valor_reteica: '9660.01',
      valor_reteiva: '28500.07',
      descuento_pronto_pago: '1.01',
      nota_debito: '0.10',
      neto_pagado: sumMoney(own.map((row) => row.neto_pagado)),
      sin_pagar: { rows: 1, neto_pagado: '500.00' },
    })
  })

  it('tell how long after the due date they were paid, and nothing where it is not known', async () => {
    const { body } = await server.call(listPaidInvoices, browser, { query: { q: 'CE-1' } })
    expect(Object.fromEntries(body.rows.map(({ factura, dias }) => [factura, dias]))).toEqual({
      'FE-1': 5,
      'FE-2': null,
    })
  })

  it('are found one by one, by the invoice’s own number and amount', async () => {
    const found = async (query: object) => {
      const { body } = await server.call(listPaidInvoices, browser, { query })
      return body.rows.map(({ factura }) => factura)
    }
    expect(await found({ q: 'FE-2' })).toEqual(['FE-2'])
    expect(await found({ q: 'OC-778' })).toEqual(['FE-1'])
    expect(await found({ max: '0.10' })).toEqual(['FE-2'])
    expect(await found({ sort: '-valor', size: 1 })).toEqual(['FE-3'])
  })
})

describe('one payment', () => {
  it('is what its lines add up to', async () => {
    const { body } = await server.call(getPaymentMade, browser, { params: { id: ids[0] } })
    const sum = (pick: (line: (typeof body.lines)[number]) => Parameters<typeof sumMoney>[0]) =>
      sumMoney(body.lines.flatMap((line) => [...pick(line)]))
    expect(body.lines.map(({ factura }) => factura)).toEqual(['FE-1', 'FE-2'])
    expect(body.facturas).toBe(2)
    expect(sum((line) => [line.valor_factura])).toBe(body.valor_bruto)
    expect(sum((line) => [line.valor_retefuente, line.valor_reteica, line.valor_reteiva])).toBe(
      body.valor_retenciones,
    )
    expect(sum((line) => [line.descuento_pronto_pago, line.nota_debito])).toBe(body.valor_descuentos)
    expect(sum((line) => [line.neto_pagado])).toBe(body.valor_pagado)
    expect(subtractMoney(body.valor_bruto, sumMoney([body.valor_retenciones, body.valor_descuentos]))).toBe(
      body.valor_pagado,
    )
  })

  it('tells why the bank returned it, and is not called paid', async () => {
    const { body } = await server.call(getPaymentMade, browser, { params: { id: ids[2] } })
    expect(body).toMatchObject({ estado: 'rechazado_por_el_banco', motivo: 'Cuenta inactiva' })
  })

  it('is unknown to another supplier and to a person of another branch, as one that there is not', async () => {
    for (const asking of [stranger, ofOtherBranch]) {
      const { status, problem } = await server.call(getPaymentMade, asking, { params: { id: ids[0] } })
      expect([status, problem.code]).toEqual([404, 'document-not-found'])
    }
    const { status } = await server.call(getPaymentMade, browser, { params: { id: randomUUID() } })
    expect(status).toBe(404)
  })
})

describe.each([listPaymentsMade, listPaidInvoices])('$path', (list) => {
  it('answers nobody nothing, another supplier its own nothing, and the right one its rows', async () => {
    expect((await server.call(list, new TestBrowser(branch.thirdParty.company.host))).status).toBe(401)
    for (const asking of [stranger, ofOtherBranch]) {
      const { body } = await server.call(list, asking)
      expect(body).toMatchObject({
        rows: [],
        total: 0,
        totals: [],
        months: [],
        choices: { medio: [], banco: [] },
      })
    }
    expect((await server.call(list, browser)).body.total).toBeGreaterThan(0)
  })

  it('refuses a filter that makes no sense, and never breaks by one', async () => {
    for (const query of [
      { days: '-1' },
      { days: '3651' },
      { days: '1e9' },
      { min: "1' or 1=1" },
      { max: 'NaN' },
      { from: '2026-02-30' },
      { to: 'ayer' },
      { sort: 'valor_bruto' },
      { sort: 'id; drop table payments_made' },
      { page: '0' },
      { size: '51' },
      { banco: 'x'.repeat(101) },
      { q: 'x'.repeat(101) },
    ]) {
      const { status, problem } = await server.call(list, browser, { query })
      expect([query, status >= 400 && status < 500, typeof problem.message]).toEqual([query, true, 'string'])
    }
    for (const text of naughtyStrings) {
      const query = {
        q: text.slice(0, 100),
        banco: text.slice(0, 100),
        medio: text.slice(0, 100),
        status: text.slice(0, 100),
      }
      const { status } = await server.call(list, browser, { query })
      expect([text, status < 500]).toEqual([text, true])
    }
  })
})
