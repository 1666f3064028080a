import type { User, Users } from '@enlace/contract/users/schemas'
import { userRoleTexts } from '@enlace/contract/users/access-texts'
import { userColumnTexts, userListTexts as texts } from '@enlace/contract/users/screen-texts'
import { userRoles } from '@enlace/domain/user-roles'
import { Actions } from '@enlace/ui/actions'
import { Button } from '@enlace/ui/button'
import { userIcon } from '@enlace/ui/core/icons'
import { EmptyState } from '@enlace/ui/empty-state'
import { FilterFrame } from '@enlace/web/list/filter-frame.tsx'
import { lazy, Suspense, useState } from 'react'
import { countFilters } from '@enlace/web/list/filters.ts'
import { KindFilter } from '@enlace/web/list/kind-filter.tsx'
import { ListActions } from '@enlace/web/list/list-actions.tsx'
import { ListPage } from '@enlace/web/list/list-page.tsx'
import type { ListPlace, ListViewProps } from '@enlace/web/list/list-place.ts'
import { ListTable } from '@enlace/web/list/list-table.tsx'
import { StateFilter } from '@enlace/web/list/state-filter.tsx'
import { useColumns } from '@enlace/web/list/use-columns.ts'
import type { LoadSlice } from '@enlace/web/list/use-slices.ts'
import { userColumns } from './columns.tsx'
import type { UserFilter } from './filter.ts'

type UsersViewProps = ListViewProps<UserFilter, Users> & {
  loadSlice: LoadSlice<User>
  hrefOf: (id: string) => string
}

const InviteDialog = lazy(async () => ({ default: (await import('./invite-dialog.tsx')).InviteDialog }))
const NewUserDialog = lazy(async () => ({ default: (await import('./user-dialog.tsx')).NewUserDialog }))

/** Who enters the portal for the supplier, and the ways to let others in. */
export function UsersView(props: UsersViewProps) {
  const { place, viewing, answer, failure, isRefreshing, hrefOf, loadSlice } = props
  const columns = useColumns('users', userColumns)
  const [adding, setAdding] = useState<'several' | 'one'>()
  const buttons = (
    <Actions>
      <Button variant="primary" icon={userIcon} onClick={() => setAdding('several')}>
        {texts.invite}
      </Button>
      <Button onClick={() => setAdding('one')}>{texts.create}</Button>
    </Actions>
  )
  return (
    <ListPage
      title={texts.title}
      description={texts.description}
      viewing={viewing}
      dataAsOf={undefined}
      actions={<ListActions list="users" total={answer?.total} {...{ columns, place }} />}
    >
      {buttons}
      <UserFilters place={place} answer={answer} />
      <ListTable
        caption={texts.table}
        columns={columns.shown}
        rowHref={(row) => hrefOf(row.id)}
        defaultSort="nombre"
        // Whoever sees the list is in it.
        neverAny={<EmptyState icon={userIcon} title={texts.onlyOne} />}
        {...{ answer, place, failure, isRefreshing, loadSlice }}
      />
      {answer?.total === 1 && countFilters(place.filter) === 0 && (
        <EmptyState icon={userIcon} title={texts.onlyOne} />
      )}
      <Suspense>
        {adding === 'several' && <InviteDialog onClose={() => setAdding(undefined)} />}
        {adding === 'one' && <NewUserDialog onClose={() => setAdding(undefined)} />}
      </Suspense>
    </ListPage>
  )
}

function UserFilters({ place, answer }: { place: ListPlace<UserFilter>; answer: Users | undefined }) {
  return (
    <FilterFrame search={texts.search} place={place}>
      <KindFilter
        label={texts.role}
        name="rol"
        any={texts.anyRole}
        kinds={userRoles}
        words={userRoleTexts}
        choices={answer?.choices.rol}
        chosen={place.filter.rol}
        place={place}
      />
      <StateFilter label={userColumnTexts.estado} owner="usuario" counts={answer?.counts} place={place} />
    </FilterFrame>
  )
}
