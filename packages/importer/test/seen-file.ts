import type { SeenFile } from '../src/inspect-file.ts'

/** The inspection of a text with these rows, the header first. */
export const seenRows = (...rows: readonly (readonly string[])[]): SeenFile => ({
  format: 'csv',
  encoding: 'utf-8',
  separator: ';',
  sheets: [{ name: null, rows: rows.map((cells, at) => ({ line: at + 1, cells: [...cells] })) }],
})

/** The same for lines of cells separated by semicolons. */
export const seenLines = (...lines: readonly string[]): SeenFile =>
  seenRows(...lines.map((line) => line.split(';')))
