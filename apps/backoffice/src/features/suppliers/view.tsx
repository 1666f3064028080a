import {
  type InvitedMaster,
  type Supplier,
  supplierKinds,
  type Suppliers,
} from '@enlace/contract/suppliers/schemas'
import { supplierListTexts as texts } from '@enlace/contract/suppliers/texts'
import { mergeTexts } from '@enlace/contract/suppliers/merges/texts'
import { Actions } from '@enlace/ui/actions'
import { ButtonLink } from '@enlace/ui/button-link'
import { buildingIcon } from '@enlace/ui/core/icons'
import { EmptyState } from '@enlace/ui/empty-state'
import { FilterFrame } from '@enlace/web/list/filter-frame.tsx'
import { KindFilter } from '@enlace/web/list/kind-filter.tsx'
import { ListActions } from '@enlace/web/list/list-actions.tsx'
import { ListPage } from '@enlace/web/list/list-page.tsx'
import type { ListPlace, ListViewProps } from '@enlace/web/list/list-place.ts'
import { ListTable } from '@enlace/web/list/list-table.tsx'
import { StateFilter } from '@enlace/web/list/state-filter.tsx'
import { useColumns } from '@enlace/web/list/use-columns.ts'
import type { LoadSlice } from '@enlace/web/list/use-slices.ts'
import { lazy, Suspense, useState } from 'react'
import { inviteColumn, supplierColumns } from './columns.tsx'
import type { SupplierFilter } from './filter.ts'

const InviteDialog = lazy(async () => ({ default: (await import('./invite-dialog.tsx')).InviteDialog }))

/** By what the list's columns are kept. */
export const supplierList = 'staff-suppliers'

type SuppliersViewProps = ListViewProps<SupplierFilter, Suppliers> & {
  loadSlice: LoadSlice<Supplier>
  hrefOf: (id: string) => string
  /** Where the first data is loaded; undefined for who may not. */
  loadHref: string | undefined
  /** Where third parties that may be one are. */
  duplicatesHref: string
  /** Where many are invited at once, and how one is; undefined for who may not. */
  inviting: { href: string; onInvite: (id: string, person: InvitedMaster) => Promise<void> } | undefined
}

/** The company's third parties: who enters the portal for each, and what is owed to it. */
export function SuppliersView(props: SuppliersViewProps) {
  const { place, viewing, answer, failure, isRefreshing, hrefOf, loadSlice, loadHref, inviting } = props
  const [invited, setInvited] = useState<Supplier>()
  const columns = useColumns(supplierList, supplierColumns)
  return (
    <ListPage
      title={texts.title}
      description={texts.description}
      viewing={viewing}
      dataAsOf={false}
      actions={
        <Actions>
          {inviting && <ButtonLink href={inviting.href}>{texts.inviteMany}</ButtonLink>}
          <ButtonLink href={props.duplicatesHref}>{mergeTexts.title}</ButtonLink>
          <ListActions list={supplierList} total={answer?.total} {...{ columns, place }} />
        </Actions>
      }
    >
      <SupplierFilters place={place} answer={answer} />
      <ListTable
        caption={texts.table}
        columns={inviting ? [...columns.shown, inviteColumn(setInvited)] : columns.shown}
        rowHref={(row) => hrefOf(row.id)}
        defaultSort="nombre"
        neverAny={
          <EmptyState
            icon={buildingIcon}
            title={texts.noneYet}
            action={loadHref !== undefined && <ButtonLink href={loadHref}>{texts.load}</ButtonLink>}
          >
            {texts.noneYetHint}
          </EmptyState>
        }
        {...{ answer, place, failure, isRefreshing, loadSlice }}
      />
      <Suspense>
        {inviting && invited && (
          <InviteDialog
            supplier={invited}
            onInvite={(person) => inviting.onInvite(invited.id, person)}
            onClose={() => setInvited(undefined)}
          />
        )}
      </Suspense>
    </ListPage>
  )
}

type FiltersProps = { place: ListPlace<SupplierFilter>; answer: Suppliers | undefined }

function SupplierFilters({ place, answer }: FiltersProps) {
  return (
    <FilterFrame search={texts.search} place={place}>
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
  )
}
