import { daysLeftText } from '@enlace/contract/supplier-contracts/days-left-texts.ts'
import { contractDocument } from '@enlace/contract/supplier-contracts/document.ts'
import type { SupplierContract, SupplierContracts } from '@enlace/contract/supplier-contracts/schemas.ts'
import { supplierContractsTexts } from '@enlace/contract/supplier-contracts/texts.ts'
import { watchersText } from '@enlace/contract/supplier-contracts/watchers-text.ts'
import { isNegativeMoney } from '@enlace/domain/money.ts'
import type { Column } from '@enlace/ui/core/columns.ts'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import { Amount } from '@enlace/web/document/amount.tsx'
import { showText } from '@enlace/web/document/shown.ts'
import { listColumns } from '../../core/document/fields/field-columns.tsx'
import { Share } from '../../core/document/fields/share.tsx'
import styles from './columns.module.css'

const { fields, states } = contractDocument

/** The columns of the contracts (screens 2.11). */
export const contractColumns: readonly Column<SupplierContract, SupplierContracts['totals'][number]>[] =
  listColumns(fields, states, {
    nro_contrato: { cell: (row) => <span className={styles.number}>{row.nro_contrato}</span> },
    objeto: { cell: (row) => <span className={styles.object}>{row.objeto}</span> },
    dias_restantes: { cell: (row) => showText(daysLeftText(row.dias_restantes) ?? null) },
    saldo: { cell: (row) => <Balance row={row} /> },
    ejecutado_pct: {
      cell: (row) => <Share label={fields.ejecutado_pct.detail} percent={row.ejecutado_pct} />,
    },
    supervisor: { cell: (row) => showText(watchersText(row)) },
  })

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
