import { supplierContractsTexts as texts } from '@enlace/contract/supplier-contracts/texts.ts'
import { useMayOpen } from '../../core/document/use-may-open.ts'
import { listRoute } from '@enlace/web/list/list-route.tsx'
import { paths } from '../../core/paths.ts'
import type { SearchValues } from '@enlace/web/search-params.ts'
import { contractReaders } from './filter.ts'
import { supplierContractSlice, supplierContractsQuery } from './queries.ts'
import { SupplierContractsView } from './view.tsx'

/** The list has no window of days. */
const place = Object.assign(
  (_: { days: number }, search?: SearchValues) => paths.supplierContracts({}, search),
  { pattern: paths.supplierContracts.pattern },
)

/** The contracts (spec 2; screens 2.11). */
export const supplierContractsRoute = listRoute({
  path: place,
  title: texts.title,
  list: 'supplier-contracts',
  readers: contractReaders,
  query: (days, filter) => supplierContractsQuery({ ...filter, days }),
  View: (props) => {
    const mayOpen = useMayOpen()
    return (
      <SupplierContractsView
        {...props}
        loadSlice={supplierContractSlice(props.place)}
        hrefOf={(id) => paths.supplierContract({ id })}
        ordersHref={mayOpen('purchase-order') ? paths.purchaseOrders({ days: 0 }) : undefined}
      />
    )
  },
})
