import type { Column } from '../src/core/columns.ts'
import type { Tone } from '../src/core/tone.ts'
import { Money } from '../src/money.tsx'
import { StatusChip } from '../src/status-chip.tsx'
import { headers, payment, texts } from './texts.ts'

/** A row of the sample. */
export type SampleStatement = {
  id: number
  invoice: string
  date: string
  due: string
  late: number
  expected: string
  status: string
  tone: Tone
  billed: string
  current: string
  overdue: string
  balance: string
}

/** The foot of the sample. */
export type SampleTotal = Pick<SampleStatement, 'billed' | 'current' | 'overdue' | 'balance'>

const states: readonly [string, Tone][] = [
  [payment.scheduled, 'info'],
  [payment.none, 'neutral'],
  [payment.approval, 'warning'],
  [payment.returned, 'bad'],
  [payment.paid, 'good'],
]

/** Rows that look like a real ledger. */
export const statements: readonly SampleStatement[] = Array.from({ length: 12 }, (_, id) => {
  const [status, tone] = states[id % states.length] ?? [payment.none, 'neutral']
  const whole = ((id + 3) * 7_654_321 * (id % 3 === 0 ? 13 : 1)).toLocaleString('es-CO')
  const isLate = id % 4 === 1
  return {
    id,
    invoice: `FE-${20_418 + id * 37}`,
    date: `${String(2 + id).padStart(2, '0')}/10/2026`,
    due: `${String(2 + id).padStart(2, '0')}/11/2026`,
    late: isLate ? 12 + id : 0,
    expected: id % 3 === 0 ? '27/11/2026' : '',
    status,
    tone,
    billed: whole,
    current: isLate ? '0' : whole,
    overdue: isLate ? whole : '0',
    balance: whole,
  }
})

const amount = (whole: string, isStrong = false) => (
  <Money symbol="$" whole={whole} cents="00" isStrong={isStrong} />
)

/** All eleven columns of the statement. */
export const statementColumns: readonly Column<SampleStatement, SampleTotal>[] = [
  { id: 'invoice', header: headers.invoice, isSortable: true, card: 'number', cell: (row) => row.invoice },
  { id: 'date', header: headers.date, isSortable: true, priority: 3, cell: (row) => row.date },
  { id: 'terms', header: headers.terms, priority: 3, cell: () => texts.thirtyDays },
  { id: 'due', header: headers.due, isSortable: true, card: 'date', cell: (row) => row.due },
  {
    id: 'late',
    header: headers.late,
    isSortable: true,
    cell: (row) => texts.late(row.late),
  },
  { id: 'expected', header: headers.expected, cell: (row) => row.expected || payment.none },
  {
    id: 'status',
    header: headers.status,
    card: 'status',
    cell: (row) => <StatusChip tone={row.tone}>{row.status}</StatusChip>,
  },
  {
    id: 'billed',
    header: headers.billed,
    align: 'end',
    priority: 3,
    cell: (row) => amount(row.billed),
    total: (total) => amount(total.billed),
  },
  {
    id: 'overdue',
    header: headers.overdue,
    align: 'end',
    isSortable: true,
    cell: (row) => amount(row.overdue),
    total: (total) => amount(total.overdue),
  },
  {
    id: 'balance',
    header: headers.balance,
    align: 'end',
    isSortable: true,
    card: 'amount',
    cell: (row) => amount(row.balance, true),
    total: (total) => amount(total.balance),
  },
]
