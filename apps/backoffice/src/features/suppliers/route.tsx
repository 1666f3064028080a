import { useQueryClient } from '@tanstack/react-query'
import type { InvitedMaster } from '@enlace/contract/suppliers/schemas'
import { supplierListTexts as texts } from '@enlace/contract/suppliers/texts'
import { listRoute } from '@enlace/web/list/list-route.tsx'
import type { SearchValues } from '@enlace/web/search-params.ts'
import { paths } from '../../core/paths.ts'
import { useMayWrite } from '../../core/staff-session.ts'
import { supplierReaders } from './filter.ts'
import { sendInvitation, suppliersKey, suppliersQuery, supplierSlice } from './queries.ts'
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
  View: function SupplierList(props) {
    const client = useQueryClient()
    const handleInvite = async (id: string, person: InvitedMaster) => {
      await sendInvitation(Number(id), person)
      await client.invalidateQueries({ queryKey: suppliersKey() })
    }
    const mayInvite = useMayWrite('third-parties')
    return (
      <SuppliersView
        {...props}
        inviting={mayInvite ? { href: paths.newInvitations(), onInvite: handleInvite } : undefined}
        loadSlice={supplierSlice(props.place)}
        hrefOf={(id) => paths.supplier({ id })}
        duplicatesHref={paths.duplicates()}
        loadHref={useMayWrite('data') ? paths.newImport() : undefined}
      />
    )
  },
})
