import type { Sent } from '@enlace/contract/core/call.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { exportReport, requestReportExport } from '@enlace/contract/reports/export-calls.ts'
import { reportFileTexts } from '@enlace/contract/reports/texts.ts'
import type { SheetColumn } from '@enlace/documents/sheet.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { money, zeroMoney, type Money } from '@enlace/domain/money.ts'
import { type ListExport, countUpTo, streamInOrder } from '../../exports/index.ts'
import { readFields } from '../../../core/http/serve/fields.ts'
import { askedWords, askReport } from '../asked.ts'
import type { DefinedColumn, DefinedRow } from '../definition.ts'
import { getOfferedReport } from '../offered-queries.ts'
import { reportRows } from '../rows-queries.ts'
import { cellOf } from './present.ts'

/** Rows per batch, as for lists. */
const handful = 400

/** Exports all rows of a report. */
export const reportExport: ListExport = {
  list: 'reports',
  now: exportReport,
  later: requestReportExport,
  async open(db, scope, asked, use) {
    // The call's own schema has just read it.
    const query = readFields(exportReport.query, asked) as Sent<typeof exportReport>['query']
    const report = await getOfferedReport(db, scope, query.report)
    const today = todayInBogota(new Date())
    const wanted = askReport(report, query, today)
    const { select } = reportRows(wanted)
    return use<DefinedRow>({
      title: report.title,
      fileName: fill(reportFileTexts.fileName, { report: report.id }),
      noted: { titulo: report.title },
      kind: report.freshness ?? '',
      filter: askedWords(wanted, today),
      currencyOf: ({ moneda }) => (typeof moneda === 'string' ? moneda : 'COP'),
      columns: () => report.columns.map(sheetColumn),
      count: (one, limit) => countUpTo(one, scope, select, limit),
      rows: (one) => streamInOrder(one, scope, select, handful),
    })
  },
}

function sheetColumn(column: DefinedColumn): SheetColumn<DefinedRow> {
  const { id, header, kind, isTotal } = column
  const amountOf = (row: DefinedRow): Money => {
    const value = row[id] ?? null
    return value === null ? zeroMoney : money(String(value))
  }
  return { id, header, kind, value: (row) => cellOf(column, row), ...(isTotal ? { total: amountOf } : {}) }
}
