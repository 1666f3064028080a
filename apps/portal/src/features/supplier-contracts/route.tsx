import { listSupplierContractRows, listSupplierContracts } from '@enlace/contract/supplier-contracts/calls.ts'
import { daysLeftText } from '@enlace/contract/supplier-contracts/days-left-texts.ts'
import { contractDocument } from '@enlace/contract/supplier-contracts/document.ts'
import type { SupplierContract, SupplierContracts } from '@enlace/contract/supplier-contracts/schemas.ts'
import { supplierContractsTexts as texts } from '@enlace/contract/supplier-contracts/texts.ts'
import { watchersText } from '@enlace/contract/supplier-contracts/watchers-text.ts'
import { isNegativeMoney } from '@enlace/domain/money.ts'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import type { Column } from '@enlace/ui/core/columns.ts'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import { Amount } from '@enlace/web/document/amount.tsx'
import { showText } from '@enlace/web/document/shown.ts'
import { defineList, type FilterOf } from '@enlace/web/list/define-list.tsx'
import { commonReaders } from '@enlace/web/list/read-filter.ts'
import { windowless } from '@enlace/web/list/windowless.ts'
import { describedFilters, describedReaders } from '@enlace/web/document/fields/described-filters.ts'
import { listColumns } from '@enlace/web/document/fields/field-columns.tsx'
import { Share } from '@enlace/web/document/fields/share.tsx'
import { useMayOpen } from '../../core/document/use-may-open.ts'
import { paths } from '../../core/paths.ts'
import styles from './route.module.css'

type Filter = FilterOf<typeof listSupplierContracts>

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
      <StatusChip tone="warning">{texts.overExecuted}</StatusChip>
    </span>
  )
}

const filters = describedFilters<Filter>(contractDocument)

/** What was contracted with the company, those that end next at the top (spec 2; screens 2.11). */
export const supplierContractsRoute = defineList<typeof listSupplierContracts>({
  path: windowless(paths.supplierContracts),
  list: 'supplier-contracts',
  texts,
  readers: { ...commonReaders, ...describedReaders(contractDocument.filters) },
  page: listSupplierContracts,
  rows: listSupplierContractRows,
  columns: contractColumns,
  defaultSort: 'dias',
  hrefOf: (id) => paths.supplierContract({ id }),
  filters: () => filters,
  NeverAny: NoContracts,
})

/** That there is no contract, and the way to the orders for users who may open them. */
function NoContracts() {
  const mayOpen = useMayOpen()
  return (
    <EmptyState
      title={texts.neverAny}
      action={
        mayOpen('purchase-order') && (
          <ButtonLink href={paths.purchaseOrders({ days: 0 })}>{texts.seeOrders}</ButtonLink>
        )
      }
    />
  )
}
