import { listAccountStatements } from '@enlace/contract/account-statements/calls.ts'
import { listDebitNotes } from '@enlace/contract/notes-debit/calls.ts'
import { listPaidInvoices } from '@enlace/contract/payments-made/calls.ts'
import { listPurchaseTickets } from '@enlace/contract/purchase-tickets/calls.ts'
import { getReport, listReports } from '@enlace/contract/reports/calls.ts'
import { exportReport } from '@enlace/contract/reports/export-calls.ts'
import { shippedReportTexts } from '@enlace/contract/reports/shipped-texts.ts'
import { previewRows, type Report } from '@enlace/contract/reports/schemas.ts'
import { money, sumMoney } from '@enlace/domain/money.ts'
import {
  buildBranch,
  buildCompany,
  buildPerson,
  buildSupplier,
  type BuiltBranch,
} from '@enlace/testing/builders.ts'
import { type TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { beforeAll, describe, expect, it } from 'vitest'

const server = useTestServer({}, 'own')
const settings = { reports: 1, certificate: 1 }
const ids = Object.keys(shippedReportTexts)

let browser: TestBrowser
let ofOneBranch: TestBrowser
let other: TestBrowser

/**
 * Creates a branch's documents in many states, ages and two currencies; all amounts are multiples of the supplier's
 * factor.
 */
async function fill({ id: account, thirdParty }: BuiltBranch, factor: number, count = 90): Promise<void> {
  const owner = [thirdParty.company.id, thirdParty.id, account, count, factor]
  // All of them are whole numbers.
  const run = (statement: string) =>
    server.asAdmin(statement.replace(/\$(\d)/g, (_, place: string) => String(owner[Number(place) - 1])))
  const begin = (table: string) => `insert into ${table} (company_id, third_party_id, third_id, erp_key,`
  const own = `$1, $2, $3, $3::text || '-' || n`
  const currency = `case when n % 5 = 0 then 'USD' else 'COP' end`
  const series = 'from generate_series(1, $4::int) n where $5::int > 0'
  await run(`${begin('account_statements')} factura_cliente, fecha_factura, fecha_vencimiento, moneda, valor_facturado,
      saldo_total) select ${own}, 'FE-' || n, current_date - 40, case when n % 11 = 0 then null
      else current_date + 40 - n * 3 end, ${currency}, n * $5 * 100.11,
      case when n % 7 = 0 then 0 when n % 13 = 0 then -n else n * $5 * 100.11 end ${series}`)
  await run(`${begin('payments_made')} comprobante, fecha_pago, medio, banco, moneda, valor_bruto, valor_retenciones,
      valor_pagado, estado) select ${own}, 'CE-' || n, current_date - n * 4, 'Transferencia', 'Banco ' || n % 3,
      ${currency}, n * $5 * 10, n * $5, n * $5 * 9, (array['pagado', 'pagado', 'pagado', 'en_proceso',
      'rechazado_por_el_banco', 'anulado'])[1 + n % 6] ${series}`)
  await run(`insert into payments_made_lines (company_id, third_party_id, third_id, payment_id, linea, factura,
      valor_factura, valor_retefuente, valor_reteiva, valor_reteica, neto_pagado)
    select company_id, third_party_id, third_id, id, l, 'FE-' || comprobante || l, valor_bruto / 2, valor_retenciones / 2,
      0.10, 0.05, valor_pagado / 2 from payments_made, generate_series(1, 2) l
     where company_id = $1 and third_party_id = $2 and third_id = $3 and $4::int + $5::int > 0`)
  await run(`insert into withholding_lines (company_id, third_party_id, third_id, erp_key, tipo, concepto_codigo, concepto,
      tarifa, base, valor, fecha, documento, comprobante, municipio)
    select l.company_id, l.third_party_id, l.third_id, l.third_id || l.factura || k, 'fuente', 'c' || k, 'Compras ' || k,
      2.5, 100, l.valor_retefuente / 2, p.fecha_pago, l.factura, p.comprobante, '11001'
      from payments_made p join payments_made_lines l on l.company_id = p.company_id and l.payment_id = p.id,
           generate_series(1, 2) k
     where p.company_id = $1 and p.third_party_id = $2 and p.third_id = $3 and p.estado = 'pagado' and p.moneda = 'COP'
       and $4::int + $5::int > 0`)
  await run(`${begin('purchase_order')} nro_orden, fecha, fecha_entrega, moneda, valor_bruto, valor_neto, recibido_pct,
      estado) select ${own}, 'OC-' || n, current_date - n - 30, current_date - n + 20, ${currency}, n * $5, n * $5,
      case when n % 3 = 0 then 100 when n % 3 = 1 then 50 else 0 end,
      case when n % 9 = 1 then 'anulada' when n % 3 = 0 then 'recibida' else 'nueva' end ${series}`)
  await run(`insert into purchase_order_lines (company_id, third_party_id, third_id, purchase_order_id, linea, item,
      descripcion, um, cantidad, cantidad_recibida, precio, valor_bruto, valor_neto)
    select company_id, third_party_id, third_id, id, 1, 'IT-1', 'Tornillo', 'UND', 10, recibido_pct / 10, 1, valor_neto,
      valor_neto from purchase_order where company_id = $1 and third_party_id = $2 and third_id = $3 and $4::int + $5::int > 0`)
  await run(`${begin('purchase_tickets')} nro_entrada, fecha, moneda, valor_bruto, valor_neto, estado, purchase_order_id)
      select ${own}, 'EA-' || n, o.fecha_entrega + n % 4 - 1, o.moneda, o.valor_neto, o.valor_neto,
        (array['registrada', 'facturada', 'con_diferencia', 'facturada_parcial', 'reversada'])[1 + n % 5], o.id
      from generate_series(1, $4::int) n join purchase_order o on o.company_id = $1 and o.third_id = $3
       and o.nro_orden = 'OC-' || n where o.recibido_pct > 0 and $5::int > 0`)
  await run(`insert into purchase_tickets_lines (company_id, third_party_id, third_id, purchase_ticket_id, linea, item,
      descripcion, um, cantidad, precio, valor_bruto, valor_neto)
    select company_id, third_party_id, third_id, id, 1, 'IT-' || length(nro_entrada), 'Tornillo', 'UND', 10, 1, valor_neto,
      valor_neto from purchase_tickets where company_id = $1 and third_party_id = $2 and third_id = $3 and $4::int + $5::int > 0`)
  await run(`${begin('notes_debit')} nro_nota, fecha, motivo, moneda, valor_bruto, valor_nota, valor_aplicado, estado)
      select ${own}, 'ND-' || n, current_date - n, (array['Avería', 'Faltante, sin soporte', null])[1 + n % 3], ${currency},
        n * $5, n * $5, n * $5 / 2.0, (array['emitida', 'aplicada', 'anulada', 'aplicada_parcial'])[1 + n % 4] ${series}`)
}

beforeAll(async () => {
  const company = await buildCompany(server.db, { settings })
  const { thirdParty, branch, person } = await buildSupplier(server.db, company)
  const second = await buildBranch(server.db, thirdParty, { nombre: 'Sucursal Norte' })
  const foreign = await buildSupplier(server.db, company)
  await fill(branch, 1)
  await fill(second, 1000, 60)
  await fill(foreign.branch, 1_000_000)
  const narrow = await buildPerson(server.db, thirdParty, { accounts: [second] })
  browser = await server.signIn(person)
  ofOneBranch = await server.signIn(narrow)
  other = await server.signIn(foreign.person)
})

async function report(id: string, query: object = {}, by = browser): Promise<Report> {
  const { status, body } = await server.call(getReport, by, {
    params: { report: id },
    query: { periodo: 'todo', ...query },
  })
  expect(status).toBe(200)
  return body
}

/** Returns a report's sums by currency for some columns, renamed as in the list. */
const sumsOf = ({ totals }: Report, names: Record<string, string>) =>
  totals.map(({ moneda, rows, amounts }) => ({
    moneda,
    rows,
    ...Object.fromEntries(Object.entries(names).map(([own, name]) => [name, amounts[own]])),
  }))

describe('a report adds up to the list that it comes from', () => {
  it('the ageing to the pending invoices, and its ages to its balance', async () => {
    const [{ body: list }, found] = await Promise.all([
      server.call(listAccountStatements, browser, {}),
      report('cartera-por-edades'),
    ])
    const expected = list.totals.map(({ moneda, rows, saldo_total, valor_facturado, saldo_corriente }) => ({
      moneda,
      rows,
      saldo_total,
      valor_facturado,
      saldo_corriente,
    }))
    const names = {
      saldo_total: 'saldo_total',
      valor_facturado: 'valor_facturado',
      corriente: 'saldo_corriente',
    }
    expect(sumsOf(found, names)).toEqual(expected)
    expect(expected).toHaveLength(2)
    for (const { amounts } of found.totals) {
      const ages = ['corriente', 'd1_30', 'd31_60', 'd61_90', 'd91_120', 'd120_plus']
      expect(sumMoney(ages.map((age) => money(amounts[age] ?? '')))).toBe(amounts['saldo_total'])
    }
    const bars = found.chart?.series.map(({ bars: own }) => sumMoney(own.map(({ valor }) => money(valor))))
    expect(bars).toEqual(found.totals.map(({ amounts }) => amounts['saldo_total']))
  })

  it('the accountant’s file to the paid invoices of payments that were made', async () => {
    const [{ body: list }, found] = await Promise.all([
      server.call(listPaidInvoices, browser, { query: { status: 'pagado' } }),
      report('pagos-con-retenciones'),
    ])
    const columns = ['valor_factura', 'valor_retefuente', 'valor_reteiva', 'valor_reteica', 'neto_pagado']
    const told: readonly { moneda: string; rows: number }[] = list.totals
    expect(sumsOf(found, Object.fromEntries(columns.map((name) => [name, name])))).toEqual(
      told.map((total) => {
        const all = new Map(Object.entries(total))
        return Object.fromEntries(['moneda', 'rows', ...columns].map((name) => [name, all.get(name)]))
      }),
    )
  })

  it('the uninvoiced entries to the list’s own, and the notes to those that stand', async () => {
    const [{ body: tickets }, { body: notes }, uninvoiced, byMotive] = await Promise.all([
      server.call(listPurchaseTickets, browser, { query: { sin_facturar: '1' } }),
      server.call(listDebitNotes, browser, { query: { status: 'emitida,aplicada,aplicada_parcial' } }),
      report('entradas-sin-facturar'),
      report('notas-debito-por-motivo'),
    ])
    expect(sumsOf(uninvoiced, { valor_neto: 'valor_neto' })).toEqual(
      tickets.totals.map(({ moneda, rows, valor_neto }) => ({ moneda, rows, valor_neto })),
    )
    expect(sumsOf(byMotive, { valor_nota: 'valor_nota', valor_por_aplicar: 'valor_por_aplicar' })).toEqual(
      notes.totals.map(({ moneda, rows, valor_nota, valor_por_aplicar }) => ({
        moneda,
        rows,
        valor_nota,
        valor_por_aplicar,
      })),
    )
  })

  it('purchases by item to the entries that were not reversed', async () => {
    const { body: list } = await server.call(listPurchaseTickets, browser, {
      query: { status: 'registrada,facturada,con_diferencia,facturada_parcial' },
    })
    const found = await report('compras-por-item')
    expect(found.totals.map(({ moneda, amounts }) => [moneda, amounts['valor_neto']])).toEqual(
      list.totals.map(({ moneda, valor_neto }) => [moneda, valor_neto]),
    )
  })

  it('the year’s withholdings to what the payments took off, document by document', async () => {
    const [withheld, paid] = await Promise.all([
      report('retenciones-del-ano'),
      report('pagos-con-retenciones', { filtro: 'moneda:COP' }),
    ])
    const [total] = withheld.totals
    expect(total?.amounts['valor']).toBe(paid.totals[0]?.amounts['valor_retefuente'])
    expect(total?.amounts['segun_pagos']).toBe(total?.amounts['valor'])
    expect(total?.amounts['diferencia']).toBe('0.00')
    // A document with two concepts is one row, since the payment only has their sum.
    expect(withheld.total).toBe(paid.total)
  })

  it('the deliveries by their own arithmetic: what is late, in time, and still to come', async () => {
    const found = await report('cumplimiento-entregas')
    const at = found.columns.findIndex(({ id }) => id === 'resultado')
    const counted = found.filters.find(({ id }) => id === 'resultado')?.values ?? []
    expect(counted.map(({ rows }) => rows).reduce((sum, rows) => sum + rows, 0)).toBe(found.total)
    expect(new Set(found.rows.map(({ cells }) => cells[at])).size).toBeGreaterThan(1)
    const orders = await server.asAdmin<{ n: number }>(
      `select count(*)::int as n from purchase_order where estado <> 'anulada' and fecha_entrega is not null
        and third_party_id = (select third_party_id from purchase_order where id = $1)
        and not (recibido_pct >= 100 and not exists (select 1 from purchase_tickets t
          where t.purchase_order_id = purchase_order.id and t.estado <> 'reversada'))`,
      [found.rows[0]?.links['nro_orden']?.id],
    )
    expect(found.total).toBe(orders[0]?.n)
  })
})

describe.each(ids)('the report %s', (id) => {
  it('shows some rows and counts all, narrows by each filter to as many as it says, and says the same in its file', async () => {
    const found = await report(id)
    expect(found.total).toBeGreaterThan(0)
    expect(found.rows).toHaveLength(Math.min(previewRows, found.total))
    for (const { id: column, values } of found.filters) {
      const [first] = values
      const narrowed = await report(id, { filtro: `${column}:${encodeURIComponent(first?.value ?? '')}` })
      expect([column, narrowed.total]).toEqual([column, first?.rows])
    }
    const { response } = await server.call(exportReport, browser, {
      params: { format: 'csv' },
      query: { report: id, periodo: 'todo' },
    })
    expect(response.headers['content-disposition']).toContain(`reporte-${id}-`)
    expect(response.rawPayload.toString('utf8').trim().split('\r\n')).toHaveLength(found.total + 1)
  })

  it('is of the own supplier and the own branches alone', async () => {
    const [all, one, foreign] = await Promise.all([
      report(id),
      report(id, {}, ofOneBranch),
      report(id, {}, other),
    ])
    const amountsOf = ({ totals }: Report) => totals.flatMap(({ amounts }) => Object.values(amounts))
    // The other supplier's amounts are a million times those of the first, the second branch's a thousand times.
    expect(amountsOf(foreign).some((amount) => amountsOf(all).includes(amount) && Number(amount) !== 0)).toBe(
      false,
    )
    expect(amountsOf(one).some((amount) => amountsOf(all).includes(amount) && Number(amount) !== 0)).toBe(
      false,
    )
    expect(one.total).toBeGreaterThan(0)
  })
})

it('offers all eight to who has every module, and not those of documents that a person may not see', async () => {
  const { body } = await server.call(listReports, browser, {})
  expect(body.reports.map(({ id }) => id)).toEqual(ids)
  const company = await buildCompany(server.db, { settings: { ...settings, orden_ticket: 0 } })
  const { thirdParty } = await buildSupplier(server.db, company)
  const person = await server.signIn(await buildPerson(server.db, thirdParty, { modules: ['reports'] }))
  const few = await server.call(listReports, person, {})
  expect(few.body.reports.map(({ id }) => id)).toEqual(['cartera-por-edades', 'pagos-con-retenciones'])
  for (const id of ['compras-por-item', 'retenciones-del-ano', 'ningun-reporte']) {
    expect((await server.call(getReport, person, { params: { report: id } })).status).toBe(404)
    const file = await server.call(exportReport, person, { params: { format: 'csv' }, query: { report: id } })
    expect(file.status).toBe(404)
  }
})
