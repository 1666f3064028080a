import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { AnswerOf } from '@enlace/contract/core/call.ts'
import type {
  deleteRecord,
  getLoad,
  listFreshness,
  listLoads,
  putFreshness,
  whoAmI,
} from '@enlace/contract/push/calls.ts'
import type { PushCounts, PushRow } from '@enlace/contract/push/schemas.ts'
import type { PushKind } from '@enlace/domain/api-key.ts'
import { again, type Patience } from './again.ts'
import { parcelsOf, type Parcel } from './parcels.ts'
import { ErpProblem, problemOf } from './problem.ts'
import { readPush } from './read-push.ts'

const pack = promisify(gzip)

/** Where the portal is, and the company's key. */
export interface ErpClientOptions {
  /** The portal's address, such as `https://proveedores.ejemplo.co`. */
  url: string
  key: string
  /** How often a request is tried that is not answered. */
  patience?: Partial<Patience>
}

/** How records are sent. */
export interface PushOptions {
  /** The same for the same records: what was already done is then not done again. One is made where none is given. */
  idempotencyKey?: string
  /** Until when the kind is complete once all records are kept, as `2026-03-05` or a moment with its offset. */
  asOf?: string
  /** Whether they travel packed; they do unless told otherwise. */
  gzip?: boolean
  /** Hears of every record the outcome of it; `line` counts from 1 over all that is sent. */
  onRow?: (row: PushRow) => void
  /** Records of a request, which are held until they are answered. */
  recordsPerRequest?: number
}

/** The outcome of everything that was sent. */
export interface PushOutcome {
  counts: PushCounts
  /** The pushes by which it can be asked for again, a request each. */
  loads: string[]
}

const usualPatience: Patience = { attempts: 8, first: 500, longest: 30_000 }

/** A request with its headers by their names. */
type Asked = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> }

/** What a program of an ERP needs of the portal: sending records and asking the outcome of them. */
export class ErpClient {
  readonly #base: string
  readonly #key: string
  readonly #patience: Patience

  constructor({ url, key, patience }: ErpClientOptions) {
    this.#base = `${url.replace(/\/+$/, '')}/v1`
    this.#key = key
    this.#patience = { ...usualPatience, ...patience }
  }

  /**
   * Sends records of a kind, as many as there are, some thousands a request. A request that is not answered is made again
   * with the same key, so that nothing is done twice. Refused records are no error: they are counted and told.
   * @throws ErpProblem when the portal refuses the whole, or does not answer any more.
   */
  async push(
    kind: PushKind,
    records: Iterable<object> | AsyncIterable<object>,
    options: PushOptions = {},
  ): Promise<PushOutcome> {
    const { idempotencyKey = randomUUID(), onRow = () => {}, recordsPerRequest = 10_000 } = options
    const counts: PushCounts = { read: 0, inserted: 0, updated: 0, unchanged: 0, deleted: 0, refused: 0 }
    const loads: string[] = []
    for await (const parcel of parcelsOf(records, recordsPerRequest)) {
      const { rows, summary } = await this.#send(kind, parcel, idempotencyKey, options)
      for (const row of rows) onRow({ ...row, line: row.line + parcel.offset })
      for (const name of Object.keys(counts) as (keyof PushCounts)[]) counts[name] += summary.counts[name] // its own names
      loads.push(summary.load)
    }
    return { counts, loads }
  }

  /** Takes one record away by the key that its push told. @throws ErpProblem `push-by-record` for a kind without one key. */
  remove(kind: PushKind, key: string): Promise<AnswerOf<typeof deleteRecord>> {
    return this.#ask(`/records/${kind}/${encodeURIComponent(key)}`, { method: 'DELETE' })
  }

  /** Until when each kind of records is complete. */
  freshness(): Promise<AnswerOf<typeof listFreshness>> {
    return this.#ask('/freshness')
  }

  /** Says until when a kind is complete; an earlier moment does not turn the clock back. */
  tellFreshness(kind: PushKind, asOf: string): Promise<AnswerOf<typeof putFreshness>> {
    const body = JSON.stringify({ as_of: asOf })
    return this.#ask(`/freshness/${kind}`, {
      method: 'PUT',
      body,
      headers: { 'content-type': 'application/json' },
    })
  }

  /** What was pushed, newest first. */
  loads({ before, size }: { before?: string; size?: number } = {}): Promise<AnswerOf<typeof listLoads>> {
    const query = new URLSearchParams({
      ...(before !== undefined && { before }),
      ...(size !== undefined && { size: String(size) }),
    })
    return this.#ask(`/loads?${query.toString()}`)
  }

  /** One push with its refused and doubtful records. */
  load(id: string): Promise<AnswerOf<typeof getLoad>> {
    return this.#ask(`/loads/${encodeURIComponent(id)}`)
  }

  /** Whose key this is and what it is good for. */
  whoAmI(): Promise<AnswerOf<typeof whoAmI>> {
    return this.#ask('/whoami')
  }

  async #send(
    kind: PushKind,
    parcel: Parcel,
    idempotencyKey: string,
    { asOf, gzip: isPacked = true }: PushOptions,
  ) {
    const headers = {
      'content-type': 'application/x-ndjson',
      'idempotency-key': `${idempotencyKey}.${parcel.place}`,
      ...(isPacked && { 'content-encoding': 'gzip' }),
      // The kind is complete when its last records are kept.
      ...(asOf !== undefined && parcel.isLast && { 'as-of': asOf }),
    }
    const body = isPacked ? await pack(parcel.body) : parcel.body
    return again(this.#patience, async () =>
      readPush(await this.#fetch(`/records/${kind}`, { method: 'POST', headers, body })),
    )
  }

  #ask<Answer>(path: string, init: Asked = {}): Promise<Answer> {
    return again(this.#patience, async () => {
      const answer = await this.#fetch(path, init)
      // The portal checks its answers against the contract's schemas before they leave.
      return (await answer.json().catch(brokenOff)) as Answer
    })
  }

  async #fetch(path: string, init: Asked): Promise<Response> {
    const headers = { ...init.headers, authorization: `Bearer ${this.#key}` }
    const answer = await fetch(`${this.#base}${path}`, { ...init, headers, redirect: 'error' }).catch(
      brokenOff,
    )
    if (!answer.ok) throw await problemOf(answer)
    return answer
  }
}

function brokenOff(cause: unknown): never {
  throw new ErpProblem('The portal did not answer.', { cause })
}
