import { randomUUID } from 'node:crypto'
import { listAuditEntries } from '@enlace/contract/audit/calls.ts'
import { sliceSize } from '@enlace/contract/core/list/limits.ts'
import { acceptDebitNote, objectToDebitNote } from '@enlace/contract/notes-debit/act-calls.ts'
import { listDebitNoteRows, listDebitNotes } from '@enlace/contract/notes-debit/calls.ts'
import { confirmPurchaseOrder } from '@enlace/contract/purchase-order/act-calls.ts'
import { listPurchaseOrders } from '@enlace/contract/purchase-order/calls.ts'
import { reportPurchaseTicket } from '@enlace/contract/purchase-tickets/act-calls.ts'
import { listPurchaseTickets } from '@enlace/contract/purchase-tickets/calls.ts'
import { query } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import { type BuiltBranch, buildCompany, buildSupplier, changeSettings } from '@enlace/testing/builders.ts'
import { buildDocument, buildLines } from '@enlace/testing/documents.ts'
import { filteredLists, miscounted } from '@enlace/testing/list-counts.ts'
import { buildWorld } from '@enlace/testing/planted-world.ts'
import { type TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { listSupplierContracts } from '@enlace/contract/supplier-contracts/calls.ts'
import { servedCalls, servedStaffCalls } from '../../app/calls.ts'
import { paidInvoiceRows, paymentRows } from '../payments-made/queries.ts'
import { statementRows } from '../account-statements/queries.ts'
import { notes } from '../notes-debit/queries.ts'
import { orders } from '../purchase-order/queries.ts'
import { tickets } from '../purchase-tickets/queries.ts'
import { contractRows } from '../supplier-contracts/queries.ts'
import { hashOf } from '../../core/keys/keys.ts'
import type { ListRows } from '../../core/list/rows-queries.ts'

const server = useTestServer()

/** A supplier with `count` documents of each kind: many alike, some without a date, a bank, a warehouse or a motive. */
async function enter(count: number) {
  const company = await buildCompany(server.db)
  const { person, branch, thirdParty } = await buildSupplier(server.db, company, { isMaster: true })
  const owner = [company.id, thirdParty.id, branch.id, count]
  const fill = (table: string, columns: string, values: string) =>
    server.asAdmin(
      `insert into ${table} (company_id, third_party_id, third_id, moneda, ${columns})
       select $1, $2, $3, (array['USD', 'COP', 'EUR', 'COP'])[1 + n % 4], ${values} from generate_series(1, $4) n`,
      owner,
    )
  const day = `date '2026-03-01' + n % 3`
  const some = (value: string, every: number) => `case when n % ${every} > 0 then ${value} end`
  await fill(
    'account_statements',
    'erp_key, factura_cliente, condicion_pago, fecha_factura, fecha_vencimiento, fecha_estimada_pago, valor_facturado, saldo_total',
    `n, 'FE-' || n % 4, ${some(`n % 2 || ' días'`, 3)}, ${some(day, 4)}, ${some(day, 3)}, ${some(day, 2)}, n % 3, n % 3 + 1`,
  )
  await fill(
    'payments_made',
    'erp_key, comprobante, fecha_pago, medio, banco, cuenta_mascara, valor_bruto, valor_pagado',
    `n, 'CE-' || n % 4, ${day}, 'cheque', ${some(`'Banco ' || n % 2`, 3)}, ${some(`n % 5 || ''`, 2)}, n % 3, n % 3`,
  )
  await server.asAdmin(
    `insert into payments_made_lines (company_id, payment_id, linea, third_party_id, third_id, factura, fecha_factura,
       valor_factura, neto_pagado)
     select company_id, id, n, third_party_id, third_id, 'F' || n, ${some(day, 2)}, n, n
       from payments_made, generate_series(1, 2) n where company_id = $1`,
    [company.id],
  )
  await fill(
    'purchase_order',
    'erp_key, nro_orden, fecha, fecha_entrega, comprador, bodega, valor_bruto, valor_neto, recibido_pct',
    `n, 'OC-' || n % 4, ${day}, ${some(day, 3)}, ${some(`'Ana ' || n % 2`, 4)}, ${some(`'Bodega'`, 2)}, 1, n % 3, n % 4`,
  )
  await fill(
    'purchase_tickets',
    'erp_key, nro_entrada, fecha, oc_relacionada, bodega, remision, valor_bruto, valor_neto',
    `n, 'EA-' || n % 4, ${day}, ${some(`'OC' || n % 2`, 3)}, ${some(`'Bodega'`, 2)}, ${some(`'R' || n % 3`, 4)}, 1, n % 3`,
  )
  await fill(
    'notes_debit',
    'erp_key, nro_nota, fecha, motivo, valor_bruto, valor_nota, valor_aplicado',
    `n, 'ND-' || n, ${day}, ${some(`'Avería ' || n % 2`, 3)}, 3, 3, n % 3`,
  )
  const ending = `current_date + (n % 5 - 1) * 30`
  await fill(
    'supplier_contracts',
    'erp_key, nro_contrato, objeto, tipo, fecha_inicio, fecha_fin, valor, valor_ejecutado, supervisor, estado',
    `n, 'CT-' || n % 4, 'Obra ' || n % 3, (array['obra', 'bienes'])[n % 2 + 1], ${some(day, 2)}, ${some(ending, 4)}, n % 3, n % 2,
     ${some(`'Ana ' || n % 2`, 3)}, (array['vigente', 'suspendido', 'liquidado'])[n % 3 + 1]`,
  )
  return { browser: await server.signIn(person), branch }
}

const filter = { days: 0 }
const lists: Record<
  string,
  { rows: (scope: Scope, filter: { days: number; sort: string }) => ListRows<{ id: string }>; sorts: string }
> = {
  'account statements': {
    rows: statementRows,
    sorts:
      'factura fecha_factura fecha_proveedor condicion vence dias pago estado facturado corriente vencido saldo',
  },
  payments: {
    rows: paymentRows,
    sorts: 'comprobante fecha medio banco cuenta facturas bruto retenciones descuentos pagado estado',
  },
  'paid invoices': {
    rows: paidInvoiceRows,
    sorts:
      'factura fecha_factura valor retefuente reteica reteiva descuento nota neto comprobante fecha dias estado',
  },
  orders: {
    rows: orders.rows,
    sorts: 'orden fecha entrega comprador bodega moneda bruto descuento iva neto recibido facturado estado',
  },
  entries: {
    rows: tickets.rows,
    sorts: 'entrada fecha orden bodega remision bruto descuento impuesto neto estado',
  },
  contracts: {
    rows: contractRows,
    sorts:
      'proximo contrato objeto tipo inicio fin dias moneda valor ejecutado saldo porcentaje supervisor estado',
  },
  'debit notes': {
    rows: notes.rows,
    sorts: 'nota fecha motivo bruto descuento impuesto valor aplicado por_aplicar estado',
  },
}

/** Acts as the supplier on a document of each kind: the portal then shows a state that is not the ERP's. */
async function actOnEach(branch: BuiltBranch, browser: TestBrowser) {
  const build = async (kind: 'purchase-order' | 'purchase-tickets' | 'notes-debit', fields: object = {}) => {
    const id = await buildDocument(server, kind, branch, { ...fields })
    if (kind !== 'notes-debit') await buildLines(server, kind, branch, id, ['TORNILLO'])
    return { id }
  }
  const comentario = 'No corresponde a lo entregado'
  const report = (key: object) => ({ lineas: JSON.stringify([{ linea: 1, ...key }]), comentario })
  const answers = [
    await server.call(reportPurchaseTicket, browser, {
      params: await build('purchase-tickets', { bodega: 'Bodega' }),
      body: { ...report({ tipo: 'cantidad', cantidad: '9' }), idempotencyKey: randomUUID() },
      files: [],
    }),
    await server.call(confirmPurchaseOrder, browser, {
      params: await build('purchase-order', { bodega: 'Bodega', comprador: 'Ana 1' }),
      body: { comentario: '', idempotencyKey: randomUUID() },
    }),
    await server.call(acceptDebitNote, browser, {
      params: await build('notes-debit'),
      body: { comentario: '', idempotencyKey: randomUUID() },
    }),
    await server.call(objectToDebitNote, browser, {
      params: await build('notes-debit', { motivo: 'Avería 1' }),
      body: { motivo: 'valor', comentario, idempotencyKey: randomUUID() },
      files: [],
    }),
  ]
  return answers.map(({ status }) => status)
}

const scopeOf = (browser: TestBrowser) =>
  Scope.ofSupplier({
    token: hashOf(browser.token ?? ''),
    cookie: hashOf(browser.cookies.get('enlace_session') ?? ''),
    account: null,
    module: null,
    needsMaster: false,
    renews: false,
  })

describe('a list ordered by an amount', () => {
  it.each([
    ['account statements', 'saldo', 'saldo_total'],
    ['account statements', 'vencido', 'saldo_vencido'],
    ['payments', 'pagado', 'valor_pagado'],
    ['paid invoices', 'neto', 'neto_pagado'],
    ['orders', 'neto', 'valor_neto'],
    ['entries', 'neto', 'valor_neto'],
    ['debit notes', 'por_aplicar', 'valor_por_aplicar'],
    ['contracts', 'saldo', 'saldo'],
  ])('of %s by %s has each currency together, pesos first', async (name, column, field) => {
    const { browser } = await enter(23)
    const rowsOf = lists[name]?.rows
    for (const way of [1, -1]) {
      const list = rowsOf?.(scopeOf(browser), { ...filter, sort: way > 0 ? column : `-${column}` })
      const found = list ? (await server.db.read(scopeOf(browser), [list.select.compile(query)]))[0] : []
      const shown = z.array(z.looseObject({ moneda: z.string(), [field]: z.string() })).parse(found)
      const blocks = shown.map(({ moneda }) => moneda).filter((one, at, all) => one !== all[at - 1])
      expect(blocks).toEqual(['COP', 'EUR', 'USD'])
      for (const moneda of blocks) {
        const amounts = shown.filter((row) => row.moneda === moneda).map((row) => Number(row[field]))
        expect(amounts).toEqual(amounts.toSorted((one, other) => way * (one - other)))
        expect(new Set(amounts).size).toBeGreaterThan(1)
      }
    }
  })
})

describe('the slices of a list', () => {
  it('follow each other without a gap or a repetition, by whatever column it is ordered, up and down', async () => {
    const { browser } = await enter(11)
    const scope = scopeOf(browser)
    for (const [name, { rows, sorts }] of Object.entries(lists)) {
      for (const sort of sorts.split(' ').flatMap((column) => [column, `-${column}`])) {
        const list = rows(scope, { ...filter, sort })
        const [all] = await server.db.read(scope, [list.select.compile(query)])
        const sliced: string[] = []
        for (let after: string | undefined, more = true; more;) {
          const [slice] = await server.db.read(scope, [list.slice(after, 4).compile(query)])
          sliced.push(...slice.map(({ id }) => id))
          const last = slice.at(-1)
          more = last !== undefined
          if (last) after = list.markOf(last)
        }
        expect([name, sort, sliced]).toEqual([name, sort, all.map(({ id }) => id)])
        expect(all.length).toBeGreaterThanOrEqual(11)
      }
    }
  })

  it('put what is empty last, whichever way the list is ordered', async () => {
    const { browser } = await enter(9)
    for (const sort of ['motivo', '-motivo']) {
      const { body } = await server.call(listDebitNotes, browser, { query: { sort } })
      const isEmpty = body.rows.map(({ motivo }) => motivo === null)
      expect(isEmpty).toEqual(isEmpty.toSorted((one, other) => Number(one) - Number(other)))
      expect(isEmpty).toContain(true)
    }
  })

  it('bring all rows of the filter, and say where there are no more', async () => {
    const { browser } = await enter(sliceSize + 5)
    const first = await server.call(listDebitNoteRows, browser, {})
    expect(first.body.rows).toHaveLength(sliceSize)
    const rest = await server.call(listDebitNoteRows, browser, { query: { after: first.body.next ?? '' } })
    expect([rest.body.rows.length, rest.body.next]).toEqual([5, null])
    const { body } = await server.call(listDebitNoteRows, browser, { query: { q: 'ND-17' } })
    expect(body.rows.every(({ nro_nota }) => nro_nota.startsWith('ND-17'))).toBe(true)
  })

  it('are as many as each filter said that it would leave, in every state and after an act, too', async () => {
    const { browser, branch } = await enter(13)
    const { company } = branch.thirdParty
    await changeSettings(server.db, company, { events: 1 })
    await relaxStaffFactor(server.asAdmin, company)
    const own = filteredLists(servedCalls)
    expect(own.length).toBeGreaterThanOrEqual(10)
    const beside = [{}, { q: '1' }, { bodega: 'Bodega' }]
    expect(await miscounted(server, browser, own, beside)).toEqual([])
    const chosen = [{ tipo_contrato: 'obra' }, { vence: '60' }]
    expect(await miscounted(server, browser, [listSupplierContracts], chosen)).toEqual([])
    expect(await actOnEach(branch, browser)).toEqual([200, 200, 200, 200])
    expect(await miscounted(server, browser, own, beside)).toEqual([])
    const staff = await server.signInStaff(await buildStaff(server.db, company))
    expect(await miscounted(server, staff, [listAuditEntries])).toEqual([])
  })

  it('are as many as each filter said that it would leave in the back office, too', async () => {
    const { company, suppliers } = await buildWorld(server)
    const [{ person, branches }] = suppliers
    const [branch] = branches
    if (!branch) throw new Error('The supplier has no branch.')
    await relaxStaffFactor(server.asAdmin, company)
    const staff = await server.signInStaff(await buildStaff(server.db, company))
    // The planted audit entries name acts that do not exist.
    const desks = filteredLists(servedStaffCalls).filter((call) => call !== listAuditEntries)
    expect(desks.length).toBeGreaterThanOrEqual(15)
    expect(await miscounted(server, staff, desks)).toEqual([])
    expect(await actOnEach(branch, await server.signIn(person))).toEqual([200, 200, 200, 200])
    expect(await miscounted(server, staff, desks, [{}, { q: 'a' }])).toEqual([])
  })

  it('are found by an item of the order or the entry', async () => {
    const { browser, branch } = await enter(3)
    const { thirdParty } = branch
    for (const [table, parent, key] of [
      ['purchase_order_lines', 'purchase_order', 'purchase_order_id'],
      ['purchase_tickets_lines', 'purchase_tickets', 'purchase_ticket_id'],
    ]) {
      await server.asAdmin(
        `insert into ${table} (company_id, third_party_id, third_id, ${key}, linea, item, descripcion, um, cantidad, precio,
           valor_bruto, valor_neto)
         select company_id, third_party_id, third_id, id, 1, 'ITM-77', 'Empaque doypack', 'UND', 1, 1, 1, 1
           from ${parent} where company_id = $1 order by id limit 1`,
        [thirdParty.company.id],
      )
    }
    for (const list of [listPurchaseOrders, listPurchaseTickets]) {
      for (const q of ['itm-77', 'DOYPACK']) {
        expect((await server.call(list, browser, { query: { q } })).body.total).toBe(1)
      }
    }
  })

  it.each([
    ['nonsense', 'nonsense'],
    ['what is no mark', btoa('{"a":1}')],
    [
      'a mark of another order',
      btoa(JSON.stringify(['motivo', 'x', '00000000-0000-4000-8000-000000000000', ''])),
    ],
    [
      'a mark whose day is none',
      btoa(JSON.stringify(['-fecha', 'ayer', '00000000-0000-4000-8000-000000000000', ''])),
    ],
    ['a mark whose id is none', btoa(JSON.stringify(['-fecha', '2026-01-01', '1 or 1=1', '']))],
    ['a mark with what no text may hold', btoa(JSON.stringify(['-fecha', '\0', '\0', '']))],
  ])('refuse %s', async (_, after) => {
    const { browser } = await enter(1)
    const { status, problem } = await server.call(listDebitNoteRows, browser, { query: { after } })
    expect([status, problem.code]).toEqual([400, 'malformed-request'])
  })
})
