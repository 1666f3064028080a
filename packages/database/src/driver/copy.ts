import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from } from 'pg-copy-streams'
import { wireValue } from './value-types.ts'

/** Rows for bulk loading, each with its values in the order of the columns. */
export type CopyRows = AsyncIterable<readonly unknown[]> | Iterable<readonly unknown[]>

/** Characters gathered before they are sent. */
const chunkLength = 64 * 1024

/**
 * Loads rows in bulk, as fast as the database accepts them, and returns how many. The statement is `copy … from stdin`
 * in text format; if a row cannot be made or stored, none is.
 */
export function copyInto(client: pg.ClientBase, sql: string, rows: CopyRows): Promise<number> {
  return copyTexts(client, sql, copyText(rows))
}

/** The same with rows that are text already, as `copyLine` writes them, in pieces of any length. */
export async function copyTexts(
  client: pg.ClientBase,
  sql: string,
  texts: AsyncIterable<string> | Iterable<Buffer>,
): Promise<number> {
  const stream = client.query(from(sql))
  await pipeline(texts, stream)
  return stream.rowCount
}

async function* copyText(rows: CopyRows): AsyncGenerator<string> {
  let text = ''
  for await (const row of rows) {
    text += copyLine(row)
    if (text.length < chunkLength) continue
    yield text
    text = ''
  }
  if (text !== '') yield text
}

/** One row in PostgreSQL's text format. */
export function copyLine(row: readonly unknown[]): string {
  let line = ''
  for (let index = 0; index < row.length; index++) {
    if (index > 0) line += '\t'
    line += copyValue(row[index])
  }
  return `${line}\n`
}

const special = /[\\\n\r\t]/
const everySpecial = /[\\\n\r\t]/g
const escapes: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }

function copyValue(value: unknown): string {
  const wire = wireValue(value)
  if (wire === null) return '\\N'
  if (typeof wire !== 'string') return `\\\\x${wire.toString('hex')}`
  return special.test(wire) ? escaped(wire) : wire
}

function escaped(text: string): string {
  return text.replace(everySpecial, (character) => escapes[character] ?? character)
}
