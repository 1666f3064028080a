import { lazyPart } from '@enlace/ui/core/lazy-part.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { backofficeTexts } from '@enlace/contract/backoffice/texts.ts'
import { listTexts, tableTexts } from '@enlace/contract/core/list/texts.ts'
import { stateTexts } from '@enlace/contract/documents/state-texts.ts'
import { staffFieldTexts as labels, staffListTexts as texts } from '@enlace/contract/staff/screen-texts.ts'
import type { StaffMember } from '@enlace/contract/staff/sign-in/schemas.ts'
import { staffRoleTexts } from '@enlace/contract/staff/sign-in/texts.ts'
import { staffRoles } from '@enlace/domain/staff-roles.ts'
import { Words } from '@enlace/ui/words.tsx'
import { Button } from '@enlace/ui/button.tsx'
import type { Column } from '@enlace/ui/core/columns.ts'
import { searchIcon, userIcon } from '@enlace/ui/core/icons.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { countText, showCount } from '@enlace/web/document/shown.ts'
import { Unbroken } from '@enlace/web/document/unbroken.tsx'
import { FilterLine } from '@enlace/web/list/filter-line.tsx'
import type { ChangeSearch } from '@enlace/web/screen/change-search.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { useOpened } from '@enlace/web/screen/use-opened.ts'
import { Suspense } from 'react'
import { paths } from '../../core/paths.ts'
import { ScreenSkeleton } from '../../core/screen/screen-skeleton.tsx'
import { useMayWrite } from '../../core/session/staff-session.ts'
import { isNarrowed, narrow, readFilter, type StaffFilter } from './filter.ts'
import { sendInvitation, staffQuery } from './queries.ts'
import { lastUseOf, nameOf } from './shown.ts'
import styles from './staff.module.css'
import { Standing } from './standing.tsx'

const InviteDialog = lazyPart(async () => (await import('./invite-dialog.tsx')).InviteDialog)

/** Who each member is, what it may do, and how it stands. */
export const staffColumns: readonly Column<StaffMember>[] = [
  {
    id: 'nombre',
    header: labels.nombre,
    card: 'number',
    cell: (member) => (
      <>
        {nameOf(member)}
        {member.isSelf && <span className={styles.note}> ({texts.you})</span>}
      </>
    ),
  },
  {
    id: 'correo',
    header: labels.correo,
    card: 'text',
    cell: ({ email }) => <Words>{email}</Words>,
  },
  { id: 'rol', header: labels.rol, card: 'text', cell: ({ rol }) => staffRoleTexts[rol] },
  {
    id: 'ingreso',
    header: labels.ingreso,
    priority: 3,
    cell: (member) => <Unbroken>{lastUseOf(member)}</Unbroken>,
  },
  {
    id: 'segundo_factor',
    header: labels.segundo_factor,
    priority: 3,
    cell: ({ hasFactor, hasJoined }) =>
      hasJoined ? (hasFactor ? texts.factorOn : texts.factorOff) : listTexts.none,
  },
  { id: 'estado', header: labels.estado, card: 'status', cell: (member) => <Standing member={member} /> },
]

/** `/equipo`: who works in the back office, and the way to let others in. */
export const staffRoute = screenRoute({
  path: paths.staffMembers.pattern,
  title: texts.title,
  search: readFilter,
  query: staffQuery,
  Screen: ({ data, search, changeSearch }) => (
    <Staff members={data.members} filter={search} onFilter={changeSearch} />
  ),
  Pending: () => <ScreenSkeleton title={texts.title} />,
})

type StaffProps = {
  members: readonly StaffMember[]
  filter: StaffFilter
  onFilter: ChangeSearch
}

function Staff({ members, filter, onFilter }: StaffProps) {
  const client = useQueryClient()
  const mayWrite = useMayWrite('staff')
  const shown = narrow(members, filter)
  const invitation = useOpened('invitar')
  const invite = (
    <Button variant="primary" icon={userIcon} onClick={invitation.open}>
      {texts.invite}
    </Button>
  )
  return (
    <Stack gap="regular">
      <PageHeading title={texts.title} actions={mayWrite && invite} />
      {!mayWrite && <p>{backofficeTexts.readOnly}</p>}
      <FilterLine
        search={texts.search}
        filters={filtersOf(members)}
        chosen={filter}
        total={shown.length}
        onFilter={onFilter}
      />
      <p className="visually-hidden" role="status">
        {countText(texts.count, shown.length)}
      </p>
      <DataTable
        caption={texts.table}
        columns={staffColumns}
        rows={shown}
        rowKey={({ id }) => id}
        rowHref={({ id }) => paths.staffMember({ id })}
        empty={<EmptyState icon={searchIcon} title={texts.none} />}
        texts={tableTexts}
      />
      {members.length === 1 && !isNarrowed(filter) && mayWrite && (
        <EmptyState icon={userIcon} title={texts.onlyYou} />
      )}
      <Suspense>
        {invitation.isOpen && mayWrite && (
          <InviteDialog
            onInvite={async (person) => {
              await sendInvitation(person)
              await client.invalidateQueries({ queryKey: staffQuery().queryKey })
            }}
            onClose={invitation.close}
          />
        )}
      </Suspense>
    </Stack>
  )
}

const filtersOf = (members: readonly StaffMember[]) => [
  {
    name: 'rol',
    label: texts.role,
    any: texts.anyRole,
    options: staffRoles.map((value) => ({ value, label: staffRoleTexts[value] })),
  },
  {
    name: 'estado',
    label: texts.state,
    options: (['activo', 'invitado', 'inactivo'] as const).flatMap((value) => {
      const count = members.filter(({ estado }) => estado === value).length
      return count === 0 ? [] : [{ value, label: stateTexts.usuario[value], count: showCount(count) }]
    }),
  },
]
