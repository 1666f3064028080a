import { listTexts } from '@enlace/contract/core/list/texts.ts'
import { findingTexts, ownListTexts as texts } from '@enlace/contract/core/reconcile/texts.ts'
import { isZeroMoney, type Money } from '@enlace/domain/money.ts'
import type { Finding } from '@enlace/domain/reconcile.ts'
import type { Tone } from '@enlace/domain/states.ts'
import type { Column } from '@enlace/ui/core/columns.ts'
import { Hint } from '@enlace/ui/hint.tsx'
import { Link } from '@enlace/ui/link.tsx'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import { Amount } from '@enlace/web/document/amount.tsx'

/** What the columns that every comparison has read of a row. */
type Compared = {
  finding: Finding
  numero: string
  lines: readonly number[]
  own: Money | null
  company: Money | null
  difference: Money
  id: string | null
  isByDigits: boolean
  moneda: string
}

const tones: Readonly<Record<Finding, Tone>> = {
  difiere: 'warning',
  'solo-archivo': 'bad',
  'solo-compania': 'info',
  coincide: 'good',
}

/** The columns of every comparison; a document that the company has leads to its page. */
export const comparedColumns = <Row extends Compared>(
  hrefOf: (id: string) => string,
): readonly Column<Row>[] => [
  {
    id: 'numero',
    header: texts.invoice,
    card: 'number',
    cell: (row) => (
      <>
        {row.id === null ? row.numero : <Link href={hrefOf(row.id)}>{row.numero}</Link>}
        {row.isByDigits && <Hint isBlock>{texts.byDigits}</Hint>}
      </>
    ),
  },
  {
    id: 'finding',
    header: texts.finding,
    card: 'status',
    cell: (row) => <StatusChip tone={tones[row.finding]}>{findingTexts[row.finding]}</StatusChip>,
  },
  {
    id: 'lines',
    header: texts.lines,
    priority: 3,
    cell: (row) => row.lines.join(', ') || listTexts.none,
  },
  amountColumn<Row>('own', texts.own),
  amountColumn<Row>('company', texts.company),
  {
    id: 'difference',
    header: texts.difference,
    align: 'end',
    card: 'amount',
    cell: ({ difference, moneda }) =>
      isZeroMoney(difference) ? listTexts.none : <Amount value={difference} moneda={moneda} isStrong />,
  },
]

function amountColumn<Row extends Compared>(id: 'own' | 'company', header: string): Column<Row> {
  const shown = (value: Money | null, moneda: string) =>
    value === null ? listTexts.none : <Amount value={value} moneda={moneda} />
  return {
    id,
    header,
    align: 'end',
    cell: (row) => shown(row[id], row.moneda),
  }
}
