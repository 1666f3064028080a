import { listTexts } from '@enlace/contract/core/list-texts'
import type {
  ComparedInvoice,
  ReconcileFinding,
} from '@enlace/contract/features/account-statements/reconcile-schemas'
import {
  findingTexts,
  reconcileTexts as texts,
} from '@enlace/contract/features/account-statements/reconcile-texts'
import { isZeroMoney, type Money } from '@enlace/domain/money'
import type { Tone } from '@enlace/domain/states'
import type { Column } from '@enlace/ui/core/columns'
import { Link } from '@enlace/ui/link'
import { StatusChip } from '@enlace/ui/status-chip'
import { Amount } from '../../core/document/amount.tsx'
import { StateChip } from '../../core/document/state-chip.tsx'
import styles from './reconcile-columns.module.css'

const tones: Readonly<Record<ReconcileFinding, Tone>> = {
  difiere: 'warning',
  'solo-archivo': 'bad',
  'solo-compania': 'info',
  coincide: 'good',
}

/** The columns of a comparison; an invoice that the company has leads to its page. */
export const comparedColumns = (hrefOf: (id: string) => string): readonly Column<ComparedInvoice>[] => [
  {
    id: 'numero',
    header: texts.invoice,
    card: 'number',
    cell: (row) => (
      <>
        {row.id === null ? row.numero : <Link href={hrefOf(row.id)}>{row.numero}</Link>}
        {row.isByDigits && <span className={styles.note}>{texts.byDigits}</span>}
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
    isWideOnly: true,
    cell: (row) => row.lines.join(', ') || listTexts.none,
  },
  amountColumn('own', texts.own),
  amountColumn('company', texts.company),
  {
    id: 'difference',
    header: texts.difference,
    align: 'end',
    card: 'amount',
    cell: ({ difference, moneda }) =>
      isZeroMoney(difference) ? listTexts.none : <Amount value={difference} moneda={moneda} isStrong />,
  },
  {
    id: 'estado',
    header: texts.state,
    cell: ({ estado }) => (estado === null ? listTexts.none : <StateChip owner="factura" state={estado} />),
  },
]

function amountColumn(id: 'own' | 'company', header: string): Column<ComparedInvoice> {
  const shown = (value: Money | null, moneda: string) =>
    value === null ? listTexts.none : <Amount value={value} moneda={moneda} />
  return {
    id,
    header,
    align: 'end',
    cell: (row) => shown(row[id], row.moneda),
  }
}
