import { valueReader } from './value-types.ts'
import type { ValueReader } from './value-types.ts'

/** The name and type of a column. */
export interface Column {
  readonly name: string
  readonly dataTypeID: number
}

/** Builds the plain object of a row from the texts of the wire format. */
export type RowReader = (texts: readonly (string | null)[]) => Record<string, unknown>

/** A reader for rows of these columns; it is made once and serves every row of the statement. */
export function rowReader(columns: readonly Column[]): RowReader {
  const names = columns.map(({ name }) => name)
  const readers: ValueReader[] = columns.map(({ dataTypeID }) => valueReader(dataTypeID))
  const blank: Record<string, unknown> = Object.fromEntries(names.map((name) => [name, null]))
  const width = names.length
  return (texts) => {
    const row = { ...blank }
    for (let index = 0; index < width; index++) {
      const text = texts[index]
      const name = names[index]
      if (text === null || text === undefined || name === undefined) continue
      const read = readers[index]
      row[name] = read === undefined ? text : read(text)
    }
    return row
  }
}
