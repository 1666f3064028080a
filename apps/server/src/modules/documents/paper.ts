import { fill } from '@enlace/contract/core/fill.ts'
import {
  type DocumentDescription,
  type DocumentField,
  type DocumentFields,
  type FieldContent,
  type FieldFlags,
  isShownBy,
  lineColumnsAt,
  totalsOf,
} from '@enlace/contract/documents/description.ts'
import { paperTexts } from '@enlace/contract/papers/texts.ts'
import type { Fact } from '@enlace/documents/facts.ts'
import type { PaperTable } from '@enlace/documents/table.ts'
import { isCalendarDate } from '@enlace/domain/calendar-date.ts'
import { formatQuantity } from '@enlace/domain/decimal.ts'
import { formatMoney, isMoney, sumMoney, zeroMoney, type Money } from '@enlace/domain/money.ts'
import { paperDay, paperFigure, paperMoney, paperPrice, paperState, paperText } from '../papers/index.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * Returns the head of a document's PDF: its state, its amount, and the facts of its description. The company's
 * parameters hide flagged ones.
 */
export function paperHead(
  { fields, more, paper, amount, states }: DocumentDescription,
  document: { moneda: string; estado: string },
  derived: Readonly<Record<string, string>> = {},
  parameters?: Partial<FieldFlags>,
) {
  const all: DocumentFields = { ...fields, ...more }
  const values: Values = { ...document }
  const facts = paper.flatMap((name): Fact[] => {
    const field = all[name]
    if (field === undefined || !isShownBy(parameters, field)) return []
    const value = derived[name] ?? factOf({ states, ...field }, values[name], document.moneda)
    return [{ label: labelOf(field), value }]
  })
  return {
    subtitle: paperState(states, document.estado),
    figure: {
      label: labelOf(all[amount]),
      value: factOf({ type: 'money' }, values[amount], document.moneda),
    },
    facts,
  }
}

const labelOf = (field: DocumentField | undefined) => field?.detail ?? field?.label ?? ''

/** Formats a single value for the PDF. */
function factOf({ type, states, options }: DocumentField, value: unknown, moneda: string): string {
  const text = textOf(value)
  if (type === 'state' && states) return paperState(states, text ?? '')
  if (options) return options[text ?? ''] ?? paperText(text)
  if (type === 'day' || type === 'day?') return dayOf(text)
  if (type === 'money' && text !== null) return formatMoney(amountOf(text), moneda)
  return type === 'text' || type === 'code' ? (text ?? '') : paperText(text)
}

const textOf = (value: unknown) =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : null
const dayOf = (text: string | null) => paperDay(text !== null && isCalendarDate(text) ? text : null)
const amountOf = (text: string | null): Money => (text !== null && isMoney(text) ? text : zeroMoney)

/** Returns how a document's amount comes about; `labels` replace those of its fields. */
export const paperTotals = (
  description: DocumentDescription,
  document: { moneda: string },
  labels?: Readonly<Record<string, string>>,
) =>
  totalsOf(description, document, labels).map((row) => ({
    ...row,
    value: paperMoney(row.value, document.moneda),
  }))

/** The texts of a table of lines: its title, the empty table, and the label of several sums. */
interface LinesWords {
  title: string
  empty: string
  total?: string
}

/**
 * Returns the lines of a document as a table of the PDF, in its currency; the company's parameters hide flagged
 * columns.
 */
export function paperLines(
  fields: DocumentFields,
  { moneda, lines }: { moneda: string; lines: readonly object[] },
  { title, empty, total }: LinesWords,
  parameters?: Partial<FieldFlags>,
): PaperTable {
  const columns = lineColumnsAt(fields, 'paper', lines).filter((field) => isShownBy(parameters, field))
  const all = lines.map((line): Values => ({ ...line }))
  const sums = columns.map(({ name, isSum }, at) => {
    if (at === 0) return total ?? ''
    return isSum === true ? paperFigure(sumMoney(all.map((line) => amountOf(textOf(line[name]))))) : ''
  })
  return {
    title,
    note: fill(paperTexts.amountsIn, { moneda }),
    columns: columns.map(({ label = '', share = 1, type }) => ({
      title: label,
      share,
      ...(figures.has(type) && { isFigure: true }),
    })),
    rows: all.map((line) => columns.map(({ name, type }) => cellOf(type, textOf(line[name])))),
    ...(total !== undefined && { totals: lines.length > 1 ? [sums] : [] }),
    empty,
  }
}

const figures: ReadonlySet<FieldContent> = new Set(['money', 'quantity', 'quantity?', 'price'])

/** Formats a value for a table of the PDF. */
function cellOf(type: FieldContent, text: string | null): string {
  if (type === 'money') return paperFigure(amountOf(text))
  if (type === 'day' || type === 'day?') return dayOf(text)
  if (type === 'code' || type === 'text') return text ?? ''
  if (text === null) return paperText(null)
  if (type === 'price') return paperPrice(text)
  return type === 'quantity' || type === 'quantity?' ? formatQuantity(text) : paperText(text)
}
