import { read, utils } from '@e965/xlsx'
import { textOfPdf } from '@enlace/testing/pdf.ts'
import type { AnyCall } from '@enlace/contract/core/call.ts'
import { listAccountStatements } from '@enlace/contract/account-statements/calls.ts'
import { exportAccountStatements } from '@enlace/contract/account-statements/calls.ts'
import { listDebitNotes, exportDebitNotes } from '@enlace/contract/notes-debit/calls.ts'
import {
  listPaidInvoices,
  listPaymentsMade,
  exportPaidInvoices,
  exportPaymentsMade,
} from '@enlace/contract/payments-made/calls.ts'
import { listPurchaseOrders, exportPurchaseOrders } from '@enlace/contract/purchase-order/calls.ts'
import { listPurchaseTickets, exportPurchaseTickets } from '@enlace/contract/purchase-tickets/calls.ts'
import { ticketCallOf } from '@enlace/contract/core/tickets/calls.ts'
import { buildBranch, buildCompany, buildSupplier, changeSettings } from '@enlace/testing/builders.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { type TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { describe, expect, it } from 'vitest'

const folder = await useScratchFolder('enlace-exports-')
const server = useTestServer({ STORAGE_URL: folder })

/** A supplier with documents of every kind in two currencies, one of them with a text that would be a formula. */
async function enter(count = 12) {
  const company = await buildCompany(server.db, { nombre: 'Andina & Cía. S.A.S.' })
  const { person, branch, thirdParty } = await buildSupplier(server.db, company)
  const fill = (table: string, columns: string, values: string) =>
    server.asAdmin(
      `insert into ${table} (company_id, third_party_id, third_id, moneda, ${columns})
       select $1, $2, $3, case when n % 4 = 0 then 'USD' else 'COP' end, ${values} from generate_series(1, $4) n`,
      [company.id, thirdParty.id, branch.id, count],
    )
  const day = `date '2026-03-01' + n % 28`
  await fill(
    'account_statements',
    'erp_key, factura_cliente, condicion_pago, fecha_factura, fecha_vencimiento, estado_programacion_pago, valor_facturado, saldo_total',
    `n, case when n = 3 then '=1+1' else 'FE-' || n end, '30 días', ${day}, ${day}, 'programada', n * 1000.10, n * 100.05`,
  )
  await fill(
    'payments_made',
    'erp_key, comprobante, fecha_pago, medio, banco, valor_bruto, valor_pagado, estado',
    `n, 'CE-' || n, ${day}, 'Transferencia', 'Banco', n * 10.01, n * 9.99,
     case when n % 3 = 0 then 'en_proceso' else 'pagado' end`,
  )
  await server.asAdmin(
    `insert into payments_made_lines (company_id, payment_id, linea, third_party_id, third_id, factura, valor_factura, neto_pagado)
     select company_id, id, 1, third_party_id, third_id, 'F' || comprobante, valor_bruto, valor_pagado
       from payments_made where company_id = $1`,
    [company.id],
  )
  await fill(
    'purchase_order',
    'erp_key, nro_orden, fecha, comprador, valor_bruto, valor_neto, recibido_pct',
    `n, 'OC-' || n, ${day}, 'Ana', n * 7, n * 7.77, 33.3`,
  )
  await fill(
    'purchase_tickets',
    'erp_key, nro_entrada, fecha, valor_bruto, valor_neto',
    `n, 'EA-' || n, ${day}, n, n * 1.01`,
  )
  await fill(
    'notes_debit',
    'erp_key, nro_nota, fecha, motivo, valor_bruto, valor_nota',
    `n, 'ND-' || n, ${day}, 'Avería', n, n * 1.01`,
  )
  return { company, person, branch, thirdParty, browser: await server.signIn(person) }
}

async function fileOf(call: AnyCall, browser: TestBrowser, format: string, query: object = {}) {
  const { status, response, problem } = await server.call(call, browser, { params: { format }, query })
  return { status, bytes: response.rawPayload, headers: response.headers, problem }
}

/** Splits a CSV into fields; no text of these tests is quoted. */
const linesOf = (bytes: Buffer) =>
  bytes
    .toString('utf8')
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(';'))

const tableOf = (bytes: Buffer): unknown[][] => {
  const book = read(bytes)
  return utils.sheet_to_json(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1 })
}

const figure = (text: string | undefined) => Number((text ?? '').replace(',', '.'))

const lists = [
  {
    list: listAccountStatements,
    call: exportAccountStatements,
    sum: 'saldo_total',
    head: 'Saldo',
    name: 'facturas-pendientes',
  },
  {
    list: listPaymentsMade,
    call: exportPaymentsMade,
    sum: 'valor_pagado',
    head: 'Valor pagado',
    name: 'pagos-realizados',
  },
  {
    list: listPaidInvoices,
    call: exportPaidInvoices,
    sum: 'neto_pagado',
    head: 'Neto pagado',
    name: 'facturas-pagadas',
  },
  {
    list: listPurchaseOrders,
    call: exportPurchaseOrders,
    sum: 'valor_neto',
    head: 'Neto',
    name: 'ordenes-de-compra',
  },
  {
    list: listPurchaseTickets,
    call: exportPurchaseTickets,
    sum: 'valor_neto',
    head: 'Valor neto',
    name: 'entradas-de-almacen',
  },
  {
    list: listDebitNotes,
    call: exportDebitNotes,
    sum: 'valor_nota',
    head: 'Valor nota',
    name: 'notas-debito',
  },
] as const

describe.each(lists)('$name', ({ list, call, sum, head, name }) => {
  /** Returns the total lines of a currency: for payments, paid and unpaid amounts. */
  const footOf = (total: { moneda: string; pagado?: object; sin_pagar?: object }): [string, unknown][] => {
    const sumOf = (part: object) => new Map(Object.entries(part)).get(sum)
    const { moneda, pagado, sin_pagar } = total
    if (!pagado || !sin_pagar) return [[`Total ${moneda}`, sumOf(total)]]
    return [
      [`Total pagado ${moneda}`, sumOf(pagado)],
      [`Total sin pagar ${moneda}`, sumOf(sin_pagar)],
    ]
  }

  it('has in its CSV every row of the list, and adds up to its totals, currency by currency', async () => {
    const { browser } = await enter(30)
    const { body } = await server.call(list, browser, { query: { size: 10 } })
    const { status, bytes, headers } = await fileOf(call, browser, 'csv')
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(headers['content-disposition']).toMatch(
      new RegExp(`^attachment; filename="${name}-\\d{4}-\\d\\d-\\d\\d\\.csv"`),
    )
    const [heads = [], ...rows] = linesOf(bytes)
    expect(rows).toHaveLength(body.total)
    const money = heads.indexOf(head)
    const currency = heads.indexOf('Moneda')
    for (const total of body.totals) {
      const own = rows.filter((row) => row[currency] === total.moneda)
      expect(own).toHaveLength(total.rows)
      const added = own.reduce((all, row) => all + figure(row[money]), 0)
      // The list's totals contain the column under its own name.
      expect(added).toBeCloseTo(Number(new Map(Object.entries(total)).get(sum)), 2)
    }
  })

  it('has in its workbook the same rows and the lines of totals of each currency', async () => {
    const { browser } = await enter(30)
    const { body } = await server.call(list, browser, {})
    const { bytes, headers } = await fileOf(call, browser, 'xlsx')
    expect(headers['content-type']).toContain('spreadsheetml')
    const [, party, , , heads = [], ...rows] = tableOf(bytes)
    expect(party?.[0]).toContain('Andina & Cía. S.A.S.')
    const feet = body.totals.flatMap(footOf)
    expect(rows).toHaveLength(body.total + feet.length)
    const at = heads.indexOf(head)
    const totals = rows.slice(-feet.length).map((row) => [row[0], Number(row[at]).toFixed(2)])
    expect(new Map(totals.map(([label, amount]) => [label, amount]))).toEqual(new Map(feet))
    const currencies = totals.map(([label]) => String(label).slice(-3))
    expect(currencies).toEqual(currencies.toSorted())
  })

  it('is a PDF with its rows', async () => {
    const { browser } = await enter(12)
    const { bytes, headers } = await fileOf(call, browser, 'pdf')
    expect(headers['content-type']).toBe('application/pdf')
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(textOfPdf(bytes)).toContain('Andina')
  })

  it('is empty but for its heads where nothing matches', async () => {
    const { browser } = await enter(3)
    const { bytes } = await fileOf(call, browser, 'csv', { q: 'nadie-lo-tiene' })
    expect(linesOf(bytes)).toHaveLength(1)
  })
})

describe('an export', () => {
  it('narrows, orders and chooses columns as its list does', async () => {
    const { browser } = await enter(20)
    const query = { min: '500.00', sort: '-saldo', columns: 'saldo,factura,nadie' }
    const { bytes } = await fileOf(exportAccountStatements, browser, 'csv', query)
    const [heads, ...rows] = linesOf(bytes)
    expect(heads).toEqual(['Moneda', 'Saldo', 'Factura'])
    const { body } = await server.call(listAccountStatements, browser, {
      query: { min: '500.00', sort: '-saldo', size: 50 },
    })
    expect(rows.map((row) => row[2])).toEqual(body.rows.map((row) => row.factura_cliente))
  })

  it('says in words what it was narrowed to', async () => {
    const { browser } = await enter(3)
    const query = { days: 30, q: 'FE', from: '2026-03-01', to: '2026-03-31', status: 'programada' }
    const { bytes } = await fileOf(exportAccountStatements, browser, 'xlsx', query)
    expect(tableOf(bytes)[2]?.[0]).toContain(
      'Filtro: Vencidas y próximos 30 días · texto «FE» · Fecha de factura del 01/03/2026 al 31/03/2026 · Estado: Programada',
    )
  })

  it('shows no column that the company keeps from its suppliers, not by name either', async () => {
    const { browser, company } = await enter(3)
    await changeSettings(server.db, company, { date_payment: 0, status_payment: 0, date_invoice: 0 })
    for (const query of [{}, { columns: 'factura,pago,estado,fecha_factura' }]) {
      const { bytes } = await fileOf(exportAccountStatements, browser, 'csv', query)
      const heads = linesOf(bytes)[0] ?? []
      for (const hidden of ['Pago estimado', 'Estado del pago', 'Fecha factura'])
        expect(heads).not.toContain(hidden)
    }
  })

  it('lets no text of a document become a formula', async () => {
    const { browser } = await enter(5)
    const { bytes } = await fileOf(exportAccountStatements, browser, 'csv', { sort: 'factura' })
    expect(bytes.toString('utf8')).toContain("'=1+1;")
  })

  it('is of the selected branch alone', async () => {
    const { browser, thirdParty } = await enter(5)
    const other = await buildBranch(server.db, thirdParty)
    browser.account = other.id
    const { bytes } = await fileOf(exportAccountStatements, browser, 'csv')
    expect(linesOf(bytes)).toHaveLength(1)
  })

  it.each([
    ['a format that is none', 'docx', {}],
    ['an order that is none', 'csv', { sort: 'nadie' }],
    ['a day that is none', 'csv', { from: '2026-02-30' }],
  ])('refuses %s, already when its ticket is asked for', async (_, format, query) => {
    const { browser } = await enter(1)
    for (const call of [exportAccountStatements, ticketCallOf(exportAccountStatements)]) {
      const { status } = await server.call(call, browser, { params: { format }, query })
      expect([400, 422]).toContain(status)
    }
  })
})
