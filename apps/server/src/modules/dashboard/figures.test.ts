import fc from 'fast-check'
import type { AnyCall } from '@enlace/contract/core/call.ts'
import { listAccountStatementRows, listAccountStatements } from '@enlace/contract/account-statements/calls.ts'
import { exportAccountStatements } from '@enlace/contract/account-statements/calls.ts'
import { listDebitNoteRows, listDebitNotes, exportDebitNotes } from '@enlace/contract/notes-debit/calls.ts'
import {
  listPaidInvoiceRows,
  listPaidInvoices,
  listPaymentMadeRows,
  listPaymentsMade,
  exportPaidInvoices,
  exportPaymentsMade,
} from '@enlace/contract/payments-made/calls.ts'
import {
  listPurchaseOrderRows,
  listPurchaseOrders,
  exportPurchaseOrders,
} from '@enlace/contract/purchase-order/calls.ts'
import {
  listPurchaseTicketRows,
  listPurchaseTickets,
  exportPurchaseTickets,
} from '@enlace/contract/purchase-tickets/calls.ts'
import { ageBalance, ageingBuckets } from '@enlace/domain/ageing.ts'
import { getStartPage } from '@enlace/contract/dashboard/start/calls.ts'
import { addDays, parseCalendarDate, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { addMoney, money, sumMoney } from '@enlace/domain/money.ts'
import { buildBranch, buildCompany, buildSupplier } from '@enlace/testing/builders.ts'
import { type TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { beforeAll, describe, expect, it } from 'vitest'

const server = useTestServer()
const today = todayInBogota(new Date())
/** Number of documents of each kind. */
const count = 160
const runs = 12

let browser: TestBrowser
let documents: readonly { dia: number; centavos: number; turno: number; moneda: string; rama: number }[]

/** Any possible document: any day around today, any amount, zero and negative included. */
const AnyDocument = fc.record({
  dia: fc.oneof(
    fc.integer({ min: -500, max: 90 }),
    fc.constantFrom(-121, -120, -91, -90, -61, -60, -31, -30, -1, 0, 1, 30),
  ),
  centavos: fc.oneof(
    fc.integer({ min: 1, max: 9_999_999_999 }),
    fc.integer({ min: -50_000, max: -1 }),
    fc.constantFrom(1, 99, 100, 10),
  ),
  turno: fc.integer({ min: 0, max: 11 }),
  moneda: fc.constantFrom('COP', 'COP', 'COP', 'USD', 'EUR'),
  rama: fc.constantFrom(0, 0, 1),
})

/** The insertion of a document into each table; `dia`, `valor` and `turno` come from the document. */
const tables: Record<string, string> = {
  account_statements: `factura_cliente, fecha_factura, fecha_vencimiento, estado_programacion_pago, valor_facturado,
    saldo_total) select 'FE-' || n, dia - 30, case when turno = 7 then null else dia end,
    (array['sin_programar', 'programada', 'en_aprobacion'])[1 + turno % 3], valor, case when turno = 5 then 0 else valor end`,
  payments_made: `comprobante, fecha_pago, medio, banco, valor_bruto, valor_retenciones, valor_descuentos, valor_pagado,
    estado) select 'CE-' || n, dia, 'Transferencia', 'Banco ' || turno % 2, valor, 0, 0, valor,
    (array['pagado', 'en_proceso', 'rechazado_por_el_banco'])[1 + turno % 3]`,
  purchase_order: `nro_orden, fecha, fecha_entrega, comprador, valor_bruto, valor_neto, recibido_pct, estado)
    select 'OC-' || n, dia, dia + 5, 'Ana', valor, valor, turno * 9, (array['nueva', 'recibida', 'cerrada'])[1 + turno % 3]`,
  purchase_tickets: `nro_entrada, fecha, valor_bruto, valor_neto, estado)
    select 'EA-' || n, dia, valor, valor, (array['registrada', 'facturada', 'con_diferencia'])[1 + turno % 3]`,
  notes_debit: `nro_nota, fecha, motivo, valor_bruto, valor_nota, estado)
    select 'ND-' || n, dia, 'Avería', valor, valor, (array['emitida', 'aplicada', 'aplicada_parcial'])[1 + turno % 3]`,
}

beforeAll(async () => {
  documents = fc.sample(AnyDocument, { numRuns: count, seed: 20_261_121 })
  const company = await buildCompany(server.db)
  const { person, branch, thirdParty } = await buildSupplier(server.db, company)
  const branches = [branch, await buildBranch(server.db, thirdParty)]
  for (const [table, rest] of Object.entries(tables)) {
    await server.asAdmin(
      `insert into ${table} (company_id, third_party_id, erp_key, third_id, moneda, ${rest}
         from unnest($3::integer[], $4::text[], $5::date[], $6::numeric[], $7::integer[]) with ordinality
              as d (rama, moneda, dia, valor, turno, n)`
        .replace('moneda, ', 'moneda, ')
        .replace(/select /, 'select $1, $2, n, rama, moneda, '),
      [
        company.id,
        thirdParty.id,
        documents.map(({ rama }) => branches[rama]?.id),
        documents.map(({ moneda }) => moneda),
        documents.map(({ dia }) => addDays(today, dia)),
        documents.map(({ centavos }) => (centavos / 100).toFixed(2)),
        documents.map(({ turno }) => turno),
      ],
    )
  }
  await server.asAdmin(
    `insert into payments_made_lines (company_id, payment_id, linea, third_party_id, third_id, factura, valor_factura,
       neto_pagado)
     select company_id, id, linea, third_party_id, third_id, 'F' || comprobante,
            case linea when 1 then valor_bruto - 0.03 else 0.03 end, case linea when 1 then valor_pagado - 0.03 else 0.03 end
       from payments_made cross join generate_series(1, 2) linea where company_id = $1`,
    [company.id],
  )
  browser = await server.signIn(person)
})

/** Filters of every kind, alone and combined. */
const anyFilter = (sorts: readonly string[], states: readonly string[]) => {
  const perhaps = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 })
  const day = fc.integer({ min: -520, max: 100 }).map((days) => addDays(today, days))
  const amount = fc.integer({ min: -60_000, max: 5_000_000_000 }).map((cents) => (cents / 100).toFixed(2))
  return fc
    .record({
      days: fc.constantFrom(0, 0, 1, 30, 365),
      q: perhaps(fc.constantFrom('1', '15', '-', 'nadie')),
      from: perhaps(day),
      to: perhaps(day),
      min: perhaps(amount),
      max: perhaps(amount),
      status: perhaps(fc.subarray([...states], { minLength: 1 }).map((words) => words.join())),
      sort: perhaps(fc.constantFrom(...sorts.flatMap((sort) => [sort, `-${sort}`]))),
    })
    .map((filter) => Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined)))
}

type Row = Record<string, unknown>
type Page = { rows: Row[]; total: number; totals: Row[]; counts: Record<string, number> }

async function ask<Answer>(call: AnyCall, given: object): Promise<Answer> {
  const { status, body, problem } = await server.call(call, browser, given)
  expect([status, problem.message]).toEqual([200, undefined])
  return body as Answer // the call's own schema has made it
}

/** Returns all pages of a list. */
async function pagesOf(call: AnyCall, filter: object, size: number): Promise<{ first: Page; rows: Row[] }> {
  const first = await ask<Page>(call, { query: { ...filter, size } })
  const rows = [...first.rows]
  for (let page = 2; rows.length < first.total && page < 100; page++)
    rows.push(...(await ask<Page>(call, { query: { ...filter, size, page } })).rows)
  return { first, rows }
}

async function slicesOf(call: AnyCall, filter: object): Promise<Row[]> {
  const rows: Row[] = []
  for (let after: string | null | undefined; after !== null;) {
    const slice: { rows: Row[]; next: string | null } = await ask(call, {
      query: { ...filter, ...(after === undefined ? {} : { after }) },
    })
    rows.push(...slice.rows)
    after = slice.next
  }
  return rows
}

/** Returns the amounts of a column of an exported file, by currency. */
async function exported(call: AnyCall, filter: object, head: string): Promise<Map<string, string[]>> {
  const { status, response } = await server.call(call, browser, { params: { format: 'csv' }, query: filter })
  expect(status).toBe(200)
  const [heads = [], ...lines] = response.rawPayload
    .toString('utf8')
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(';'))
  const amounts = new Map<string, string[]>()
  for (const line of lines) {
    const moneda = line[heads.indexOf('Moneda')] ?? ''
    const amount = (line[heads.indexOf(head)] ?? '').replace(',', '.')
    amounts.set(moneda, [...(amounts.get(moneda) ?? []), amount])
  }
  return amounts
}

const sumOf = (rows: readonly Row[], sum: string) => sumMoney(rows.map((row) => money(String(row[sum]))))

const lists = [
  {
    name: 'pending invoices',
    list: listAccountStatements,
    slices: listAccountStatementRows,
    file: exportAccountStatements,
    sum: 'saldo_total',
    head: 'Saldo',
    state: 'estado_programacion_pago',
    sorts: ['vence', 'saldo', 'factura', 'fecha_factura'],
    states: ['sin_programar', 'programada', 'en_aprobacion'],
  },
  {
    name: 'payments',
    list: listPaymentsMade,
    slices: listPaymentMadeRows,
    file: exportPaymentsMade,
    sum: 'valor_pagado',
    head: 'Valor pagado',
    state: 'estado',
    sorts: ['fecha', 'pagado', 'comprobante'],
    states: ['pagado', 'en_proceso', 'rechazado_por_el_banco'],
  },
  {
    name: 'paid invoices',
    list: listPaidInvoices,
    slices: listPaidInvoiceRows,
    file: exportPaidInvoices,
    sum: 'neto_pagado',
    head: 'Neto pagado',
    state: 'estado',
    sorts: ['fecha', 'neto', 'factura', 'dias'],
    states: ['pagado', 'en_proceso', 'rechazado_por_el_banco'],
  },
  {
    name: 'orders',
    list: listPurchaseOrders,
    slices: listPurchaseOrderRows,
    file: exportPurchaseOrders,
    sum: 'valor_neto',
    head: 'Neto',
    state: 'estado',
    sorts: ['fecha', 'neto', 'orden', 'entrega'],
    states: ['nueva', 'recibida', 'cerrada'],
  },
  {
    name: 'warehouse entries',
    list: listPurchaseTickets,
    slices: listPurchaseTicketRows,
    file: exportPurchaseTickets,
    sum: 'valor_neto',
    head: 'Valor neto',
    state: 'estado',
    sorts: ['fecha', 'neto', 'entrada'],
    states: ['registrada', 'facturada', 'con_diferencia'],
  },
  {
    name: 'debit notes',
    list: listDebitNotes,
    slices: listDebitNoteRows,
    file: exportDebitNotes,
    sum: 'valor_nota',
    head: 'Valor nota',
    state: 'estado',
    sorts: ['fecha', 'nota'],
    states: ['emitida', 'aplicada', 'aplicada_parcial'],
  },
] as const

describe.each(lists)(
  'the figures of the $name',
  ({ list, slices, file, sum, head, state, sorts, states }) => {
    it('are the same over the pages, over "ver todo", in the totals, in the counts and in the export', async () => {
      await fc.assert(
        fc.asyncProperty(anyFilter(sorts, states), fc.constantFrom(10, 25, 50), async (filter, size) => {
          const { first, rows } = await pagesOf(list, filter, size)
          expect(rows).toHaveLength(first.total)
          expect(new Set(rows.map((row) => row['id'])).size).toBe(first.total)
          expect((await slicesOf(slices, filter)).map((row) => row['id'])).toEqual(
            rows.map((row) => row['id']),
          )
          const file_ = await exported(file, filter, head)
          expect(first.totals.map((total) => total['moneda'])).toEqual(
            expect.arrayContaining([...file_.keys()]),
          )
          for (const total of first.totals) {
            const own = rows.filter((row) => row['moneda'] === total['moneda'])
            expect([own.length, sumOf(own, sum)]).toEqual([total['rows'], total[sum]])
            const amounts = file_.get(String(total['moneda'])) ?? []
            expect([amounts.length, sumMoney(amounts.map(money))]).toEqual([total['rows'], total[sum]])
          }
          const chosen = 'status' in filter ? String(filter['status']).split(',') : Object.keys(first.counts)
          for (const one of chosen)
            expect(first.counts[one] ?? 0).toBe(rows.filter((row) => row[state] === one).length)
        }),
        { numRuns: runs },
      )
    })

    it('are as many rows of a state as the chip of the state says', async () => {
      const { counts, total } = await ask<Page>(list, { query: {} })
      expect(Object.values(counts).reduce((all, one) => all + one, 0)).toBe(total)
      for (const [one, rows] of Object.entries(counts))
        expect((await ask<Page>(list, { query: { status: one } })).total).toBe(rows)
    })
  },
)

describe('the head of the pending invoices', () => {
  type Figure = { rows: number; valor: string }
  type Summary = Record<'pendientes' | 'vencidas' | 'corrientes', Figure> & {
    moneda: string
    ageing: { bucket: string; rows: number; valor: string }[]
  }
  type Statements = Page & { summary: (Summary & { en_ventana: (Figure & { hasta: string }) | null })[] }

  it('says what is owed in all, whatever narrows the list, and beside it what the window holds', async () => {
    const head = async (query: object) => (await ask<Statements>(listAccountStatements, { query })).summary
    const all = await head({})
    expect(all.map(({ en_ventana }) => en_ventana)).toEqual([null, null, null])
    const { figures } = await ask<{ figures: { receivable: object[] } }>(getStartPage, {})
    expect(figures.receivable).toEqual(all.map(({ moneda, pendientes }) => ({ moneda, ...pendientes })))
    const more = fc.constantFrom({}, { saldo: 'vencido' }, { bucket: 'current' }, { estado: 'bloqueada' })
    const filters = anyFilter(['vence'], ['programada'])
    await fc.assert(
      fc.asyncProperty(filters, more, fc.constantFrom(0, 1, 30, 90), async (filter, chosen, days) => {
        const summary = await head({ ...filter, ...chosen, days })
        expect(summary.map((one) => ({ ...one, en_ventana: null }))).toEqual(all)
        const { totals } = await ask<Page>(listAccountStatements, { query: { days } })
        for (const { moneda, en_ventana } of summary) {
          const { rows = 0, saldo_total: valor = '0.00' } =
            totals.find((one) => one['moneda'] === moneda) ?? {}
          expect(en_ventana).toEqual(days === 0 ? null : { hasta: addDays(today, days), rows, valor })
        }
      }),
      { numRuns: runs },
    )
  })

  it('splits what is owed into overdue and current, and by age, without a remainder', async () => {
    const { summary } = await ask<Statements>(listAccountStatements, { query: {} })
    expect(summary.map(({ moneda }) => moneda)).toEqual(['COP', 'EUR', 'USD'])
    for (const { pendientes, vencidas, corrientes, ageing } of summary) {
      expect(vencidas.rows + corrientes.rows).toBe(pendientes.rows)
      expect(addMoney(money(vencidas.valor), money(corrientes.valor))).toBe(pendientes.valor)
      expect(ageing.reduce((all, { rows }) => all + rows, 0)).toBe(pendientes.rows)
      expect(sumMoney(ageing.map(({ valor }) => money(valor)))).toBe(pendientes.valor)
    }
  })

  it('says of each figure what the list says that it narrows to', async () => {
    const { summary } = await ask<Statements>(listAccountStatements, { query: {} })
    const totalOf = async (query: object, moneda: string) => {
      const { totals } = await ask<Page>(listAccountStatements, { query })
      const total = totals.find((one) => one['moneda'] === moneda)
      return { rows: total?.['rows'] ?? 0, valor: total?.['saldo_total'] ?? '0.00' }
    }
    for (const { moneda, pendientes, vencidas, corrientes, ageing } of summary) {
      expect(await totalOf({}, moneda)).toEqual(pendientes)
      expect(await totalOf({ saldo: 'vencido' }, moneda)).toEqual(vencidas)
      expect(await totalOf({ saldo: 'corriente' }, moneda)).toEqual(corrientes)
      for (const { bucket, rows, valor } of ageing)
        expect(await totalOf({ bucket }, moneda)).toEqual({ rows, valor })
    }
  })

  it('ages every document as the browser does, which splits the kept ones by itself', async () => {
    const { rows } = await pagesOf(listAccountStatements, {}, 50)
    expect(rows).toHaveLength(documents.filter(({ turno }) => turno !== 5).length)
    for (const row of rows) {
      const fecha_vencimiento = parseCalendarDate(String(row['fecha_vencimiento'])) ?? null
      const saldo_total = money(String(row['saldo_total']))
      const { dias_vencidos, saldo_corriente, saldo_vencido } = ageBalance(
        { fecha_vencimiento, saldo_total },
        today,
      )
      expect(row).toMatchObject({ dias_vencidos, saldo_corriente, saldo_vencido })
      expect(addMoney(saldo_corriente, saldo_vencido)).toBe(saldo_total)
    }
  })

  it('puts every age into exactly one step of the bar', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5000 }), (days) => {
        expect(ageingBuckets.filter(({ from, to }) => days >= from && days <= to)).toHaveLength(1)
      }),
    )
  })
})

describe('a window of days', () => {
  it('is counted by the database as the domain counts it, over ends of months and 29 February', async () => {
    const days = Array.from({ length: 1600 }, (_, at) =>
      addDays(parseCalendarDate('2023-12-28') ?? today, at),
    )
    const counted = await server.asAdmin<{ day: string; later: string; before: string }>(
      `select day::text, (day + n)::text as later, (day - n)::text as before
         from unnest($1::date[]) with ordinality as d (day, at) cross join lateral (select (at % 400)::integer as n) s`,
      [days],
    )
    expect(counted).toEqual(
      days.map((day, at) => ({
        day,
        later: addDays(day, (at + 1) % 400),
        before: addDays(day, -((at + 1) % 400)),
      })),
    )
  })

  it('holds what falls due up to its last day, and everything overdue', async () => {
    for (const days of [1, 30, 90]) {
      const { rows } = await pagesOf(listAccountStatements, { days }, 50)
      const expected = documents.filter(({ dia, turno }) => turno !== 5 && turno !== 7 && dia <= days)
      expect(rows).toHaveLength(expected.length)
    }
  })

  it('holds the orders, entries, notes and payments of its days and no older one', async () => {
    for (const list of [listPurchaseOrders, listPurchaseTickets, listDebitNotes, listPaymentsMade]) {
      const { rows } = await pagesOf(list, { days: 30 }, 50)
      expect(rows).toHaveLength(documents.filter(({ dia }) => dia >= -30).length)
    }
  })
})
