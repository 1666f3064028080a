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

/** Milliseconds of silence after which an empty line is sent as a keep-alive. */
const beatEvery = 15_000
/** Milliseconds between heartbeats, independent of the speed of sender and reader. */
export const pace = { renew: 5000 }
/** Milliseconds between attempts to release a push; together less than its heartbeat's validity. */
const letGoPauses = [100, 200, 400, 800, 1500, 3000, 3000, 3000]
const pack = promisify(gzip)
const unpack = promisify(gunzip)

/** A push with the source of its records and the form of the answer. */
export interface RunPush extends AskedPush {
  readonly message: IncomingMessage
  readonly packing: 'gzip' | 'none'
  readonly form: SentForm
  /** Whether the answer contains all records, or only refused ones. */
  readonly tells: 'all' | 'refused'
  readonly address: string
  /** The request's reference in the log. */
  readonly reference: string
  readonly onFault: (fault: unknown) => void
  readonly onReplay: () => void
}

/**
 * Processes a push and yields the outcome line by line. The next records are read once the last answers are consumed.
 * The generator only throws before its first line; later the last line reports the error.
 */
export async function* runPush(db: Database, push: RunPush): AsyncGenerator<string, void, void> {
  const begun = await beginPush(db, push)
  if (begun.state === 'done') return yield* replay(db, push, begun)
  const tally = new PushTally()
  const told: { isBegun: boolean; fault?: unknown } = { isBegun: false }
  // The result if the reader disconnects.
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

/** Sends heartbeats regularly; a failed one is replaced by the next. */
function keepAlive(db: Database, { key }: RunPush, id: string): NodeJS.Timeout {
  return setInterval(() => void keepPushAlive(db, key, id).catch(() => undefined), pace.renew).unref()
}

/**
 * Releases a push whose end could not be saved, as soon as the database is available, so that its sender may retry at
 * once. It stops before the heartbeat expires, when another may have resumed the push.
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

/** Repeats the earlier answer to the same records. @throws Problem `push-differs` for others. */
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

/** Returns a hash of what identifies a push. */
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

/**
 * Loads a chunk, unless it was loaded before an interruption. @throws Problem `push-differs` if its content has
 * changed.
 */
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
 * Returns the work's result, yielding empty lines meanwhile as a keep-alive. If the reader disconnects, the work is
 * still awaited.
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

/** Returns the requested lines; if there are none, an empty one as a keep-alive. */
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
