import { randomUUID } from 'node:crypto'
import { createTestDatabase, type TestDatabase } from '@enlace/testing/database.ts'
import { calendarDate } from '@enlace/domain/calendar-date.ts'
import { money } from '@enlace/domain/money.ts'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../open.ts'
import type { Database } from '../database.ts'
import { Scope } from '../scope.ts'
import { branchAccountsLoad, thirdPartiesLoad } from './tables/third-parties.ts'
import { paymentsMadeLinesLoad, paymentsMadeLoad } from './tables/payments-made.ts'
import { undoChanges } from './undo.ts'
import { upsert } from './upsert.ts'

let place: TestDatabase
let db: Database
let admin: pg.Client
let company = 0
let companies = 0

beforeAll(async () => {
  place = await createTestDatabase()
  db = await openDatabase({ url: place.adminUrl, purpose: 'test' })
  admin = new pg.Client({ connectionString: place.adminUrl })
  await admin.connect()
})
afterAll(async () => {
  await admin.end()
  await db.close()
  await place.drop()
})

const suppliers = ['860001', '860002', '860003', '860004']

beforeEach(async () => {
  const { rows } = await admin.query<{ id: number }>(
    `insert into companies (nit, dv, nombre) values ($1, 0, 'Compañía') returning id`,
    [String(901_000_000 + ++companies)],
  )
  company = rows[0]?.id ?? 0
  await db.transaction(Scope.ofStaff(company), async ({ client }) => {
    const parties = suppliers.map((nit) => ({
      erp_key: nit,
      documento_numero: nit,
      documento_dv: 1,
      nombre: `Proveedor ${nit}`,
      es_proveedor: true,
      activo: true,
    }))
    await upsert(client, thirdPartiesLoad, { rows: parties, batch: null })
    const branches = suppliers.flatMap((nit) =>
      ['001', '002'].map((codigo) => ({
        erp_key: `${nit}-${codigo}`,
        third_party_key: nit,
        codigo,
        nombre: 'Sucursal',
        activo: true,
      })),
    )
    await upsert(client, branchAccountsLoad, { rows: branches, batch: null })
  })
})

/** The tables of documents, with the values that a change gives to some of their columns. */
const tables = {
  account_statements: {
    number: 'factura_cliente',
    values: `fecha_vencimiento = case when r.one % 7 > 0 then date '2026-01-01' + r.one % 5 end,
      fecha_estimada_pago = case when r.two % 3 = 0 then date '2026-02-01' + r.two % 4 end,
      estado = (array['recibida', 'causada', 'pagada'])[1 + r.one % 3], valor_facturado = r.one, saldo_total = r.two % 5 - 1`,
    required: `valor_facturado, saldo_total`,
    first: `1, 1`,
  },
  payments_made: {
    number: 'comprobante',
    values: `fecha_pago = date '2026-01-01' + r.one % 5, medio = (array['Cheque', 'Transferencia'])[1 + r.two % 2],
      banco = case when r.two % 3 > 0 then 'Banco ' || r.two % 2 end, valor_pagado = r.one,
      estado = (array['pagado', 'en_proceso', 'anulado'])[1 + r.one % 3]`,
    required: `fecha_pago, medio, valor_bruto, valor_pagado`,
    first: `date '2026-01-01' + n % 3, 'Cheque', n, n`,
  },
  purchase_order: {
    number: 'nro_orden',
    values: `fecha = date '2026-01-01' + r.one % 5, fecha_entrega = case when r.two % 3 > 0 then date '2026-02-01' + r.two % 4 end,
      recibido_pct = r.two % 2 * 100, valor_neto = r.one, estado = (array['nueva', 'cerrada', 'recibida_parcial'])[1 + r.one % 3],
      vista_at = case when r.two % 2 = 0 then now() end`,
    required: `fecha, valor_bruto, valor_neto`,
    first: `date '2026-01-01' + n % 3, n, n`,
  },
  purchase_tickets: {
    number: 'nro_entrada',
    values: `fecha = date '2026-01-01' + r.one % 5, valor_neto = r.one, estado = (array['registrada', 'facturada'])[1 + r.one % 2],
      acto_estado = case when r.two % 3 = 0 then 'con_diferencia' end, acto_sobre = 'registrada'`,
    required: `fecha, valor_bruto, valor_neto`,
    first: `date '2026-01-01' + n % 3, n, n`,
  },
  notes_debit: {
    number: 'nro_nota',
    values: `fecha = date '2026-01-01' + r.one % 5, valor_nota = r.one, valor_aplicado = r.two % 3,
      motivo = case when r.two % 3 > 0 then 'Motivo ' || r.two % 2 end, estado = (array['emitida', 'anulada'])[1 + r.two % 2],
      acto_estado = case when r.one % 3 = 0 then 'objecion_aceptada' end, acto_sobre = 'emitida'`,
    required: `fecha, valor_bruto, valor_nota`,
    first: `date '2026-01-01' + n % 3, n, n`,
  },
} as const
type Table = keyof typeof tables
const named = Object.keys(tables) as Table[] // the keys of an object of ours

/** A sequence of whole numbers that a seed determines (Park and Miller). */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

const inserted = ({ number, required, first }: (typeof tables)[Table], table: Table) =>
  `insert into ${table} (company_id, third_party_id, third_id, erp_key, moneda, ${number}, ${required})
   select b.company_id, b.third_party_id, b.id, gen_random_uuid(), (array['COP', 'USD'])[1 + n % 2], 'N' || n, ${first}
     from generate_series(1, $2) n join lateral (
       select * from branch_accounts where company_id = $1 order by (id * n * 7919) % 31 limit 1) b on true`

/** Some documents of a table, by chance: of five, one. */
const some = (salt: number) => `company_id = $1 and hashtext(id::text || ${salt}) % 5 = 0`

/** What may happen to documents, each as the product does it. */
const acts: readonly ((pick: (below: number) => number) => Promise<void>)[] = [
  async (pick) => {
    const table = named[pick(named.length)] ?? 'payments_made'
    await admin.query(inserted(tables[table], table), [company, 1 + pick(12)])
  },
  async (pick) => {
    const table = named[pick(named.length)] ?? 'payments_made'
    await admin.query(
      `update ${table} d set moneda = (array['COP', 'USD'])[1 + r.one % 2], ${tables[table].values}
         from (select id, abs(hashtext(id::text || $2)) as one, abs(hashtext($2 || id::text)) as two
                 from ${table} where ${some(pick(99))}) r where d.company_id = $1 and d.id = r.id`,
      [company, String(pick(1000))],
    )
  },
  async (pick) => {
    const table = named[pick(named.length)] ?? 'payments_made'
    await admin.query(`delete from ${table} where ${some(pick(99))}`, [company])
  },
  async (pick) => {
    await admin.query(
      `insert into payments_made_lines (company_id, payment_id, linea, third_party_id, third_id, factura, valor_factura,
         valor_retefuente, neto_pagado)
       select company_id, id, n, third_party_id, third_id, 'F' || n, n, 0.5, n - 0.5
         from payments_made, generate_series(1, 2) n where ${some(pick(99))} on conflict do nothing`,
      [company],
    )
    await admin.query(
      `insert into purchase_tickets_lines (company_id, purchase_ticket_id, linea, third_party_id, third_id, item, descripcion,
         um, cantidad, precio, valor_bruto, valor_neto, cantidad_rechazada)
       select company_id, id, n, third_party_id, third_id, 'A', 'A', 'UND', 2, 1, 1, 1, n - 1
         from purchase_tickets, generate_series(1, 2) n where ${some(pick(99))} on conflict do nothing`,
      [company],
    )
  },
  async (pick) => {
    const chosen = `company_id = $1 and hashtext(%::text || ${pick(99)}) % 3 = 0`
    await admin.query(`delete from payments_made_lines where ${chosen.replace('%', 'payment_id')}`, [company])
    await admin.query(
      `delete from purchase_tickets_lines where ${chosen.replace('%', 'purchase_ticket_id')} and linea = 2`,
      [company],
    )
    await admin.query(
      `update purchase_tickets_lines set cantidad_rechazada = 1 - coalesce(cantidad_rechazada, 0) where linea = 2
          and ${chosen.replace('%', 'purchase_ticket_id')}`,
      [company],
    )
  },
  async (pick) => loadAndUndo(pick),
  async () => {
    await admin.query('select fold_figures($1)', [company])
  },
]

/** Loads payments with their lines, some of them known already, and undoes the load every other time. */
async function loadAndUndo(pick: (below: number) => number): Promise<void> {
  const batch = randomUUID()
  const keys = Array.from({ length: 6 }, (_, at) => `L${(at + pick(6)) % 9}`).filter(
    (key, at, all) => all.indexOf(key) === at,
  )
  await db.transaction(Scope.ofStaff(company), async ({ client }) => {
    await client.query(
      `insert into import_batches (company_id, id, source, kind, file_name, file_sha256, actor)
       values ($1, $2, 'siesa', 'documents', 'a.csv', '', 'ana')`,
      [company, batch],
    )
    const rows = keys.map((erp_key) => ({
      erp_key,
      account_key: `${suppliers[pick(2)] ?? ''}-001`,
      comprobante: erp_key,
      fecha_pago: calendarDate(`2026-01-0${1 + pick(8)}`),
      medio: 'Cheque',
      banco: null,
      moneda: 'COP',
      valor_bruto: money(String(pick(100))),
      valor_retenciones: money('0'),
      valor_descuentos: money('0'),
      valor_pagado: money(String(pick(100))),
      estado: pick(2) === 0 ? 'pagado' : 'en_proceso',
    }))
    await upsert(client, paymentsMadeLoad, { rows, batch })
    const lines = keys.flatMap((payment_key) =>
      Array.from({ length: pick(3) }, (_, at) => ({
        payment_key,
        invoice_key: '',
        linea: at + 1,
        factura: `F${at}`,
        fecha_factura: null,
        valor_factura: money(String(pick(100))),
        valor_retefuente: money('0'),
        valor_reteica: money('0'),
        valor_reteiva: money('0'),
        descuento_pronto_pago: money('0'),
        neto_pagado: money(String(pick(100))),
      })),
    )
    await upsert(client, paymentsMadeLinesLoad, { rows: lines, batch, parents: keys })
  })
  await expectKept()
  if (pick(2) === 0) await db.transaction(Scope.ofStaff(company), ({ client }) => undoChanges(client, batch))
}

const merge = () =>
  db.transaction(Scope.ofStaff(company), ({ client }) =>
    client.query(
      `select * from merge_third_parties(
         (select id from third_parties where company_id = $1 and erp_key = '860001'),
         (select id from third_parties where company_id = $1 and erp_key = '860002'), 'ana', null, '127.0.0.1')`,
      [company],
    ),
  )

const differences = async () => (await admin.query('select * from figure_differences($1)', [company])).rows

async function expectKept(): Promise<void> {
  expect(await differences()).toEqual([])
}

/** The rows of kept figures, and their groups. */
const sizeOf = async (table: string, columns: string) =>
  (
    await admin.query<{ rows: number; groups: number }>(
      `select count(*)::integer as rows, count(distinct (third_id, ${columns}))::integer as groups
         from ${table}_figures where company_id = $1 and level < 2`,
      [company],
    )
  ).rows[0]

describe('the kept figures', () => {
  it.each([1, 2, 3])('equal what the documents add up to after any acts (%i)', async (seed) => {
    const pick = numbersFrom(seed * 7919)
    for (const table of named) await admin.query(inserted(tables[table], table), [company, 40])
    await expectKept()
    for (let step = 0; step < 30; step++) {
      await acts[pick(acts.length)]?.(pick)
      await expectKept()
      if (step === 15) {
        await merge()
        await expectKept()
      }
    }
    expect(await differences()).toEqual([])
  })

  it('are one row a group once they are folded, and none where no document is left', async () => {
    await admin.query(inserted(tables.payments_made, 'payments_made'), [company, 60])
    await admin.query(inserted(tables.payments_made, 'payments_made'), [company, 60])
    const group = 'moneda, estado, fecha_pago, medio, banco'
    const before = await sizeOf('payments_made', group)
    expect(before?.rows).toBeGreaterThan(before?.groups ?? 0)
    await admin.query('select fold_figures($1)', [company])
    expect(await sizeOf('payments_made', group)).toEqual({ rows: before?.groups, groups: before?.groups })
    await expectKept()
    await admin.query('delete from payments_made where company_id = $1', [company])
    await admin.query('select fold_figures($1)', [company])
    expect(await sizeOf('payments_made', group)).toEqual({ rows: 0, groups: 0 })
  })

  it('are mended where they differ, and what differed is told', async () => {
    await admin.query(inserted(tables.notes_debit, 'notes_debit'), [company, 20])
    await admin.query(`delete from notes_debit_figures where company_id = $1 and moneda = 'USD'`, [company])
    const found = await differences()
    expect(found).toEqual([{ figures: 'notes_debit_figures', groups: expect.any(Number) }])
    expect((await admin.query('select * from mend_figures($1)', [company])).rows).toEqual(found)
    await expectKept()
  })

  it('are told apart by day and by month once they are folded, and mended where a month differs from its days', async () => {
    await admin.query(inserted(tables.payments_made, 'payments_made'), [company, 60])
    await admin.query('select fold_figures($1)', [company])
    const sums = async () =>
      (
        await admin.query<{ level: number; rows: number }>(
          `select level, sum(rows)::integer as rows from payments_made_figures where company_id = $1 group by 1 order by 1`,
          [company],
        )
      ).rows
    const folded = [
      { level: 1, rows: 60 },
      { level: 2, rows: 60 },
    ]
    expect(await sums()).toEqual(folded)
    await admin.query('delete from payments_made_figures where company_id = $1 and level = 2', [company])
    expect(await differences()).toEqual([{ figures: 'payments_made_figures', groups: expect.any(Number) }])
    await admin.query('select * from mend_figures($1)', [company])
    expect(await sums()).toEqual([{ level: 0, rows: 60 }])
    await expectKept()
    await admin.query('select fold_figures($1)', [company])
    expect(await sums()).toEqual(folded)
  })

  it('let two writers of one supplier and a fold go on without waiting for one another', async () => {
    await admin.query(inserted(tables.payments_made, 'payments_made'), [company, 30])
    const others = await Promise.all(
      Array.from({ length: 2 }, async () => {
        const client = new pg.Client({ connectionString: place.adminUrl })
        await client.connect()
        await client.query(`begin; set local lock_timeout = '2s'`)
        return client
      }),
    )
    try {
      for (const client of others)
        await client.query(inserted(tables.payments_made, 'payments_made'), [company, 30])
      const [one, other] = others
      await one?.query('select fold_figures($1)', [company])
      await other?.query('select fold_figures($1)', [company])
      await admin.query(`set lock_timeout = '2s'`)
      await admin.query('select fold_figures($1)', [company])
      for (const client of others) await client.query('commit')
    } finally {
      await admin.query('reset lock_timeout')
      for (const client of others) await client.end()
    }
    expect(await differences()).toEqual([])
  })
})
