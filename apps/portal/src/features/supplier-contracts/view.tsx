import { fill } from '@enlace/contract/core/fill'
import { endWindows } from '@enlace/domain/contracts'
import type {
  SupplierContract,
  SupplierContracts,
} from '@enlace/contract/features/supplier-contracts/schemas'
import {
  contractColumnTexts,
  contractTypeTexts,
  supplierContractsTexts as texts,
} from '@enlace/contract/features/supplier-contracts/texts'
import { contractTypes } from '@enlace/domain/contracts'
import { ButtonLink } from '@enlace/ui/button-link'
import { EmptyState } from '@enlace/ui/empty-state'
import { ChoiceFilter } from '@enlace/web/list/choice-filter.tsx'
import type { ListViewProps } from '@enlace/web/list/list-place.ts'
import { ListScreen } from '@enlace/web/list/list-screen.tsx'
import { StateFilter } from '@enlace/web/list/state-filter.tsx'
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
  const { place, answer, ordersHref } = props
  return (
    <ListScreen
      {...props}
      list="supplier-contracts"
      texts={texts}
      columns={contractColumns}
      defaultSort="dias"
      filters={
        <>
          <ChoiceFilter
            label={texts.ending}
            name="vence"
            options={endings}
            counts={answer?.choices.vence}
            chosen={place.filter.vence}
            place={place}
          />
          <ChoiceFilter
            label={texts.type}
            name="tipo_contrato"
            options={types}
            counts={answer?.choices.tipo_contrato}
            chosen={place.filter.tipo_contrato}
            place={place}
          />
          <StateFilter
            label={contractColumnTexts.estado}
            owner="contrato"
            counts={answer?.counts}
            place={place}
          />
        </>
      }
      neverAny={
        <EmptyState
          title={texts.neverAny}
          action={ordersHref && <ButtonLink href={ordersHref}>{texts.seeOrders}</ButtonLink>}
        />
      }
    />
  )
}
