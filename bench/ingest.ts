import { fork, type ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { from } from 'pg-copy-streams'
import pg from 'pg'
import { startEmbedded } from '../packages/database/src/embedded/embedded-database.ts'
import type { IngestTake } from './ingest-process.ts'
import type { ReadTimes } from './ingest-readers.ts'
import { copiedColumns, writeRows } from './ingest-rows.ts'
import { IngestServer } from './ingest-server.ts'
import { seedStatements } from './seed-statements.ts'

/** Statements that the company has already where somebody reads during the load. */
const standing = 100_000
/** Milliseconds for which readers are watched before anything loads. */
const calm = 20_000

/** What something took: seconds by the clock, and of all processors of the server and of the loading process. */
export interface Spent {
  seconds: number
  processor: number
}

/** One load against bare `COPY` of the same rows into the same table, in turn. */
export interface IngestMeasure extends IngestTake, Spent {
  what: string
  rows: number
  floor: Spent
}

/** What readers waited before and during something, in milliseconds. */
export interface ReadersMeasure {
  what: string
  before: ReadTimes
  during: ReadTimes
}

/** Loads so many statement rows as often as it is said, as CSV and as JSON lines, each in turn with bare `COPY`. */
export async function measureIngest(
  folder: string,
  { rows, rounds }: { rows: number; rounds: number },
  say: (measure: IngestMeasure) => void,
  sayReaders: (measure: ReadersMeasure) => void,
): Promise<void> {
  const outside = process.env['DATABASE_URL']
  const embedded = outside === undefined ? await startEmbedded({ folder, purpose: 'server' }) : undefined
  const server = new IngestServer(outside ?? embedded?.adminUrl ?? '')
  try {
    const files = await writeFiles(folder, rows)
    await server.prepare()
    for (let round = 0; round < rounds; round++)
      for (const format of ['csv', 'ndjson'] as const) await compare(server, files, format, rows, say)
    for (const what of ['COPY', 'load'] as const) await disturb(server, files, what, sayReaders)
  } finally {
    await server.clear()
    await embedded?.stop()
  }
}

type Files = Readonly<Record<'csv' | 'ndjson' | 'copy' | 'changed', string>>

async function writeFiles(folder: string, count: number): Promise<Files> {
  const at = (name: string) => join(folder, name)
  const files = {
    csv: at('a.csv'),
    ndjson: at('a.ndjson'),
    copy: at('a.copy'),
    changed: at('b.csv'),
  }
  for (const format of ['csv', 'ndjson', 'copy'] as const) await writeRows(files[format], format, { count })
  await writeRows(files.changed, 'csv', { count, changedEach: 100 })
  return files
}

async function compare(
  server: IngestServer,
  files: Files,
  format: 'csv' | 'ndjson',
  rows: number,
  say: (measure: IngestMeasure) => void,
): Promise<void> {
  const spent = async <Made>(work: () => Promise<Made>) => {
    const before = await server.processor()
    const made = await work()
    return [made, (await server.processor()) - before] as const
  }
  const [seconds, processor] = await server.inCopy((url) => spent(() => copyIn(url, files.copy)))
  const floor = { seconds, processor }
  await server.inCopy(async (url) => {
    const one = async (what: string, path: string) => {
      await server.settle()
      const [take, backend] = await spent(() => load(url, path))
      say({ what, rows, floor, ...take, processor: take.processor + backend })
    }
    await one(`${format}, all new`, files[format])
    if (format === 'ndjson') return
    await one(`${format}, nothing changed`, files[format])
    await one(`${format}, one of a hundred changed`, files.changed)
  })
}

/** Watches readers of the same company before and while rows come in. */
async function disturb(
  server: IngestServer,
  files: Files,
  what: 'COPY' | 'load',
  say: (measure: ReadersMeasure) => void,
): Promise<void> {
  await server.inCopy(async (url) => {
    const supplier = await seedStatements(url, standing)
    const half = (text: string) => createHash('sha256').update(text).digest('hex')
    const readers = fork(new URL('./ingest-readers.ts', import.meta.url), [
      url,
      half(supplier.token),
      half(supplier.cookie),
      String(supplier.account),
    ])
    await once(readers, 'message')
    await pause(3000)
    await ask<ReadTimes>(readers)
    await pause(calm)
    const before = await ask<ReadTimes>(readers)
    if (what === 'COPY') await copyIn(url, files.copy)
    else await load(url, files.csv)
    const during = await ask<ReadTimes>(readers)
    readers.send('stop')
    await once(readers, 'exit')
    say({ what, before, during })
  })
}

/** Tells a program of ours to go on and waits for what it answers. */
async function ask<Told>(child: ChildProcess): Promise<Told> {
  const answer = once(child, 'message')
  child.send('go')
  const [told]: unknown[] = await answer
  // What the programs beside this one send has the shape that each declares.
  return told as Told
}

async function load(url: string, path: string): Promise<IngestTake> {
  const child = fork(new URL('./ingest-process.ts', import.meta.url), [url, path])
  const ready = once(child, 'message')
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('The load failed')))
  await Promise.race([ready, ended])
  return await Promise.race([ask<IngestTake>(child), ended])
}

/** The floor: the rows as PostgreSQL takes them, past row-level security, which no other `COPY` may be. */
async function copyIn(url: string, path: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const begin = performance.now()
    const target = client.query(from(`copy account_statements (${copiedColumns.join(', ')}) from stdin`))
    await pipeline(createReadStream(path, { highWaterMark: 256 * 1024 }), target)
    return (performance.now() - begin) / 1000
  } finally {
    await client.end()
  }
}
