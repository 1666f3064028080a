import { contractDocument } from '@enlace/contract/supplier-contracts/document.ts'
import type { SupplierContract, SupplierContracts } from '@enlace/contract/supplier-contracts/schemas.ts'
import { supplierContractsTexts as texts } from '@enlace/contract/supplier-contracts/texts.ts'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import type { ListViewProps } from '@enlace/web/list/list-place.ts'
import { ListScreen } from '@enlace/web/list/list-screen.tsx'
import type { LoadSlice } from '@enlace/web/list/use-slices.ts'
import { describedFilters } from '../../core/document/fields/described-filters.ts'
import { contractColumns } from './columns.tsx'
import type { ContractFilter } from './filter.ts'

type SupplierContractsViewProps = ListViewProps<ContractFilter, SupplierContracts> & {
  loadSlice: LoadSlice<SupplierContract>
  hrefOf: (id: string) => string
  /** Where the orders are; nothing for who may not open them. */
  ordersHref: string | undefined
}

const filters = describedFilters<ContractFilter>(contractDocument)

/** What was contracted with the company: filters, and the contracts, those that end next at the top. */
export function SupplierContractsView(props: SupplierContractsViewProps) {
  const { ordersHref } = props
  return (
    <ListScreen
      {...props}
      list="supplier-contracts"
      texts={texts}
      columns={contractColumns}
      defaultSort="dias"
      filters={filters}
      neverAny={
        <EmptyState
          title={texts.neverAny}
          action={ordersHref && <ButtonLink href={ordersHref}>{texts.seeOrders}</ButtonLink>}
        />
      }
    />
  )
}
