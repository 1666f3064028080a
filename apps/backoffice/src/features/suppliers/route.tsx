import { lazyPart } from '@enlace/ui/core/lazy-part.tsx'
import { SupplierId } from '@enlace/contract/core/values.ts'
import { listSupplierRows, listSuppliers } from '@enlace/contract/suppliers/calls.ts'
import { mergeTexts } from '@enlace/contract/suppliers/merges/texts.ts'
import {
  type InvitedMaster,
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
import { searchOf, useRoute } from '@enlace/web/place.ts'
import { readSearch } from '@enlace/web/search-params.ts'
import { useColumns } from '@enlace/web/list/use-columns.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { anySupplier, paths } from '../../core/paths.ts'
import { useMayWrite } from '../../core/session/staff-session.ts'
import { windowless } from '@enlace/web/list/windowless.ts'
import { inviteColumn, supplierColumns } from './columns.tsx'
import { findSuppliers } from '../../core/suppliers/find-suppliers.ts'
import { sendInvitation, supplierQuery } from './queries.ts'

const ChooseSupplierDialog = lazyPart(
  async () => (await import('./choose-supplier-dialog.tsx')).ChooseSupplierDialog,
)
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
  const mayInvite = useMayWrite('third-parties')
  const mayLoad = useMayWrite('data')
  const invited = readSearch(searchOf(useRoute()))['invitar']
  const columns = useColumns(list, supplierColumns)
  const handleClose = () => place.onFilter({ invitar: undefined }, { replaces: true })
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
        columns={
          mayInvite
            ? [...columns.shown, inviteColumn(({ id }) => place.onFilter({ invitar: id }))]
            : columns.shown
        }
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
        {mayInvite && invited === anySupplier && (
          <ChooseSupplierDialog
            find={findSuppliers}
            onChoose={(id) => place.onFilter({ invitar: id }, { replaces: true })}
            onClose={handleClose}
          />
        )}
        {mayInvite && invited !== anySupplier && <Invitation id={Number(invited)} onClose={handleClose} />}
      </Suspense>
    </ListPage>
  )
}

/** The form that invites somebody of one supplier, whom the address names by its id; nothing where it names none. */
function Invitation({ id, onClose }: { id: number; onClose: () => void }) {
  const client = useQueryClient()
  const { data } = useQuery({ ...supplierQuery(id), enabled: SupplierId.safeParse(id).success })
  if (!data) return null
  const handleInvite = async (person: InvitedMaster) => {
    await sendInvitation(id, person)
    await client.invalidateQueries({ predicate: ({ queryKey }) => isKeptIn(queryKey) })
  }
  return <InviteDialog supplier={data.supplier} onInvite={handleInvite} onClose={onClose} />
}
