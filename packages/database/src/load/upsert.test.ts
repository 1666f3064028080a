import { randomUUID } from 'node:crypto'
import { createTestDatabase, type TestDatabase } from '@enlace/testing/database.ts'
import { calendarDate } from '@enlace/domain/calendar-date.ts'
import { money } from '@enlace/domain/money.ts'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../open.ts'
import type { Database } from '../database.ts'
import { Scope } from '../scope.ts'
import { branchAccountsLoad, thirdPartiesLoad, type ThirdPartyRow } from './tables/third-parties.ts'
import {
  purchaseTicketsLinesLoad,
  purchaseTicketsLoad,
  type PurchaseTicketLineRow,
  type PurchaseTicketRow,
} from './tables/purchase-tickets.ts'
import type { LoadTable } from './load-table.ts'
import { CopiedRows } from './copied-rows.ts'
import { upsert } from './upsert.ts'

let place: TestDatabase
let db: Database
let admin: pg.Client
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

async function buildCompany(): Promise<number> {
  companies++
  const { rows } = await admin.query(
    'insert into companies (nit, dv, nombre) values ($1, 0, $2) returning id',
    [String(900_000_000 + companies), `Compañía ${companies}`],
  )
  return rows[0].id
}

const supplier = (nit: string, nombre = 'Papelería S.A.S.'): ThirdPartyRow => ({
  erp_key: nit,
  documento_numero: nit,
  documento_dv: 1,
  nombre,
  es_proveedor: true,
  activo: true,
})
const ticket = (erp_key: string): PurchaseTicketRow => ({
  erp_key,
  account_key: '860001-001',
  nro_entrada: erp_key,
  fecha: calendarDate('2014-05-02'),
  oc_relacionada: null,
  order_key: null,
  bodega: null,
  remision: null,
  valor_bruto: money('10'),
  valor_descuento: money('0'),
  valor_impuesto: money('0'),
  valor_neto: money('10'),
  estado: 'registrada',
})
const line = (ticket_key: string, linea: number, descripcion = 'Resma'): PurchaseTicketLineRow => ({
  ticket_key,
  linea,
  item: '121',
  descripcion,
  extension: null,
  um: 'UND',
  cantidad: '1',
  canti_adicional: null,
  cantidad_aceptada: null,
  cantidad_rechazada: null,
  cantidad_cuarentena: null,
  motivo_rechazo: null,
  precio: '10',
  valor_bruto: money('10'),
  valor_descuento: money('0'),
  iva: money('0'),
  valor_neto: money('10'),
})

function load<Row>(company: number, target: LoadTable<Row>, rows: Row[], parents: string[] = []) {
  return db.transaction(Scope.ofStaff(company), ({ client }) =>
    upsert(client, target, { rows, batch: null, parents }),
  )
}

async function buildTickets(company: number, lines: PurchaseTicketLineRow[]): Promise<void> {
  await load(company, thirdPartiesLoad, [supplier('860001')])
  const account = { erp_key: '860001-001', codigo: '001', nombre: 'Principal', activo: true }
  await load(company, branchAccountsLoad, [{ ...account, third_party_key: '860001' }])
  await load(company, purchaseTicketsLoad, [ticket('1'), ticket('2')])
  await load(company, purchaseTicketsLinesLoad, lines, ['1', '2'])
}

describe('a load', () => {
  it('inserts what is new, updates what differs and leaves the rest alone', async () => {
    const company = await buildCompany()
    const first = [supplier('860001'), supplier('860002')]
    expect(await load(company, thirdPartiesLoad, first)).toMatchObject({
      inserted: 2,
      updated: 0,
      unchanged: 0,
    })
    const second = [supplier('860001'), supplier('860002', 'Otro nombre'), supplier('860003')]
    expect(await load(company, thirdPartiesLoad, second)).toMatchObject({
      inserted: 1,
      updated: 1,
      unchanged: 1,
    })
    expect(await load(company, thirdPartiesLoad, second)).toMatchObject({
      inserted: 0,
      updated: 0,
      unchanged: 3,
    })
  })

  it('does not touch the moment of change of a row that is equal', async () => {
    const company = await buildCompany()
    const touched = async () =>
      (await admin.query('select updated_at, xmin from third_parties where company_id = $1', [company])).rows
    await load(company, thirdPartiesLoad, [supplier('860001')])
    const before = await touched()
    await load(company, thirdPartiesLoad, [supplier('860001')])
    expect(await touched()).toEqual(before)
  })

  it('keeps texts with tabs, line breaks and backslashes as they are', async () => {
    const company = await buildCompany()
    const nombre = 'a\tb\\n\nc\r"ñ" \\N'
    await load(company, thirdPartiesLoad, [supplier('860001', nombre)])
    const { rows } = await admin.query('select nombre from third_parties where company_id = $1', [company])
    expect(rows).toEqual([{ nombre }])
  })

  it('takes rows that were copied before as it takes others, and as often as they are wanted', async () => {
    const [one, other] = [await buildCompany(), await buildCompany()]
    const names = ['a\tb\\n\nc\r"ñ" \\N', '', '\\', 'ñ'.repeat(200)]
    const rows = Array.from({ length: 4000 }, (_, n) =>
      supplier(String(860_001 + n), names[n % names.length]),
    )
    const copied = new CopiedRows(thirdPartiesLoad)
    for (const row of rows) copied.add(row)
    const sent: number[] = []
    for (const company of [one, other]) {
      const counts = await db.transaction(Scope.ofStaff(company), ({ client }) =>
        upsert(client, thirdPartiesLoad, { rows: copied, batch: null, onSent: (count) => sent.push(count) }),
      )
      expect(counts).toEqual({ inserted: rows.length, updated: 0, unchanged: 0, deleted: 0 })
      expect(await load(company, thirdPartiesLoad, rows)).toMatchObject({ unchanged: rows.length })
    }
    // More than one piece, each time all of them.
    expect(sent.length).toBeGreaterThan(2)
    expect([sent[sent.length / 2 - 1], sent.at(-1)]).toEqual([rows.length, rows.length])
  })

  it.each([
    ['new', false, 'cannot affect row a second time'],
    ['different', true, 'Two rows of a load have the same key'],
  ])('fails where two %s rows have the same key', async (_, isThere, fault) => {
    const company = await buildCompany()
    if (isThere) await load(company, thirdPartiesLoad, [supplier('860001')])
    const twice = [supplier('860001', 'Uno'), supplier('860001', 'Otro')]
    await expect(load(company, { ...thirdPartiesLoad, isProposed: false }, twice)).rejects.toThrow(fault)
    const { rows } = await admin.query('select nombre from third_parties where company_id = $1', [company])
    expect(rows).toEqual(isThere ? [{ nombre: 'Papelería S.A.S.' }] : [])
  })

  it('keeps nobody waiting who reads what it writes, or writes other rows of it', async () => {
    const company = await buildCompany()
    await load(company, thirdPartiesLoad, [supplier('860001'), supplier('860002')])
    const held = await db.transaction(Scope.ofStaff(company), async ({ client }) => {
      const rows = [supplier('860001', 'Otro'), supplier('860003')]
      await upsert(client, thirdPartiesLoad, { rows, batch: null })
      await admin.query(`set lock_timeout to '5s'`)
      const read = 'select nombre from third_parties where company_id = $1 order by erp_key'
      expect((await admin.query(read, [company])).rows).toHaveLength(2)
      await admin.query(
        `update third_parties set nombre = 'Suyo' where company_id = $1 and erp_key = '860002'`,
        [company],
      )
      const { rows: locks } = await client.query<{ mode: string }>(
        `select distinct mode from pg_locks l join pg_class c on c.oid = l.relation
          where l.pid = pg_backend_pid() and l.granted and c.relnamespace = 'public'::regnamespace`,
      )
      return locks.map(({ mode }) => mode)
    })
    for (const mode of held) expect(['AccessShareLock', 'RowShareLock', 'RowExclusiveLock']).toContain(mode)
  })

  it('notes what it changes under its record, and the notes go where the record goes', async () => {
    const [company, batch] = [await buildCompany(), randomUUID()]
    await load(company, thirdPartiesLoad, [supplier('860001'), supplier('860002')])
    await db.transaction(Scope.ofStaff(company), async ({ client }) => {
      await client.query(
        `insert into import_batches (company_id, id, source, kind, file_name, file_sha256, actor)
         values ($1, $2, 'siesa', 'documents', 'a.csv', '', 'ana')`,
        [company, batch],
      )
      const rows = [supplier('860001', 'Otro'), supplier('860002'), supplier('860003')]
      await upsert(client, thirdPartiesLoad, { rows, batch })
    })
    const noted = async () =>
      (
        await admin.query(
          `select key ->> 'erp_key' as key, before ->> 'nombre' as before, after ->> 'nombre' as after
             from import_changes where company_id = $1 and batch_id = $2 order by 1`,
          [company, batch],
        )
      ).rows
    expect(await noted()).toEqual([
      { key: '860001', before: 'Papelería S.A.S.', after: 'Otro' },
      { key: '860003', before: null, after: 'Papelería S.A.S.' },
    ])
    await db.transaction(Scope.ofStaff(company), ({ client }) =>
      client.query('delete from import_batches where company_id = $1 and id = $2', [company, batch]),
    )
    expect(await noted()).toEqual([])
  })

  it('gives a document to the branch account and third party that its key names', async () => {
    const company = await buildCompany()
    await buildTickets(company, [line('1', 1)])
    const { rows } = await admin.query(
      `select t.third_party_id = p.id and t.third_id = b.id and l.third_party_id = p.id and l.third_id = b.id as owned
         from purchase_tickets t join purchase_tickets_lines l on l.purchase_ticket_id = t.id
         join third_parties p on p.company_id = t.company_id join branch_accounts b on b.company_id = t.company_id
        where t.company_id = $1`,
      [company],
    )
    expect(rows).toEqual([{ owned: true }])
  })

  it('fails where a document names a branch account that does not exist', async () => {
    const company = await buildCompany()
    await expect(load(company, purchaseTicketsLoad, [ticket('1')])).rejects.toThrow('third_party_id')
  })

  it('finds no branch account of another company under the same key', async () => {
    await buildTickets(await buildCompany(), [])
    const other = await buildCompany()
    await expect(load(other, purchaseTicketsLoad, [ticket('1')])).rejects.toThrow('third_party_id')
  })
})

describe("a document's lines", () => {
  it('are replaced as a whole for the documents loaded, and only for them', async () => {
    const company = await buildCompany()
    await buildTickets(company, [line('1', 1), line('1', 2), line('2', 1)])
    const counts = await load(company, purchaseTicketsLinesLoad, [line('1', 1, 'Otra')], ['1'])
    expect(counts).toEqual({ inserted: 0, updated: 1, unchanged: 0, deleted: 1 })
    const { rows } = await admin.query(
      `select erp_key, linea, descripcion from purchase_tickets_lines l join purchase_tickets t on t.id = purchase_ticket_id
        where l.company_id = $1 order by 1, 2`,
      [company],
    )
    expect(rows).toEqual([
      { erp_key: '1', linea: 1, descripcion: 'Otra' },
      { erp_key: '2', linea: 1, descripcion: 'Resma' },
    ])
  })

  it('of a document that has none any more go', async () => {
    const company = await buildCompany()
    await buildTickets(company, [line('1', 1), line('2', 1)])
    expect(await load(company, purchaseTicketsLinesLoad, [], ['2'])).toMatchObject({
      deleted: 1,
      unchanged: 0,
    })
  })

  it("of another company's document with the same key stay", async () => {
    const [mine, other] = [await buildCompany(), await buildCompany()]
    await buildTickets(mine, [line('1', 1)])
    await buildTickets(other, [line('1', 1)])
    await load(mine, purchaseTicketsLinesLoad, [], ['1', '2'])
    const { rows } = await admin.query(
      'select company_id from purchase_tickets_lines where company_id = any ($1::integer[])',
      [[mine, other]],
    )
    expect(rows).toEqual([{ company_id: other }])
  })
})

describe('a load that fails', () => {
  it('leaves nothing of the whole transaction', async () => {
    const company = await buildCompany()
    const work = db.transaction(Scope.ofStaff(company), async ({ client }) => {
      await upsert(client, thirdPartiesLoad, { rows: [supplier('860001')], batch: null })
      await upsert(client, purchaseTicketsLoad, { rows: [ticket('1')], batch: null })
    })
    await expect(work).rejects.toThrow('third_party_id')
    const { rowCount } = await admin.query('select from third_parties where company_id = $1', [company])
    expect(rowCount).toBe(0)
  })
})
