import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { Scope } from '@enlace/database/scope.ts'
import { useTestDatabase } from '@enlace/testing/opened-database.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { fixture, smallFiles } from '../test/load-fixtures.ts'
import { importDocuments, type ImportReport } from './import-documents.ts'
import type { Mapping } from './core/mapping/mapping.ts'
import { sampleFolder, shippedMapping } from './shipped.ts'
import { filesOfFolder, openFiles, type SourceFiles } from './source-files.ts'

const database = useTestDatabase('own')
let companies = 100

async function buildCompany(): Promise<number> {
  companies++
  const values = [companies, String(900_000_000 + companies), 0, `Compañía ${companies}`, '{}', [], '[]']
  await database.db.lookUp('create_company', values, 'staff')
  return companies
}

const words = {
  orderByReceipts: 'Por entradas',
  takenAsPaid: 'Pagada al {corte}',
  takenAsOpen: 'Abierta al {corte}',
  closedByPicture: 'Cerrada al {corte}',
}

async function load(company: number, files: SourceFiles | string[], changes: Partial<Mapping> = {}) {
  const mapping = { ...(await shippedMapping('udistrital')), ...changes }
  return importDocuments(database.db, {
    company,
    mapping,
    files: Array.isArray(files) ? await openFiles(files, mapping) : files,
    actor: 'test',
    words,
    describe: ({ reason }) => `Motivo: ${reason}`,
  })
}

const tables = [
  'third_parties',
  'branch_accounts',
  'purchase_order',
  'purchase_order_lines',
  'purchase_tickets',
  'purchase_tickets_lines',
  'account_statements',
  'document_links',
]

async function countsOf(company: number): Promise<Record<string, number>> {
  const counts = tables.map(
    (table) => `(select count(*)::integer from ${table} where company_id = $1) as ${table}`,
  )
  const [row = {}] = await database.asAdmin<Record<string, number>>(`select ${counts.join(', ')}`, [company])
  return row
}

/** The sample's records by column, read with a few lines that the importer does not share. */
function recordsOf(name: string): Record<string, string>[] {
  const text = brotliDecompressSync(readFileSync(fixture(`udistrital/${name}.csv.br`))).toString('utf8')
  const cells = [...text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\n|$)/g)]
  const rows: string[][] = [[]]
  for (const [, quoted, plain = '', end] of cells) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end === '\n') rows.push([])
  }
  const [header = [], ...rest] = rows.filter(({ length }) => length > 1)
  return rest.map((row) => Object.fromEntries(header.map((column, place) => [column, row[place] ?? ''])))
}

/** Converts a number with any decimals to cents, rounded half up. */
function cents(value: string): bigint {
  const [whole = '0', decimals = ''] = value.split('.')
  const third = Number(decimals.padEnd(3, '0').charAt(2))
  return BigInt(whole + decimals.padEnd(2, '0').slice(0, 2)) + (third >= 5 ? 1n : 0n)
}

const plainNit = (nit = '') => nit.slice(0, 9)

describe("the university's three files", () => {
  const suppliers = recordsOf('proveedores')
  const receipts = recordsOf('entradas')
  const items = recordsOf('elementos')
  let company: number
  let report: ImportReport
  let sample: SourceFiles

  beforeAll(async () => {
    company = await buildCompany()
    sample = await filesOfFolder(sampleFolder('udistrital'), await shippedMapping('udistrital'))
    report = await load(company, sample)
  })

  it('were read wholly: every supplier, receipt and item', async () => {
    expect([suppliers.length, receipts.length, items.length]).toEqual([1166, 734, 21_473])
    expect(report).toMatchObject({ rowsRead: 1166 + 734 + 21_473, refused: 0 })
    const distinct = new Set(suppliers.map((supplier) => plainNit(supplier['ID NIT']))).size
    expect(await countsOf(company)).toMatchObject({
      third_parties: distinct,
      branch_accounts: distinct,
      purchase_tickets: 734,
      purchase_tickets_lines: 21_473,
    })
  })

  it('give each supplier the value of what it delivered, to the cent', async () => {
    const supplierOf = new Map(
      receipts.map((receipt) => [receipt['Id_entrada'], plainNit(receipt['proveedor'])]),
    )
    const expected = new Map<string, bigint>()
    for (const item of items) {
      const nit = supplierOf.get(item['id_entrada']) ?? ''
      expected.set(nit, (expected.get(nit) ?? 0n) + cents(item['valor'] ?? ''))
    }
    for (const table of ['purchase_tickets', 'purchase_tickets_lines']) {
      const rows = await database.asAdmin<{ nit: string; valor: string }>(
        `select documento_numero as nit, (sum(valor_bruto) * 100)::bigint::text as valor
           from ${table} d join third_parties p on p.company_id = d.company_id and p.id = d.third_party_id
          where d.company_id = $1 group by 1`,
        [company],
      )
      expect(new Map(rows.map(({ nit, valor }) => [nit, BigInt(valor)]))).toEqual(expected)
    }
  })

  it('leave every document adding up: lines to header, gross to net, order to its receipts', async () => {
    const rows = await database.asAdmin(
      `select 'ticket', t.nro_entrada from purchase_tickets t
         join (select purchase_ticket_id, sum(valor_neto) neto, sum(valor_bruto) bruto from purchase_tickets_lines
                where company_id = $1 group by 1) l on l.purchase_ticket_id = t.id
        where t.valor_neto <> l.neto or t.valor_bruto <> l.bruto
           or t.valor_neto <> t.valor_bruto - t.valor_descuento + t.valor_impuesto
       union all
       select 'order', o.nro_orden from purchase_order o
         join (select purchase_order_id, sum(valor_neto) neto from purchase_tickets where company_id = $1 group by 1) t
           on t.purchase_order_id = o.id
         join (select purchase_order_id, sum(valor_neto) neto from purchase_order_lines where company_id = $1 group by 1) l
           on l.purchase_order_id = o.id
        where o.valor_neto <> t.neto or o.valor_neto <> l.neto`,
      [company],
    )
    expect(rows).toEqual([])
  })

  it('call an invoice paid that was due before the last receipt, and open the others with their whole value', async () => {
    const rows = await database.asAdmin(
      `select estado, estado_programacion_pago, motivo, count(*)::integer as rows,
              bool_and(fecha_vencimiento < '2015-02-27') as before, bool_and(saldo_total = 0) as nothing,
              bool_and(saldo_total = valor_facturado) as whole,
              bool_and(fecha_vencimiento = coalesce(fecha_proveedor, fecha_recibida) + 30) as due,
              bool_and(fecha_factura is not distinct from fecha_proveedor) as own_date,
              bool_and(coalesce(fecha_vencimiento >= fecha_factura, true)) as due_after
         from account_statements where company_id = $1 group by 1, 2, 3 order by 1`,
      [company],
    )
    const dates = { due: true, own_date: true, due_after: true }
    const paid = { before: true, nothing: true, whole: false, ...dates, motivo: 'Pagada al 27/02/2015' }
    const open = { before: false, nothing: false, whole: true, ...dates, motivo: 'Abierta al 27/02/2015' }
    expect(rows).toEqual([
      { estado: 'pagada', estado_programacion_pago: 'pagada', rows: 674, ...paid },
      { estado: 'sin_informar', estado_programacion_pago: 'sin_informar', rows: 12, ...open },
    ])
  })

  it('join a receipt with its order and its invoice, readable from both ends', async () => {
    const rows = await database.asAdmin(
      `select l.from_kind, l.to_kind, count(*)::integer as links from document_links l
        where l.company_id = $1 group by 1, 2 order by 1, 2`,
      [company],
    )
    const ordered = receipts.filter((receipt) => receipt['tipo_contrato'] !== '0').length
    expect(rows).toContainEqual({ from_kind: 'purchase-tickets', to_kind: 'purchase-order', links: ordered })
    const invoiced = receipts.filter(
      (receipt) =>
        /\d/.test(receipt['numero_factura']?.replace(/^0$/, '') ?? '') &&
        /[67]/.test(receipt['clase_entrada'] ?? ''),
    )
    expect(rows).toContainEqual({
      from_kind: 'account-statements',
      to_kind: 'purchase-tickets',
      links: invoiced.length,
    })
  })

  it('report what is odd, each with its line, and say until when they tell', async () => {
    const times = Map.groupBy(report.findings, ({ reason }) => reason)
    // The table of docs/import.md has the same counts, and each sentence was checked against its record.
    expect(Object.fromEntries([...times].map(([reason, found]) => [reason, found.length]))).toEqual({
      'amount-rounded': 1186,
      'order-without-type': 127,
      'invoice-list': 48,
      // One more receipt is older than its contract, but names no invoice.
      'invoice-before-order': 33,
      'invoice-not-owed': 32,
      'nit-made-up': 29,
      'number-not-available': 28,
      // 16 suppliers and 4 of their receipts.
      'nit-check-digit-glued': 20,
      'text-line-break': 19,
      'adjustment-large': 19,
      'invoice-date-missing': 11,
      'order-date-missing': 10,
      'order-date-differs': 8,
      'invoice-after-receipt': 7,
      'supplier-merged': 6,
      'invoice-on-several-receipts': 6,
      'order-after-receipt': 3,
      'nit-transposed': 2,
      'invoice-number-glued': 2,
      'invoice-maybe-list': 2,
      'invoice-without-number': 2,
      'name-repeated': 1,
      'invoice-date-run-in': 1,
      'invoice-range': 1,
      'tax-rate-unusual': 1,
    })
    expect([report.refused, report.doubtful]).toEqual([0, 1502])
    const kept = await database.asAdmin<{ kept: number }>(
      'select count(*)::integer as kept from import_findings where company_id = $1 and message like $2 and line > 1',
      [company, 'Motivo: %'],
    )
    expect(kept).toEqual([{ kept: report.findings.length }])
    const dates = await database.asAdmin<{ day: string }>(
      `select distinct (as_of at time zone 'America/Bogota')::date::text as day from data_freshness where company_id = $1`,
      [company],
    )
    expect(dates).toEqual([{ day: '2015-02-27' }])
  })

  it('change nothing the second time', async () => {
    const before = await countsOf(company)
    const { written } = await load(company, sample)
    expect(written.total).toEqual({
      inserted: 0,
      updated: 0,
      deleted: 0,
      unchanged: report.written.total.inserted,
    })
    expect(await countsOf(company)).toEqual(before)
  })

  it('belong to the branch account of the supplier that the receipt names', async () => {
    const rows = await database.asAdmin<{ nit: string; codigo: string; entradas: number }>(
      `select p.documento_numero as nit, b.codigo, count(*)::integer as entradas from purchase_tickets t
         join branch_accounts b on b.company_id = t.company_id and b.id = t.third_id
         join third_parties p on p.company_id = t.company_id and p.id = t.third_party_id and p.id = b.third_party_id
        where t.company_id = $1 group by 1, 2`,
      [company],
    )
    const expected = Map.groupBy(receipts, (receipt) => plainNit(receipt['proveedor']))
    expect(new Map(rows.map(({ nit, entradas }) => [nit, entradas]))).toEqual(
      new Map([...expected].map(([nit, own]) => [nit, own.length])),
    )
    expect(new Set(rows.map(({ codigo }) => codigo))).toEqual(new Set(['001']))
  })
})

describe('a load', () => {
  it('replaces what changed in the files and leaves the rest', async () => {
    const company = await buildCompany()
    await load(company, smallFiles())
    const { written } = await load(
      company,
      smallFiles({ instead: 'elementos', file: 'receipt-without-items.csv' }),
    )
    expect(written.kinds['purchase-tickets']).toMatchObject({ inserted: 0, deleted: 2 })
    expect(await countsOf(company)).toMatchObject({ purchase_tickets: 3, purchase_tickets_lines: 2 })
  })

  it('moves a receipt to the order and invoice that it names now', async () => {
    const company = await buildCompany()
    await load(company, smallFiles())
    const linked = () =>
      database.asAdmin(
        `select from_kind || ' ' || coalesce(s.factura_cliente, t.nro_entrada) as one, coalesce(o.nro_orden, r.nro_entrada) as other
           from document_links l
           left join account_statements s on s.id = from_id left join purchase_tickets t on t.id = from_id
           left join purchase_order o on o.id = to_id left join purchase_tickets r on r.id = to_id
          where l.company_id = $1 order by 1, 2`,
        [company],
      )
    expect(await linked()).toEqual([
      { one: 'account-statements 4713, 4714', other: '2012-0012' },
      { one: 'account-statements 4713, 4714', other: 'OC-107-2012' },
      { one: 'account-statements 880', other: '2012-0013' },
      { one: 'account-statements 880', other: 'OC-107-2012' },
      { one: 'purchase-tickets 2012-0012', other: 'OC-107-2012' },
      { one: 'purchase-tickets 2012-0013', other: 'OC-107-2012' },
    ])
    await load(company, smallFiles({ instead: 'entradas', file: 'order-without-date.csv' }))
    const now = await linked()
    expect(now).toContainEqual({ one: 'account-statements 881', other: '2012-0013' })
    expect(now).not.toContainEqual({ one: 'account-statements 880', other: '2012-0013' })
    expect(now).toContainEqual({ one: 'purchase-tickets 2012-0013', other: 'CV-994-2011' })
    expect(now).not.toContainEqual({ one: 'purchase-tickets 2012-0013', other: 'OC-107-2012' })
  })

  it('finds suppliers of an earlier load where the files bring none', async () => {
    const company = await buildCompany()
    const [suppliers = '', ...receipts] = smallFiles()
    await load(company, [suppliers])
    expect(await load(company, receipts)).toMatchObject({ refused: 0 })
  })

  it('records its files, counts and mapping', async () => {
    const company = await buildCompany()
    const report = await load(company, smallFiles())
    const [batch] = await database.asAdmin('select * from import_batches where company_id = $1', [company])
    expect(batch).toMatchObject({
      id: report.batch,
      source: 'udistrital',
      state: 'loaded',
      file_name: 'proveedores.csv, entradas.csv, elementos.csv',
      rows_read: 9,
      rows_inserted: report.written.total.inserted,
      rows_doubtful: 1,
      actor: 'test',
    })
    const mappings = await database.asAdmin('select mapping from import_mappings where company_id = $1', [
      company,
    ])
    expect(mappings).toEqual([{ mapping: await shippedMapping('udistrital') }])
  })

  it('can be told to keep every invoice open', async () => {
    const company = await buildCompany()
    const { rules } = await shippedMapping('udistrital')
    await load(company, smallFiles(), { rules: { ...rules, settlement: 'open' } })
    const rows = await database.asAdmin(
      'select distinct estado, motivo, saldo_total = valor_facturado as whole from account_statements where company_id = $1',
      [company],
    )
    expect(rows).toEqual([{ estado: 'sin_informar', motivo: 'Abierta al 09/05/2012', whole: true }])
  })

  it('touches no row of another company, nor the version of its own content', async () => {
    const [mine, other] = [await buildCompany(), await buildCompany()]
    await load(other, smallFiles())
    const seen = () =>
      database.asAdmin(
        `select t.erp_key, t.xmin::text, l.linea, l.xmin::text as line from purchase_tickets t
           join purchase_tickets_lines l on l.purchase_ticket_id = t.id where t.company_id = $1 order by 1, 3`,
        [other],
      )
    const before = await seen()
    await load(mine, smallFiles({ instead: 'elementos', file: 'receipt-without-items.csv' }))
    expect(await seen()).toEqual(before)
    const versions = await database.asAdmin(
      'select distinct content_version from companies where id = any ($1)',
      [[mine, other]],
    )
    expect(versions).toEqual([{ content_version: 1 }])
  })

  it('leaves nothing but its record when it fails in the middle', async () => {
    const company = await buildCompany()
    // Links are the last rows that a load writes: a trigger there fails after everything else was written.
    await database.asAdmin(`create function refuse_link() returns trigger language plpgsql as $$
      begin if new.company_id = ${company} then raise exception 'disk full'; end if; return new; end $$`)
    await database.asAdmin(
      'create trigger refuse_link before insert on document_links for each row execute function refuse_link()',
    )
    await expect(load(company, smallFiles())).rejects.toThrow('disk full')
    expect(Object.values(await countsOf(company)).every((count) => count === 0)).toBe(true)
    const batches = await database.asAdmin(
      `select state, failure, (select count(*)::integer from import_findings where company_id = $1) as findings,
              (select count(*)::integer from data_freshness where company_id = $1) as dates
         from import_batches where company_id = $1`,
      [company],
    )
    expect(batches).toEqual([{ state: 'failed', failure: 'disk full', findings: 0, dates: 0 }])
  })

  it('is refused for a company that does not exist', async () => {
    await expect(load(99_999, smallFiles())).rejects.toMatchObject({ code: 'company-not-found' })
    await expect(database.db.context(Scope.ofStaff(99_999))).rejects.toMatchObject({
      code: 'company-not-found',
    })
  })
})
