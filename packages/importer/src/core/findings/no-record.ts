import { fold } from '@enlace/domain/text.ts'

/** The kinds of rows that are not records. */
export type NoRecord = 'totals-row' | 'header-repeated' | 'page-row'

/** The reasons of findings on rows that are not records: nothing has to be corrected. */
export const noRecordReasons: readonly string[] = [
  'totals-row',
  'header-repeated',
  'page-row',
] satisfies NoRecord[]

const totals =
  /^(?:gran |sub ?|sub-)?total(?:es)?(?:\b.*)?$|^sumas?(?: iguales| totales)?:?$|^saldo (?:final|total|anterior)\b/
/** Only words of a total, which no supplier's name consists of. */
const onlyTotals =
  /^(?:gran |sub ?|sub-)?total(?:es)?(?: (?:general(?:es)?|final|cartera|pagina|reporte|proveedor(?:es)?|tercero|nit|cuenta|factura|documento|dia|mes))*[\s:.$\d-]*$|^sumas?(?: iguales| totales)?:?$/
const page =
  /^(?:pagina|pag\.?|page|hoja)\s*(?:n[o°]\.?)?\s*:?\s*\d+(?:\s*(?:de|of|\/)\s*\d+)?$|^(?:impreso|generado|elaborado|fecha de impresion|hora de impresion|usuario|fin del? (?:reporte|informe|archivo))\b/
const figure = /^[-+($\s]*\d[\d.,\s']*[)\s-]*(?:CR|DB)?$/i
/** Maximum cells of a page footer. */
const footerCells = 3

/**
 * The kind of row that failed as a record: the totals under a list, a repeated header, or a page footer. `owner` says
 * whether it names a supplier: then a name such as "Total Gas" is a name.
 */
export function noRecordOf(
  cells: readonly string[],
  header: readonly string[],
  owner: 'named' | 'unreadable' | 'none',
): NoRecord | undefined {
  if (isHeader(cells, header)) return 'header-repeated'
  const texts = cells.map((cell) => fold(cell)).filter((cell) => cell !== '')
  if (texts.length <= footerCells && texts.some((text) => page.test(text))) return 'page-row'
  if (texts.some((text) => onlyTotals.test(text))) return 'totals-row'
  if (owner === 'named') return undefined
  if (totals.test(texts[0] ?? '')) return 'totals-row'
  // Totals without a label: only figures, where a record has a name, a number or a day.
  const isFigures =
    owner === 'none' &&
    texts.length > 0 &&
    texts.length < cells.length &&
    texts.every((text) => figure.test(text))
  return isFigures ? 'totals-row' : undefined
}

/** Whether a row repeats its file's header. */
export function isHeader(cells: readonly string[], header: readonly string[]): boolean {
  const filled = header.flatMap((name, place) => (name.trim() === '' ? [] : [place]))
  return filled.length > 1 && filled.every((place) => fold(cells[place] ?? '') === fold(header[place] ?? ''))
}
