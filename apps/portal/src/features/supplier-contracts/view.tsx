import { fill } from '@enlace/contract/core/fill.ts'
import { endWindows } from '@enlace/domain/contracts.ts'
import type { SupplierContract, SupplierContracts } from '@enlace/contract/supplier-contracts/schemas.ts'
import {
  contractColumnTexts,
  contractTypeTexts,
  supplierContractsTexts as texts,
} from '@enlace/contract/supplier-contracts/texts.ts'
import { contractTypes } from '@enlace/domain/contracts.ts'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import type { ListViewProps } from '@enlace/web/list/list-place.ts'
import { ListScreen } from '@enlace/web/list/list-screen.tsx'
import type { LoadSlice } from '@enlace/web/list/use-slices.ts'
import { contractColumns } from './columns.tsx'
import type { ContractFilter } from './filter.ts'

type SupplierContractsViewProps = ListViewProps<ContractFilter, SupplierContracts> & {
  loadSlice: LoadSlice<SupplierContract>
  hrefOf: (id: string) => string
  /** Where the orders are; nothing for who may not open them. */
  ordersHref: string | undefined
}

const endings = endWindows.map((value) => ({ value, label: fill(texts.endingChip, { n: value }) }))
const types = contractTypes.map((value) => ({ value, label: contractTypeTexts[value] }))

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
      filters={[
        { kind: 'choice', name: 'vence', label: texts.ending, options: endings },
        { kind: 'choice', name: 'tipo_contrato', label: texts.type, options: types },
        { kind: 'states', label: contractColumnTexts.estado, owner: 'contrato' },
      ]}
      neverAny={
        <EmptyState
          title={texts.neverAny}
          action={ordersHref && <ButtonLink href={ordersHref}>{texts.seeOrders}</ButtonLink>}
        />
      }
    />
  )
}
