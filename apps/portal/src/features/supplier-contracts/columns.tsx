import { daysLeftText } from '@enlace/contract/supplier-contracts/days-left-texts.ts'
import type { SupplierContract, SupplierContracts } from '@enlace/contract/supplier-contracts/schemas.ts'
import {
  contractColumnTexts as texts,
  contractTypeTexts,
  supplierContractsTexts,
} from '@enlace/contract/supplier-contracts/texts.ts'
import { isNegativeMoney, type Money } from '@enlace/domain/money.ts'
import type { Column } from '@enlace/ui/core/columns.ts'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import { Amount } from '@enlace/web/document/amount.tsx'
import { Share } from '../../core/document/fields/share.tsx'
import { showDay, showText } from '@enlace/web/document/shown.ts'
import { StateChip } from '@enlace/web/document/state-chip.tsx'
import styles from './columns.module.css'
import { watchersOf } from './watchers.ts'

type ContractColumn = Column<SupplierContract, SupplierContracts['totals'][number]>
type Amounts = Pick<SupplierContract, 'valor' | 'valor_ejecutado' | 'saldo'>

/** The columns of the contracts (screens 2.11). */
export const contractColumns: readonly ContractColumn[] = [
  {
    id: 'contrato',
    header: texts.contrato,
    isSortable: true,
    card: 'number',
    cell: (row) => <span className={styles.number}>{row.nro_contrato}</span>,
  },
  {
    id: 'objeto',
    header: texts.objeto,
    isSortable: true,
    card: 'text',
    cell: (row) => <span className={styles.object}>{row.objeto}</span>,
  },
  {
    id: 'tipo',
    header: texts.tipo,
    isSortable: true,
    isWidestOnly: true,
    cell: (row) => contractTypeTexts[row.tipo],
  },
  {
    id: 'inicio',
    header: texts.inicio,
    isSortable: true,
    isWidestOnly: true,
    cell: (row) => showDay(row.fecha_inicio),
  },
  { id: 'fin', header: texts.fin, isSortable: true, card: 'date', cell: (row) => showDay(row.fecha_fin) },
  {
    id: 'dias',
    header: texts.dias,
    isSortable: true,
    cell: (row) => showText(daysLeftText(row.dias_restantes) ?? null),
  },
  {
    id: 'moneda',
    header: texts.moneda,
    isSortable: true,
    isWidestOnly: true,
    cell: (row) => row.moneda,
  },
  { ...amountColumn('valor', texts.valor, (row) => row.valor), isWideOnly: true },
  { ...amountColumn('ejecutado', texts.ejecutado, (row) => row.valor_ejecutado), isWideOnly: true },
  {
    ...amountColumn('saldo', texts.saldo, (row) => row.saldo),
    card: 'amount',
    cell: (row) => <Balance row={row} />,
    total: (total) => <Amount value={total.saldo} moneda={total.moneda} isStrong />,
  },
  {
    id: 'porcentaje',
    header: texts.porcentaje,
    isSortable: true,
    cell: (row) => <Share label={texts.porcentajeLabel} percent={row.ejecutado_pct} />,
  },
  {
    id: 'supervisor',
    header: texts.supervisor,
    isSortable: true,
    isWidestOnly: true,
    cell: (row) => showText(watchersOf(row)),
  },
  {
    id: 'estado',
    header: texts.estado,
    isSortable: true,
    card: 'status',
    cell: (row) => <StateChip owner="contrato" state={row.estado} />,
  },
]

function amountColumn(id: string, header: string, amountOf: (amounts: Amounts) => Money): ContractColumn {
  return {
    id,
    header,
    align: 'end',
    isSortable: true,
    cell: (row) => <Amount value={amountOf(row)} moneda={row.moneda} />,
    total: (total) => <Amount value={amountOf(total)} moneda={total.moneda} />,
  }
}

/** What is left of the contract's value; one of which more was executed says so. */
function Balance({ row }: { row: SupplierContract }) {
  const amount = <Amount value={row.saldo} moneda={row.moneda} isStrong />
  if (!isNegativeMoney(row.saldo)) return amount
  return (
    <span className={styles.over}>
      {amount}
      <StatusChip tone="warning">{supplierContractsTexts.overExecuted}</StatusChip>
    </span>
  )
}
