import { supplierListTexts as texts } from '@enlace/contract/features/suppliers/texts'
import { listRoute } from '@enlace/web/list/list-route.tsx'
import type { SearchValues } from '@enlace/web/search-params.ts'
import { paths } from '../../core/paths.ts'
import { useMayWrite } from '../../core/staff-session.ts'
import { supplierReaders } from './filter.ts'
import { suppliersQuery, supplierSlice } from './queries.ts'
import { supplierList, SuppliersView } from './view.tsx'

/** The list has no window of days. */
const place = Object.assign((_: { days: number }, search?: SearchValues) => paths.suppliers({}, search), {
  pattern: paths.suppliers.pattern,
})

/** `/proveedores`: the company's third parties. */
export const suppliersRoute = listRoute({
  path: place,
  title: texts.title,
  list: supplierList,
  readers: supplierReaders,
  query: (days, filter) => suppliersQuery({ ...filter, days }),
  View: (props) => (
    <SuppliersView
      {...props}
      loadSlice={supplierSlice(props.place)}
      hrefOf={(id) => paths.supplier({ id })}
      duplicatesHref={paths.duplicates()}
      loadHref={useMayWrite('data') ? paths.newImport() : undefined}
    />
  ),
})
