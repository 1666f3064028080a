import { spawnSync } from 'node:child_process'
import { createWriteStream, openAsBlob } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { from } from 'pg-copy-streams'
import pg from 'pg'
import { utils, write } from '@e965/xlsx'
import { addDays, todayInBogota } from '../packages/domain/src/calendar-date.ts'
import { checkDigit } from '../packages/domain/src/nit.ts'
import { startEmbedded } from '../packages/database/src/embedded/embedded-database.ts'
import { ImportClient } from './import-client.ts'
import { startProduct } from './product.ts'

/** What one file of invoices took on its way in, by the same calls as the wizard's. */
export interface ImportMeasure {
  format: string
  rows: number
  megabytes: number
  upload: number
  check: number
  load: number
  /** The same file once more: nothing of it differs. */
  again: number
  /** Bare `COPY` of the same rows into a table without keys, and the load against it. */
  floor: number
  ratio: number
  /** Megabytes of the whole server at the highest beyond those before, while it tried out and loaded. */
  memory: number
}

const header = ['NIT', 'Razón social', 'Factura', 'Fecha factura', 'Vencimiento', 'Valor', 'Saldo']
const invoicesEach = 100
/** The formats in which lists are brought in, by the endings of their names. */
export const importFormats: readonly string[] = ['csv', 'ndjson', 'xlsx']

/** Brings lists of so many invoices in, each format under a source and with suppliers of its own. */
export async function measureImports(
  folder: string,
  { sizes, formats }: { sizes: readonly number[]; formats: readonly string[] },
  say: (measure: ImportMeasure) => void,
): Promise<void> {
  const product = await startProduct(folder, true)
  try {
    const database = await startEmbedded({ folder, purpose: 'command' })
    try {
      const client = new ImportClient(product.backofficePort)
      await client.signIn()
      await warmUp(client, folder, formats)
      const place = { client, folder, url: database.adminUrl, pid: product.process }
      for (const [at, rows] of sizes.entries())
        for (const [nth, format] of formats.entries())
          say(await measureOne(place, format, rows, at * formats.length + nth))
    } finally {
      await database.stop()
    }
  } finally {
    await product.stop()
  }
}

interface Place {
  client: ImportClient
  folder: string
  url: string
  pid: number
}

async function measureOne(
  { client, folder, url, pid }: Place,
  format: string,
  rows: number,
  nth: number,
): Promise<ImportMeasure> {
  const path = await writeRows(folder, format, rows, nth)
  const file = await openAsBlob(path)
  const source = `Banco ${format} ${rows}`
  const memory = watchMemory(pid)
  const [begun, upload] = await clock(() => client.begin(file, `cartera.${format}`, source))
  const [tried, check] = await clock(() => client.work(begun, 'check'))
  const [done, load] = await clock(() => client.work(tried, 'load'))
  const highest = memory()
  if (done.checked?.refused !== 0) throw new Error(`Refused: ${JSON.stringify(done.checked?.reasons)}`)
  const anew = await client.work(await client.begin(file, `cartera.${format}`, source), 'check')
  const [, again] = await clock(() => client.work(anew, 'load'))
  const floor = await copyIn(url, rows, nth)
  return {
    format,
    rows,
    megabytes: file.size / 1e6,
    upload,
    check,
    load,
    again,
    floor,
    ratio: load / floor,
    memory: highest,
  }
}

async function warmUp(client: ImportClient, folder: string, formats: readonly string[]): Promise<void> {
  for (const [nth, format] of formats.entries()) {
    const path = await writeRows(folder, format, 500, 90 + nth)
    const begun = await client.begin(await openAsBlob(path), `cartera.${format}`, 'Banco calentamiento')
    await client.work(await client.work(begun, 'check'), 'load')
  }
}

function* rowsOf(rows: number, nth: number): Generator<string[]> {
  const today = todayInBogota(new Date())
  for (let n = 0; n < rows; n++) {
    const supplier = String(700_000_000 + nth * 1_000_000 + Math.floor(n / invoicesEach))
    const issued = addDays(today, -(n % 300))
    const [year, month, day] = issued.split('-')
    const [dueYear, dueMonth, dueDay] = addDays(issued, 30).split('-')
    const value = `${1000 + (n % 99_991)}.25`
    yield [
      `${supplier}-${checkDigit(supplier)}`,
      `Proveedor medido ${supplier}`,
      `FE-${n}`,
      `${day}/${month}/${year}`,
      `${dueDay}/${dueMonth}/${dueYear}`,
      value,
      n % 3 === 0 ? '0.00' : value,
    ]
  }
}

async function writeRows(folder: string, format: string, rows: number, nth: number): Promise<string> {
  const path = join(folder, `medida-${nth}-${rows}.${format}`)
  if (format === 'xlsx') {
    const sheet = utils.aoa_to_sheet([header, ...rowsOf(rows, nth)])
    const bytes: Buffer = write(
      { SheetNames: ['Cartera'], Sheets: { Cartera: sheet } },
      { type: 'buffer', compression: true },
    )
    await writeFile(path, bytes)
    return path
  }
  await pipeline(Readable.from(linesOf(format, rows, nth)), createWriteStream(path))
  return path
}

function* linesOf(format: string, rows: number, nth: number): Generator<string> {
  if (format === 'csv') yield `${header.join(';')}\r\n`
  for (const row of rowsOf(rows, nth)) {
    yield format === 'csv'
      ? `${row.join(';')}\r\n`
      : `${JSON.stringify(Object.fromEntries(row.map((cell, at) => [header[at] ?? '', cell])))}\n`
  }
}

/** The floor: the same cells into a table of texts, as fast as PostgreSQL takes them. */
async function copyIn(url: string, rows: number, nth: number): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`create table bench_floor (${header.map((_, at) => `c${at} text`).join(', ')})`)
    const [, seconds] = await clock(() =>
      pipeline(Readable.from(tabbed(rows, nth)), client.query(from('copy bench_floor from stdin'))),
    )
    await client.query('drop table bench_floor')
    return seconds
  } finally {
    await client.end()
  }
}

function* tabbed(rows: number, nth: number): Generator<string> {
  for (const row of rowsOf(rows, nth)) yield `${row.join('\t')}\n`
}

/** Watches the memory of a program with all that it starts but the database; asked, it answers how much it grew at the highest, in megabytes. */
function watchMemory(pid: number): () => number {
  const resident = () => {
    const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,rss=,comm='], { encoding: 'utf8' })
    const all = stdout.split('\n').map((line) => line.trim().split(/\s+/))
    const own = all.filter(
      ([id, parent, , name]) =>
        Number(id) === pid || (Number(parent) === pid && name !== 'postgres' && name !== 'ps'),
    )
    return own.reduce((sum, [, , rss]) => sum + Number(rss) / 1000, 0)
  }
  const before = resident()
  let highest = before
  const timer = setInterval(() => {
    highest = Math.max(highest, resident())
  }, 100)
  return () => {
    clearInterval(timer)
    return highest - before
  }
}

async function clock<Made>(work: () => Promise<Made>): Promise<[Made, number]> {
  const begin = performance.now()
  const made = await work()
  return [made, (performance.now() - begin) / 1000]
}
