import type pg from 'pg'
import { isStaleStatement, maximumPrepared, preparedIn, statementName } from './prepared-statements.ts'
import type { Prepared } from './prepared-statements.ts'
import { rowReader } from './row-reader.ts'
import type { Column } from './row-reader.ts'
import type { Answer, Statement } from './statement.ts'
import { wireValue } from './value-types.ts'
import type { WireValue } from './value-types.ts'

interface Part {
  readonly text: string
  readonly values: WireValue[]
  readonly rows: Record<string, unknown>[]
  name: string
  known: Prepared
  rowCount: number
  isNew: boolean
}

type Settle = (error: Error | undefined, answers: readonly Answer[]) => void

/** Parameters that one statement can carry in PostgreSQL's protocol. */
const maximumParameters = 65_535
/**
 * Several statements sent together and answered together: one round trip, one transaction. The first that fails rolls
 * back all of them and none after it runs.
 */
export class Batch implements pg.Submittable {
  readonly #parts: Part[]
  readonly #settle: Settle
  #prepared: Map<string, Prepared> | undefined
  #current = 0
  #readingFault: Error | undefined

  constructor(statements: readonly Statement<unknown>[], settle: Settle) {
    this.#parts = statements.map(partOf)
    this.#settle = settle
  }

  submit(connection: pg.Connection): void {
    this.#prepared = preparedIn(connection)
    connection.stream.cork()
    try {
      for (const part of this.#parts) this.#send(part, connection)
      connection.sync()
    } finally {
      connection.stream.uncork()
    }
  }

  #send(part: Part, connection: pg.Connection): void {
    const statements = this.#prepared
    part.name = statements ? statementName(part.text) : ''
    const known = statements?.get(part.name)
    if (known && !known.isUncertain) {
      part.known = known
    } else {
      part.isNew = true
      // An earlier failure may have left the name behind; closing one that does not exist is not an error.
      if (statements) connection.close({ type: 'S', name: part.name }, true)
      connection.parse({ name: part.name, text: part.text, types: [] }, true)
      if (statements) this.#remember(part, statements, connection)
    }
    connection.bind({ statement: part.name, values: part.values }, true)
    // The shape of a prepared statement's rows cannot change without an error, so it is requested once.
    if (part.known.reader === undefined) connection.describe({ type: 'P' }, true)
    connection.execute(null, true)
  }

  #remember(part: Part, statements: Map<string, Prepared>, connection: pg.Connection): void {
    statements.set(part.name, part.known)
    if (statements.size <= maximumPrepared) return
    const [oldest] = statements.keys()
    if (oldest === undefined) return
    statements.delete(oldest)
    connection.close({ type: 'S', name: oldest }, true)
  }

  handleRowDescription(message: { fields: readonly Column[] }): void {
    const part = this.#parts[this.#current]
    if (part) part.known.reader = rowReader(message.fields)
  }

  handleDataRow(message: { fields: readonly (string | null)[] }): void {
    const part = this.#parts[this.#current]
    const read = part?.known.reader
    if (!part || !read || this.#readingFault) return
    try {
      part.rows.push(read(message.fields))
    } catch (error) {
      this.#readingFault = error instanceof Error ? error : new Error(String(error))
    }
  }

  handleCommandComplete(message: { text: string }): void {
    const part = this.#parts[this.#current]
    if (part) {
      part.known.reader ??= null
      part.rowCount = countOf(message.text)
    }
    this.#current++
  }

  handleEmptyQuery(): void {
    this.#current++
  }

  /** A batch never pages through rows, so PostgreSQL never suspends it. */
  handlePortalSuspended(): void {
    this.#readingFault = new Error('A batch cannot be suspended.')
  }

  /** The database now takes everything sent after the COPY for its rows, so the connection is unusable. */
  handleCopyInResponse(connection: pg.Connection): void {
    this.#readingFault = new Error('COPY cannot be part of a batch; use copyInto.')
    connection.stream.destroy(this.#readingFault)
  }

  handleCopyData(): void {
    this.#readingFault = new Error('COPY cannot be part of a batch.')
  }

  handleError(error: Error): void {
    this.#doubtUnanswered(error)
    this.#settle(this.#readingFault ?? error, [])
  }

  handleReadyForQuery(): void {
    this.#settle(
      this.#readingFault,
      this.#parts.map(({ rows, rowCount }) => ({ rows, rowCount })),
    )
  }

  /** From the failed statement on it is unknown which names were prepared. */
  #doubtUnanswered(error: Error): void {
    const isStale = isStaleStatement(error)
    for (const part of this.#parts.slice(this.#current)) {
      if (part.isNew || isStale) part.known.isUncertain = true
    }
  }
}

function partOf({ text, values = [] }: Statement<unknown>): Part {
  if (values.length > maximumParameters) {
    throw new RangeError(`A statement takes at most ${maximumParameters} parameters, not ${values.length}.`)
  }
  return {
    text,
    values: values.map(wireValue),
    rows: [],
    name: '',
    known: { reader: undefined, isUncertain: false },
    rowCount: 0,
    isNew: false,
  }
}

/** The number at the end of a command's tag: `SELECT 50`, `INSERT 0 1`; other commands have none. */
function countOf(tag: string): number {
  const count = Number(tag.slice(tag.lastIndexOf(' ') + 1))
  return Number.isNaN(count) ? 0 : count
}
