import { fill } from '@enlace/contract/core/fill.ts'
import { findingTexts, unreadTexts } from '@enlace/contract/core/reconcile/texts.ts'
import type { ComparedWithholding } from '@enlace/contract/certificates/reconcile/schemas.ts'
import { certificateReconcileTexts as texts } from '@enlace/contract/certificates/reconcile/texts.ts'
import type { Sheet, SheetColumn } from '@enlace/documents/sheet.ts'
import { type CalendarDate, formatDate } from '@enlace/domain/calendar-date.ts'
import { zeroMoney } from '@enlace/domain/money.ts'
import type { UnreadLine } from '@enlace/importer/core/tables/own-lines.ts'

/** A line of the workbook: the withholdings of an invoice, or a line of the file that could not be read. */
type Row = ComparedWithholding | (UnreadLine & { moneda: 'COP' })

const isCompared = (row: Row): row is ComparedWithholding => 'finding' in row

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
  {
    id: 'concepto',
    header: texts.concept,
    kind: 'text',
    value: (row) => (isCompared(row) ? row.concepto : null),
  },
  amountColumn('own_base', texts.ownBase),
  amountColumn('company_base', texts.companyBase),
  amountColumn('own', texts.own),
  amountColumn('company', texts.company),
  amountColumn('difference', texts.difference),
]

function amountColumn(
  id: 'own' | 'company' | 'difference' | 'own_base' | 'company_base',
  header: string,
): SheetColumn<Row> {
  return {
    id,
    header,
    kind: 'money',
    value: (row) => (isCompared(row) ? row[id] : null),
    total: (row) => (isCompared(row) ? (row[id] ?? zeroMoney) : zeroMoney),
  }
}

/** Creates the sheet of the whole comparison. */
export function reconciliationSheet(
  { archivo, certificado, today }: { archivo: string; certificado: string; today: CalendarDate },
  comparisons: readonly ComparedWithholding[],
  unread: readonly UnreadLine[],
): Sheet<Row> {
  return {
    title: texts.title,
    facts: [
      fill(texts.workbookFacts, { archivo }),
      fill(texts.workbookOf, { certificado }),
      fill(texts.workbookMoment, { fecha: formatDate(today) }),
    ],
    columns,
    rows: handfuls(comparisons, unread),
    currencyOf: (row) => row.moneda,
    totalLabel: (moneda) => fill(texts.total, { moneda }),
  }
}

async function* handfuls(comparisons: readonly ComparedWithholding[], unread: readonly UnreadLine[]) {
  yield comparisons
  yield unread.map((line) => ({ ...line, moneda: 'COP' as const }))
}
