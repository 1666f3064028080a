import { fill } from '@enlace/contract/core/fill.ts'
import { stateTexts } from '@enlace/contract/documents/state-texts.ts'
import type { ComparedInvoice } from '@enlace/contract/account-statements/reconcile/schemas.ts'
import { findingTexts, unreadTexts } from '@enlace/contract/core/reconcile/texts.ts'
import { reconcileTexts as texts } from '@enlace/contract/account-statements/reconcile/texts.ts'
import type { Sheet, SheetColumn } from '@enlace/documents/sheet.ts'
import { type CalendarDate, formatDate } from '@enlace/domain/calendar-date.ts'
import { zeroMoney } from '@enlace/domain/money.ts'
import type { UnreadLine } from '@enlace/importer/core/tables/own-lines.ts'

/** A line of the workbook: a compared invoice, or a line of the file that could not be read. */
type Row = ComparedInvoice | (UnreadLine & { moneda: 'COP' })

const isCompared = (row: Row): row is ComparedInvoice => 'finding' in row

/** The columns of the workbook; an unread line has its reason in the column of the finding. */
const columns: readonly SheetColumn<Row>[] = [
  {
    id: 'finding',
    header: texts.finding,
    kind: 'text',
    value: (row) =>
      isCompared(row) ? findingTexts[row.finding] : `${texts.unreadSheet}: ${unreadTexts[row.reason]}`,
  },
  {
    id: 'numero',
    header: texts.invoice,
    kind: 'text',
    value: (row) => (isCompared(row) ? row.numero : row.text),
  },
  {
    id: 'lines',
    header: texts.lines,
    kind: 'text',
    value: (row) => (isCompared(row) ? row.lines.join(', ') : String(row.line)),
  },
  { id: 'moneda', header: texts.moneda, kind: 'text', value: (row) => (isCompared(row) ? row.moneda : null) },
  amountColumn('own', texts.own),
  amountColumn('company', texts.company),
  amountColumn('difference', texts.difference),
  {
    id: 'estado',
    header: texts.state,
    kind: 'text',
    value: (row) => (isCompared(row) ? stateOf(row) : null),
  },
]

function amountColumn(id: 'own' | 'company' | 'difference', header: string): SheetColumn<Row> {
  return {
    id,
    header,
    kind: 'money',
    value: (row) => (isCompared(row) ? row[id] : null),
    total: (row) => (isCompared(row) ? (row[id] ?? zeroMoney) : zeroMoney),
  }
}

/** Returns the state in the standard vocabulary; an unknown word of the ERP is shown unchanged. */
function stateOf({ estado }: ComparedInvoice): string | null {
  const words: Readonly<Record<string, string>> = stateTexts.factura
  return estado === null ? null : (words[estado] ?? estado)
}

/** Creates the sheet of the whole comparison. */
export function reconciliationSheet(
  { archivo, today }: { archivo: string; today: CalendarDate },
  comparisons: readonly ComparedInvoice[],
  unread: readonly UnreadLine[],
): Sheet<Row> {
  return {
    title: texts.title,
    facts: [fill(texts.workbookFacts, { archivo }), fill(texts.workbookMoment, { fecha: formatDate(today) })],
    columns,
    rows: handfuls(comparisons, unread),
    currencyOf: (row) => row.moneda,
    totalLabel: (moneda) => fill(texts.total, { moneda }),
  }
}

async function* handfuls(comparisons: readonly ComparedInvoice[], unread: readonly UnreadLine[]) {
  yield comparisons
  yield unread.map((line) => ({ ...line, moneda: 'COP' as const }))
}
