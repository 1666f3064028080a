import type { Sheet, SheetKind, SheetValue } from './sheet.ts'

/** With it Excel reads the file as UTF-8. */
const byteOrderMark = '\uFEFF'
const separator = ';'
const lineEnd = '\r\n'

/** With these a spreadsheet takes a text for a formula, in their wide forms, too. */
const formulaStart = /^\s*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/

/** Where a reader that separates by something else than `;` sees the beginning of a field or of a row within a text. */
const innerFormulaStart = /([,\t|\r\n]\s*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g

/**
 * A sheet as text that Excel opens by itself where decimals have a comma: `;` between fields, a mark for UTF-8, one line
 * of heads, then the rows and nothing else, so that programs read it, too. No text of a document becomes a formula.
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

/** One field: figures with a decimal comma, days as they are written here, text that stays text. */
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
 * A text of which no part becomes a formula. Quotes do not help where a spreadsheet separates by commas or tabs: to it the
 * field began before them.
 */
function defused(text: string): string {
  const inner = text.replaceAll(innerFormulaStart, "$1'")
  return formulaStart.test(text) ? `'${inner}` : inner
}

function quoted(text: string): string {
  return /[";,|\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
