import { fork } from 'node:child_process'
import { once } from 'node:events'
import postgres from 'postgres'
import pg from 'pg'
import { openDatabase } from '../packages/database/src/open.ts'
import { startEmbedded } from '../packages/database/src/embedded/embedded-database.ts'
import type { ExportTake } from './export-process.ts'
import { median } from './product.ts'
import { seedStatements, type MeasuredSupplier } from './seed-statements.ts'

const rounds = 3
const rowsOfTheBig = 100_000

/** What exports of one supplier's pending invoices took: medians over the rounds, each format and the floor in turn. */
export interface ExportMeasure {
  format: string
  rows: number
  seconds: number
  processor: number
  /** Against bare `COPY … TO STDOUT` of the same rows, round by round, the median. */
  ratio: number
  floorSeconds: number
  megabytes: number
  memory: number
}

/** Exports a supplier's 100 thousand pending invoices as CSV and as XLSX. */
export async function measureExports(folder: string): Promise<ExportMeasure[]> {
  const database = await startEmbedded({ folder, purpose: 'command' })
  try {
    const url = database.adminUrl
    // Migrated first, as the product does it.
    await (await openDatabase({ url, purpose: 'command' })).close()
    const supplier = await seedStatements(url, 10_000)
    await addPending(url, supplier)
    const measures: ExportMeasure[] = []
    for (const format of ['csv', 'xlsx']) measures.push(await compare(url, folder, format, supplier))
    return measures
  } finally {
    await database.stop()
  }
}

async function compare(
  url: string,
  folder: string,
  format: string,
  supplier: MeasuredSupplier,
): Promise<ExportMeasure> {
  const takes: ExportTake[] = []
  const floors: number[] = []
  for (let round = 0; round < rounds; round++) {
    floors.push(await copyOut(url, supplier))
    takes.push(await takeOne(url, folder, format, supplier))
  }
  return {
    format,
    rows: median(takes.map(({ rows }) => rows)),
    seconds: median(takes.map(({ seconds }) => seconds)),
    processor: median(takes.map(({ processor }) => processor)),
    ratio: median(takes.map(({ seconds }, at) => seconds / (floors[at] ?? seconds))),
    floorSeconds: median(floors),
    megabytes: median(takes.map(({ bytes }) => bytes)) / 1e6,
    memory: median(takes.map(({ memory }) => memory)),
  }
}

async function takeOne(
  url: string,
  folder: string,
  format: string,
  { token, cookie }: MeasuredSupplier,
): Promise<ExportTake> {
  const child = fork(new URL('./export-process.ts', import.meta.url), [url, folder, format, token, cookie])
  const [told]: unknown[] = await once(child, 'message')
  await once(child, 'exit')
  // What that program sends has this shape.
  return told as ExportTake
}

/** The floor: the same rows and columns as PostgreSQL writes them by itself, read to their end. */
async function copyOut(url: string, { company, thirdParty }: MeasuredSupplier): Promise<number> {
  const sql = postgres(url, { max: 1 })
  try {
    const begin = performance.now()
    const rows = await sql
      .unsafe(
        `copy (select factura_cliente, fecha_factura, fecha_proveedor, condicion_pago, fecha_vencimiento,
           fecha_estimada_pago, estado_programacion_pago, moneda, valor_facturado, saldo_total
         from account_statements where company_id = ${company} and third_party_id = ${thirdParty} and pendiente
         order by fecha_vencimiento, id) to stdout`,
      )
      .readable()
    let bytes = 0
    for await (const piece of rows) bytes += Buffer.byteLength(piece)
    if (bytes === 0) throw new Error('The floor read nothing')
    return (performance.now() - begin) / 1000
  } finally {
    await sql.end()
  }
}

async function addPending(url: string, { company, thirdParty, account }: MeasuredSupplier): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    // What follows documents is not measured here.
    await client.query('set session_replication_role = replica')
    await client.query(
      `insert into account_statements (company_id, third_party_id, third_id, erp_key, factura_cliente, condicion_pago,
         fecha_factura, fecha_proveedor, fecha_vencimiento, fecha_estimada_pago, estado_programacion_pago,
         valor_facturado, saldo_total)
       select $1, $2, $3, 'B' || n, 'B' || n, '30 días', day, day, day + 30, case when n % 3 = 0 then day + 37 end,
              'sin_programar', n * 1234.56, n * 1234.56
         from (select n, current_date - n % 900 as day from generate_series(1, $4::int) n) r`,
      [company, thirdParty, account, rowsOfTheBig],
    )
    await client.query('vacuum analyze account_statements')
  } finally {
    await client.end()
  }
}
