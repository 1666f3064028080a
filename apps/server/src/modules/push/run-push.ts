import { createHash, type Hash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { Problem } from '@enlace/contract/core/problems.ts'
import { pushLimits, type PushRow } from '@enlace/contract/push/schemas.ts'
import { pushTexts } from '@enlace/contract/push/texts.ts'
import type { Database } from '@enlace/database/database.ts'
import { factsOf } from '@enlace/importer/core/mapping/sent-kinds.ts'
import { problemAnswer } from '../../core/http/answer-problem.ts'
import { problemOf } from '../../core/http/problem-of.ts'
import { chunksOf, type Chunk } from './chunks.ts'
import {
  beginPush,
  endPush,
  findChunk,
  keepPushAlive,
  letGoOfPush,
  noteChunk,
  type AskedPush,
  type BegunPush,
  type PushEnd,
} from './commands.ts'
import { loadSent, readTexts } from './load-sent.ts'
import { sentBytes, SendingBroke } from '../../core/http/program/sent-bytes.ts'
import { recordsIn, type SentForm } from './split-records.ts'
import { PushTally } from './tally.ts'

/** Milliseconds after which an empty line tells anyone who waits that it is still worked on. */
const beatEvery = 15_000
/** Milliseconds after which a push that goes on says so, whether its sender or its reader is slow or not. */
export const pace = { renew: 5000 }
/** Milliseconds between tries to give back a push's turn; together less than it counts as under way. */
const letGoPauses = [100, 200, 400, 800, 1500, 3000, 3000, 3000]
const pack = promisify(gzip)
const unpack = promisify(gunzip)

/** A push with where its records come from and how it is to be answered. */
export interface RunPush extends AskedPush {
  readonly message: IncomingMessage
  readonly packing: 'gzip' | 'none'
  readonly form: SentForm
  /** Whether the answer tells of all records, or of the refused ones alone. */
  readonly tells: 'all' | 'refused'
  readonly address: string
  /** The request's reference, as the log knows it. */
  readonly reference: string
  readonly onFault: (fault: unknown) => void
  readonly onReplay: () => void
}

/**
 * Works a push off and tells line by line the outcome of it. The next records are read when what was said of the last
 * ones has been taken. The generator fails only where nothing was told yet; after that its last line says what happened.
 */
export async function* runPush(db: Database, push: RunPush): AsyncGenerator<string, void, void> {
  const begun = await beginPush(db, push)
  if (begun.state === 'done') return yield* replay(db, push, begun)
  const tally = new PushTally()
  const told: { isBegun: boolean; fault?: unknown } = { isBegun: false }
  // What is here if anyone who listens goes away.
  let end: PushEnd = { state: 'broken', failure: pushTexts.broken }
  const renewing = keepAlive(db, push, begun.id)
  try {
    const hash = hashFor(push)
    for await (const chunk of chunksIn(push, hash, tally)) {
      for await (const lines of workOff(db, push, begun, chunk, tally)) {
        told.isBegun = true
        yield lines
      }
    }
    end = { state: 'complete', bodyHash: hash.digest() }
  } catch (fault) {
    told.fault = fault
    const failure = fault instanceof SendingBroke ? pushTexts.broken : problemOf(fault).text
    end = { state: 'broken', failure }
  } finally {
    clearInterval(renewing)
    const { freshness } = factsOf(push.kind)
    await endPush(db, { ...push, freshness }, begun.id, tally, end).catch((fault: unknown) => {
      void letGo(db, push, begun.id)
      told.fault ??= fault
    })
  }
  if (end.state === 'complete' && told.fault === undefined) yield summaryOf(push, begun.id, tally)
  else if (told.isBegun) yield breakOf(push, begun.id, tally, told.fault)
  else throw told.fault
}

/** Says now and then that a push goes on; what cannot be said is said the next time. */
function keepAlive(db: Database, { key }: RunPush, id: string): NodeJS.Timeout {
  return setInterval(() => void keepPushAlive(db, key, id).catch(() => undefined), pace.renew).unref()
}

/**
 * Gives back the turn of a push whose end could not be written, as soon as the database is there again: its sender may come
 * back at once. It ends before the push counts as dead by itself, when another may have taken it up.
 */
async function letGo(db: Database, { key }: RunPush, id: string): Promise<void> {
  for (const wait of letGoPauses) {
    await pause(wait, undefined, { ref: false })
    const isGone = await letGoOfPush(db, key, id).then(
      () => true,
      () => false,
    )
    if (isGone) return
  }
}

/** The same answer again to the same records. @throws Problem `push-differs` for others. */
async function* replay(
  db: Database,
  push: RunPush,
  { id, bodyHash }: Extract<BegunPush, { state: 'done' }>,
): AsyncGenerator<string, void, void> {
  const hash = hashFor(push)
  const tally = new PushTally()
  for await (const piece of sentBytes(push.message, push.packing, limits)) hash.update(piece)
  if (!hash.digest().equals(bodyHash)) throw new Problem('push-differs')
  push.onReplay()
  for (let seq = 0; ; seq++) {
    const kept = await findChunk(db, push.key, id, seq)
    if (!kept) break
    yield* keptRows(push, tally, kept)
  }
  yield summaryOf(push, id, tally)
}

const limits = { bytes: pushLimits.unpackedBytes, seconds: pushLimits.silence }

/** Whatever makes two pushes the same. */
function hashFor({ kind, asOf, form }: RunPush): Hash {
  return createHash('sha256').update(`${kind}\0${asOf ?? ''}\0${form}\0`)
}

function chunksIn(push: RunPush, hash: Hash, tally: PushTally): AsyncGenerator<Chunk, void, void> {
  const { message, packing, form } = push
  const bytes = counted(sentBytes(message, packing, limits), (piece) => {
    hash.update(piece)
    tally.bytes += piece.length
  })
  const { chunkRecords: records, chunkBytes, recordBytes } = pushLimits
  return chunksOf(recordsIn(bytes, form, recordBytes), { records, bytes: chunkBytes })
}

async function* counted(
  pieces: AsyncIterable<Buffer>,
  count: (piece: Buffer) => void,
): AsyncGenerator<Buffer, void, void> {
  for await (const piece of pieces) {
    count(piece)
    yield piece
  }
}

/** Loads a chunk, unless that was done before this push broke off. @throws Problem `push-differs` where it is another by now. */
async function* workOff(
  db: Database,
  push: RunPush,
  { id, state }: BegunPush,
  chunk: Chunk,
  tally: PushTally,
): AsyncGenerator<string, void, void> {
  const { key, idempotencyKey } = push
  if (state === 'again') {
    const kept = await findChunk(db, key, id, chunk.seq)
    if (kept && !kept.body_hash.equals(chunk.hash)) throw new Problem('push-differs')
    if (kept) return yield* keptRows(push, tally, kept)
  }
  const loading = loadSent(db, push, {
    push: id,
    records: await readTexts(chunk.records),
    keep: async (tx, rows) => {
      const answer = idempotencyKey === null ? null : await pack(linesOf(rows))
      const { seq, hash } = chunk
      await noteChunk(tx, id, tally.with(rows, id), answer && { seq, hash, batch: id, answer })
    },
  }).then((rows) => {
    tally.add(rows, id)
    return rows
  })
  const rows = yield* beating(loading)
  yield toldOf(push, rows)
}

async function* keptRows(
  push: RunPush,
  tally: PushTally,
  { answer, batch_id: batch }: { answer: Buffer; batch_id: string | null },
): AsyncGenerator<string, void, void> {
  const text = (await unpack(answer)).toString()
  // These lines are our own, written by `linesOf`.
  const rows = text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as PushRow]))
  tally.add(rows, batch)
  yield toldOf(push, rows)
}

/**
 * The work's result; meanwhile an empty line now and then, so that nobody takes the connection for dead. Where anyone who
 * listened goes away, the work is still waited for.
 */
async function* beating<Result>(work: Promise<Result>): AsyncGenerator<string, Result, void> {
  const done = work.then((result) => ({ result }))
  try {
    for (;;) {
      const waited = new AbortController()
      const first = await Promise.race([
        done,
        pause(beatEvery, null, { signal: waited.signal, ref: false }).catch(() => null),
      ])
      waited.abort()
      if (first !== null) return first.result
      yield '\n'
    }
  } finally {
    await work.catch(() => undefined)
  }
}

const linesOf = (rows: readonly PushRow[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join('')

/** The lines that are wanted; an empty one where there is none, so that something tells that it goes on. */
const toldOf = ({ tells }: RunPush, rows: readonly PushRow[]) =>
  linesOf(tells === 'all' ? rows : rows.filter(({ outcome }) => outcome === 'refused')) || '\n'

function summaryOf({ kind, asOf }: RunPush, load: string, { counts, batches }: PushTally): string {
  return `${JSON.stringify({ complete: true, load, kind, counts, batches, as_of: asOf })}\n`
}

function breakOf(push: RunPush, load: string, { counts, batches }: PushTally, fault: unknown): string {
  push.onFault(fault)
  const { kind, reference } = push
  const { code, message } = problemAnswer(problemOf(fault), reference)
  return `${JSON.stringify({ complete: false, load, kind, counts, batches, code, message, reference })}\n`
}
