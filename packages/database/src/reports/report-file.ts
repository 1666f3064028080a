import { columnWords } from './installed-view.ts'

/** A report as an operator writes it: a SELECT below lines with its name and columns. */
export interface ReportFile {
  readonly title: string
  readonly about: string
  /** The comment of each column that is shown: its header and its options. */
  readonly columns: ReadonlyMap<string, string>
  readonly select: string
}

const line = /^--\s*(titulo|contenido|columna)\s*(\w*)\s*:\s*(.*)$/i

/** Reads a file of an operator; its errors are reported when it is installed. */
export function readReportFile(text: string): ReportFile {
  const columns = new Map<string, string>()
  const said = { titulo: '', contenido: '' }
  for (const [, word = '', column = '', value = ''] of matchesOf(text)) {
    const name = word.toLowerCase()
    if (name === 'columna') columns.set(column.toLowerCase(), value.trim())
    if (name === 'titulo' || name === 'contenido') said[name] = value.trim()
  }
  return { title: said.titulo, about: said.contenido, columns, select: text.trim().replace(/;\s*$/, '') }
}

const matchesOf = (text: string) =>
  text.split(/\r?\n/).flatMap((one) => {
    const found = line.exec(one.trim())
    return found ? [found] : []
  })

/** The unknown words after a header. */
export const unknownWords = (comment: string): string[] =>
  comment
    .split('|')
    .slice(1)
    .map((word) => word.trim())
    .filter((word) => !columnWords.some((known) => known === word))
