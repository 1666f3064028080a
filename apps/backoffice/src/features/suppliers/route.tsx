import { lazyPart } from '@enlace/ui/core/lazy-part.tsx'
import { listSupplierRows, listSuppliers } from '@enlace/contract/suppliers/calls.ts'
import { mergeTexts } from '@enlace/contract/suppliers/merges/texts.ts'
import {
  type InvitedMaster,
  type Supplier,
  supplierKinds,
  type Suppliers,
  supplierStates,
} from '@enlace/contract/suppliers/schemas.ts'
import { supplierListTexts as texts } from '@enlace/contract/suppliers/texts.ts'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import { buildingIcon } from '@enlace/ui/core/icons.ts'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import type { FilterOf } from '@enlace/web/list/define-list.tsx'
import { FilterFrame } from '@enlace/web/list/filter-frame.tsx'
import { countFilters } from '@enlace/web/list/filters.ts'
import { KindFilter } from '@enlace/web/list/kind-filter.tsx'
import { listCalls } from '@enlace/web/list/list-calls.ts'
import { ListPage } from '@enlace/web/list/list-page.tsx'
import type { ListViewProps } from '@enlace/web/list/list-place.ts'
import { listRoute } from '@enlace/web/list/list-route.tsx'
import { ListTable } from '@enlace/web/list/list-table.tsx'
import { commonReaders, type FilterReaders, oneOf, severalOf } from '@enlace/web/list/read-filter.ts'
import { StateFilter } from '@enlace/web/list/state-filter.tsx'
import { useColumns } from '@enlace/web/list/use-columns.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { paths } from '../../core/paths.ts'
import { useMayWrite } from '../../core/session/staff-session.ts'
import { windowless } from '@enlace/web/list/windowless.ts'
import { inviteColumn, supplierColumns } from './columns.tsx'
import { sendInvitation } from './queries.ts'

const InviteDialog = lazyPart(async () => (await import('./invite-dialog.tsx')).InviteDialog)

type Filter = FilterOf<typeof listSuppliers>

const list = 'staff-suppliers'
const { page, slicesOf, isKeptIn } = listCalls(listSuppliers, listSupplierRows)
const readers: FilterReaders<Filter> = {
  q: commonReaders.q,
  sort: commonReaders.sort,
  status: severalOf(supplierStates),
  tipo: oneOf(supplierKinds),
}

/** `/proveedores`: the company's third parties; who enters the portal for each, and what is owed to it. */
export const suppliersRoute = listRoute<Filter, Suppliers>({
  path: windowless(paths.suppliers),
  title: texts.title,
  list,
  readers,
  query: (days, filter) => page({ ...filter, days }),
  View: SuppliersScreen,
})

function SuppliersScreen(props: ListViewProps<Filter, Suppliers>) {
  const { place, viewing, answer, failure, isRefreshing } = props
  const client = useQueryClient()
  const mayInvite = useMayWrite('third-parties')
  const mayLoad = useMayWrite('data')
  const [invited, setInvited] = useState<Supplier>()
  const columns = useColumns(list, supplierColumns)
  const handleInvite = async (id: string, person: InvitedMaster) => {
    await sendInvitation(Number(id), person)
    await client.invalidateQueries({ predicate: ({ queryKey }) => isKeptIn(queryKey) })
  }
  return (
    <ListPage
      title={texts.title}
      description={texts.description}
      isEmpty={answer?.total === 0 && countFilters(place.filter) === 0}
      viewing={viewing}
      dataAsOf={false}
      more={
        <>
          {mayInvite && <ButtonLink href={paths.newInvitations()}>{texts.inviteMany}</ButtonLink>}
          <ButtonLink href={paths.duplicates()}>{mergeTexts.title}</ButtonLink>
        </>
      }
    >
      <FilterFrame search={texts.search} place={place} tools={{ list, columns, place, total: answer?.total }}>
        <KindFilter
          label={texts.kind}
          name="tipo"
          any={texts.anyKind}
          kinds={supplierKinds}
          words={texts.kinds}
          choices={answer?.choices.tipo}
          chosen={place.filter.tipo}
          place={place}
        />
        <StateFilter label={texts.state} owner="proveedor" counts={answer?.counts} place={place} />
      </FilterFrame>
      <ListTable
        caption={texts.table}
        columns={mayInvite ? [...columns.shown, inviteColumn(setInvited)] : columns.shown}
        areChosen={columns.chosen !== null}
        rowHref={({ id }) => paths.supplier({ id })}
        defaultSort="nombre"
        neverAny={
          <EmptyState
            icon={buildingIcon}
            title={texts.noneYet}
            action={mayLoad && <ButtonLink href={paths.newImport()}>{texts.load}</ButtonLink>}
          >
            {texts.noneYetHint}
          </EmptyState>
        }
        loadSlice={slicesOf(place)}
        {...{ answer, place, failure, isRefreshing }}
      />
      <Suspense>
        {mayInvite && invited && (
          <InviteDialog
            supplier={invited}
            onInvite={(person) => handleInvite(invited.id, person)}
            onClose={() => setInvited(undefined)}
          />
        )}
      </Suspense>
    </ListPage>
  )
}
