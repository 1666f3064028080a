import type { Sheet, SheetKind, SheetValue } from './sheet.ts'

/** Makes Excel read the file as UTF-8. */
const byteOrderMark = '\uFEFF'
const separator = ';'
const lineEnd = '\r\n'

/** The characters that make a spreadsheet take a text for a formula, including their full-width forms. */
const formulaStart = /^\s*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/

/** Where a reader with a separator other than `;` sees the beginning of a field or of a row within a text. */
const innerFormulaStart = /([,\t|\r\n]\s*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g

/**
 * A sheet as text that Excel opens directly in locales with a decimal comma: `;` between fields, a byte order mark, one
 * line of heads, then only rows, so that programs can read it too. No text becomes a formula.
 */
export async function* csv<Row>({ columns, rows, onProgress }: Sheet<Row>): AsyncGenerator<Buffer> {
  yield Buffer.from(byteOrderMark + columns.map(({ header }) => quoted(header)).join(separator) + lineEnd)
  let written = 0
  for await (const handful of rows) {
    let text = ''
    for (const row of handful) {
      for (const [place, { kind, value }] of columns.entries()) {
        text += (place === 0 ? '' : separator) + csvField(kind, value(row))
      }
      text += lineEnd
    }
    written += handful.length
    yield Buffer.from(text)
    await onProgress?.(written)
  }
}

/** One field: numbers with a decimal comma, days in the Colombian format, text unchanged. */
export function csvField(kind: SheetKind, value: SheetValue): string {
  if (value === null || value === '') return ''
  const text = String(value)
  switch (kind) {
    case 'text':
      return quoted(defused(text))
    case 'date':
      return `${text.slice(8, 10)}/${text.slice(5, 7)}/${text.slice(0, 4)}`
    default:
      return text.replace('.', ',')
  }
}

/**
 * Prevents every part of a text from becoming a formula. Quotes do not help if a spreadsheet separates by commas or
 * tabs: for it the field began before them.
 */
export function defused(text: string): string {
  const inner = text.replaceAll(innerFormulaStart, "$1'")
  return formulaStart.test(text) ? `'${inner}` : inner
}

function quoted(text: string): string {
  return /[";,|\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
