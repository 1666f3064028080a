import { sheetTexts as texts } from '@enlace/contract/exports/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { listPdf } from '@enlace/documents/list-pdf.ts'
import {
  SheetTotals,
  type Sheet,
  type SheetColumn,
  type SheetKind,
  type SheetValue,
} from '@enlace/documents/sheet.ts'
import type { PaperColumn } from '@enlace/documents/table.ts'
import { formatDate, formatInstant, isCalendarDate } from '@enlace/domain/calendar-date.ts'
import { formatQuantity } from '@enlace/domain/decimal.ts'
import { isMoney } from '@enlace/domain/money.ts'
import type { Service } from '../../core/http/service.ts'
import { paperFrame, branchFact, freshnessFact, paperFigure, partyFacts } from '../papers/index.ts'
import type { ExportFrame } from './sheet-of.ts'

/** The relative width of a column on the page, by its type. */
const shares: Record<SheetKind, number> = {
  text: 4,
  date: 3,
  money: 5,
  quantity: 3,
  integer: 2,
  percent: 3,
}

/** Creates a PDF of a list under its company's letterhead. */
export async function pdfOf<Row>(
  service: Pick<Service, 'db' | 'settings'>,
  sheet: Sheet<Row>,
  { party, moment }: ExportFrame,
  filter: string,
): Promise<Buffer> {
  if (party === undefined) throw new Error('A list on paper is one supplier’s')
  const frame = await paperFrame(service, party.company_id)
  const totals = new SheetTotals(sheet)
  return listPdf({
    ...frame,
    title: sheet.title,
    subtitle: fill(texts.made, { instant: formatInstant(moment) }),
    facts: [
      ...partyFacts(party),
      branchFact(party),
      freshnessFact(party),
      { label: texts.filterLabel, value: filter },
    ],
    columns: sheet.columns.map(paperColumn),
    rows: textRows(sheet, totals),
    totals: () =>
      totals.all.map(({ name, amounts }) =>
        sheet.columns.map(({ id }, at) => {
          const amount = amounts.get(id)
          if (amount !== undefined) return paperFigure(amount)
          return at === 0 ? sheet.totalLabel(name) : ''
        }),
      ),
    empty: texts.empty,
    createdAt: moment,
  })
}

async function* textRows<Row>(sheet: Sheet<Row>, totals: SheetTotals<Row>): AsyncGenerator<string[]> {
  for await (const handful of sheet.rows) {
    for (const row of handful) {
      totals.add(row)
      yield sheet.columns.map(({ kind, value }) => paperValue(kind, value(row)))
    }
    await sheet.onProgress?.(totals.rows)
  }
}

function paperColumn<Row>({ header, kind, id }: SheetColumn<Row>): PaperColumn {
  return {
    title: header,
    share: id === 'moneda' ? 2 : shares[kind],
    isFigure: kind !== 'text' && kind !== 'date',
  }
}

/** Formats a value for the PDF. */
function paperValue(kind: SheetKind, value: SheetValue): string {
  if (value === null || value === '') return ''
  const text = String(value)
  switch (kind) {
    case 'text':
      return text
    case 'date':
      return isCalendarDate(text) ? formatDate(text) : text
    case 'money':
      return isMoney(text) ? paperFigure(text) : text
    case 'integer':
    case 'quantity':
      return formatQuantity(text)
    case 'percent':
      return `${formatQuantity(text)} %`
  }
}
