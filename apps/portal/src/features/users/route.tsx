import { lazyPart } from '@enlace/ui/core/lazy-part.tsx'
import { listTexts } from '@enlace/contract/core/list/texts.ts'
import { userRoleTexts } from '@enlace/contract/users/access-texts.ts'
import { listUserRows, listUsers } from '@enlace/contract/users/calls.ts'
import { userStates } from '@enlace/contract/users/limits.ts'
import type { User, Users } from '@enlace/contract/users/schemas.ts'
import { userColumnTexts as labels, userListTexts as texts } from '@enlace/contract/users/screen-texts.ts'
import { userRoles } from '@enlace/domain/user-roles.ts'
import { Button } from '@enlace/ui/button.tsx'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import type { Column } from '@enlace/ui/core/columns.ts'
import { userIcon } from '@enlace/ui/core/icons.ts'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { showDay } from '@enlace/web/document/shown.ts'
import { Unbroken } from '@enlace/web/document/unbroken.tsx'
import { textColumn } from '@enlace/web/list/column-presets.tsx'
import type { FilterOf } from '@enlace/web/list/define-list.tsx'
import { FilterFrame } from '@enlace/web/list/filter-frame.tsx'
import { countFilters } from '@enlace/web/list/filters.ts'
import { KindFilter } from '@enlace/web/list/kind-filter.tsx'
import { ListExport } from '@enlace/web/list/list-actions.tsx'
import { listCalls } from '@enlace/web/list/list-calls.ts'
import { ListPage } from '@enlace/web/list/list-page.tsx'
import type { ListViewProps } from '@enlace/web/list/list-place.ts'
import { listRoute } from '@enlace/web/list/list-route.tsx'
import { ListTable } from '@enlace/web/list/list-table.tsx'
import { commonReaders, oneOf, severalOf } from '@enlace/web/list/read-filter.ts'
import { StateFilter } from '@enlace/web/list/state-filter.tsx'
import { useColumns } from '@enlace/web/list/use-columns.ts'
import { windowless } from '@enlace/web/list/windowless.ts'
import { useOpened } from '@enlace/web/screen/use-opened.ts'
import { Suspense } from 'react'
import { paths } from '../../core/paths.ts'
import { branchWords, lastSignIn, phoneWords, roleWords, userName } from './user/shown.ts'
import { Standing } from './user/standing.tsx'
import styles from './user/users.module.css'

const InviteDialog = lazyPart(async () => (await import('./invite/invite-dialog.tsx')).InviteDialog)
const NewUserDialog = lazyPart(async () => (await import('./form/user-dialog.tsx')).NewUserDialog)

type Filter = FilterOf<typeof listUsers>

const { page, slicesOf } = listCalls(listUsers, listUserRows)

/** The columns of the users (screens 2.13). */
export const userColumns: readonly Column<User, Users['totals'][number]>[] = [
  {
    id: 'nombre',
    header: labels.nombre,
    isSortable: true,
    card: 'number',
    cell: (user) => (
      <>
        {userName(user)}
        {user.isSelf && <span className={styles.note}> ({texts.you})</span>}
      </>
    ),
  },
  textColumn('identificacion', labels.identificacion, { isSortable: true, priority: 3 }),
  {
    id: 'correo',
    header: labels.correo,
    isSortable: true,
    card: 'text',
    cell: ({ correo }) => <span className={styles.email}>{correo}</span>,
  },
  textColumn('cargo', labels.cargo, { isSortable: true, priority: 3 }),
  {
    id: 'celular',
    header: labels.celular,
    isSortable: true,
    priority: 4,
    cell: (user) => <Unbroken>{phoneWords(user)}</Unbroken>,
  },
  { id: 'rol', header: labels.rol, isSortable: true, card: 'text', cell: roleWords },
  { id: 'sucursales', header: labels.sucursales, cell: branchWords },
  {
    id: 'segundo_factor',
    header: labels.segundo_factor,
    priority: 4,
    cell: ({ hasFactor, hasJoined }) =>
      hasJoined ? (hasFactor ? texts.factorOn : texts.factorOff) : listTexts.none,
  },
  {
    id: 'ingreso',
    header: labels.ingreso,
    isSortable: true,
    priority: 3,
    cell: (user) => <Unbroken>{lastSignIn(user)}</Unbroken>,
  },
  {
    id: 'acceso',
    header: labels.acceso,
    isSortable: true,
    priority: 4,
    cell: ({ endsOn }) => <Unbroken>{showDay(endsOn)}</Unbroken>,
  },
  {
    id: 'estado',
    header: labels.estado,
    isSortable: true,
    card: 'status',
    cell: (user) => <Standing user={user} />,
  },
]

/** The supplier's users (screens 2.13): who enters the portal for it, and the ways to let others in. */
export const usersRoute = listRoute<Filter, Users>({
  path: windowless(paths.users),
  title: texts.title,
  list: 'users',
  readers: {
    q: commonReaders.q,
    sort: commonReaders.sort,
    status: severalOf(userStates),
    rol: oneOf(userRoles),
  },
  query: (days, filter) => page({ ...filter, days }),
  View: UsersScreen,
})

function UsersScreen(props: ListViewProps<Filter, Users>) {
  const { place, viewing, answer, failure, isRefreshing } = props
  const columns = useColumns('users', userColumns)
  const tools = { list: 'users', columns, place, total: answer?.total } as const
  const invitation = useOpened('invitar')
  const newUser = useOpened('crear')
  return (
    <ListPage
      title={texts.title}
      description={texts.description}
      isEmpty={false}
      viewing={viewing}
      dataAsOf={false}
      actions={
        <Button variant="primary" icon={userIcon} onClick={invitation.open}>
          {texts.invite}
        </Button>
      }
      more={
        <>
          <Button onClick={newUser.open}>{texts.create}</Button>
          <ButtonLink href={paths.supplierKeys()}>{texts.keys}</ButtonLink>
          <ListExport {...tools} />
        </>
      }
    >
      <FilterFrame search={texts.search} place={place} tools={tools}>
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
        <StateFilter label={labels.estado} owner="usuario" counts={answer?.counts} place={place} />
      </FilterFrame>
      <ListTable
        caption={texts.table}
        columns={columns.shown}
        areChosen={columns.chosen !== null}
        rowHref={({ id }) => paths.user({ id })}
        defaultSort="nombre"
        // Whoever sees the list is in it.
        neverAny={<EmptyState icon={userIcon} title={texts.onlyOne} />}
        loadSlice={slicesOf(place)}
        {...{ answer, place, failure, isRefreshing }}
      />
      {answer?.total === 1 && countFilters(place.filter) === 0 && (
        <EmptyState icon={userIcon} title={texts.onlyOne} />
      )}
      <Suspense>
        {invitation.isOpen && <InviteDialog onClose={invitation.close} />}
        {newUser.isOpen && <NewUserDialog onClose={newUser.close} />}
      </Suspense>
    </ListPage>
  )
}
