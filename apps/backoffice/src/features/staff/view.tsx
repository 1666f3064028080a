import { backofficeTexts } from '@enlace/contract/backoffice/texts'
import { fill } from '@enlace/contract/core/fill'
import { filterTexts, tableTexts } from '@enlace/contract/core/list/texts'
import { stateTexts } from '@enlace/contract/documents/state-texts'
import type { StaffMember } from '@enlace/contract/staff/sign-in/schemas'
import { staffRoleTexts } from '@enlace/contract/staff/sign-in/texts'
import { staffListTexts as texts } from '@enlace/contract/staff/screen-texts'
import { staffRoles } from '@enlace/domain/staff-roles'
import { Button } from '@enlace/ui/button'
import { closeIcon, searchIcon, userIcon } from '@enlace/ui/core/icons'
import { DataTable } from '@enlace/ui/data-table'
import { EmptyState } from '@enlace/ui/empty-state'
import { FilterBar } from '@enlace/ui/filter-bar'
import { PageHeading } from '@enlace/ui/page-heading'
import { Select } from '@enlace/ui/select'
import { Stack } from '@enlace/ui/stack'
import { countText } from '@enlace/web/document/shown.ts'
import { SearchBox } from '@enlace/web/list/search-box.tsx'
import type { ChangeSearch } from '@enlace/web/screen/change-search.ts'
import { lazy, Suspense, useState } from 'react'
import type { Invite } from './acts.ts'
import { staffColumns } from './columns.tsx'
import { isNarrowed, narrow, type StaffFilter } from './filter.ts'

const InviteDialog = lazy(async () => ({ default: (await import('./invite-dialog.tsx')).InviteDialog }))

type StaffViewProps = {
  members: readonly StaffMember[]
  filter: StaffFilter
  mayWrite: boolean
  onFilter: ChangeSearch
  hrefOf: (id: string) => string
  onInvite: Invite
}

/** Who works in the back office, and the way to let others in. */
export function StaffView({ members, filter, mayWrite, onFilter, hrefOf, onInvite }: StaffViewProps) {
  const [isInviting, setIsInviting] = useState(false)
  const shown = narrow(members, filter)
  const invite = (
    <Button variant="primary" icon={userIcon} onClick={() => setIsInviting(true)}>
      {texts.invite}
    </Button>
  )
  return (
    <Stack gap="regular">
      <PageHeading title={texts.title} description={texts.description} actions={mayWrite && invite} />
      {!mayWrite && <p>{backofficeTexts.readOnly}</p>}
      <StaffFilters {...{ filter, onFilter }} />
      <p role="status">{countText(texts.count, shown.length)}</p>
      <DataTable
        caption={texts.table}
        columns={staffColumns}
        rows={shown}
        rowKey={({ id }) => id}
        rowHref={({ id }) => hrefOf(id)}
        empty={<EmptyState icon={searchIcon} title={texts.none} />}
        texts={tableTexts}
      />
      {members.length === 1 && !isNarrowed(filter) && mayWrite && (
        <EmptyState icon={userIcon} title={texts.onlyYou} />
      )}
      <Suspense>
        {isInviting && <InviteDialog onInvite={onInvite} onClose={() => setIsInviting(false)} />}
      </Suspense>
    </Stack>
  )
}

const states = ['activo', 'invitado', 'inactivo'] as const

function StaffFilters({ filter, onFilter }: { filter: StaffFilter; onFilter: ChangeSearch }) {
  const count = Object.values(filter).filter((value) => value !== '').length
  return (
    <FilterBar
      search={<SearchBox label={texts.search} q={filter.q} onChange={onFilter} />}
      openLabel={count === 0 ? filterTexts.open : fill(filterTexts.openWithCount, { n: count })}
      closeLabel={filterTexts.close}
    >
      <Select
        label={texts.role}
        isLabelHidden
        value={filter.rol}
        options={[
          { value: '', label: texts.anyRole },
          ...staffRoles.map((role) => ({ value: role, label: staffRoleTexts[role] })),
        ]}
        onChange={({ target }) => onFilter({ rol: target.value || undefined })}
      />
      <Select
        label={texts.state}
        isLabelHidden
        value={filter.estado}
        options={[
          { value: '', label: texts.anyState },
          ...states.map((state) => ({ value: state, label: stateTexts.usuario[state] })),
        ]}
        onChange={({ target }) => onFilter({ estado: target.value || undefined })}
      />
      {count > 0 && (
        <Button
          icon={closeIcon}
          onClick={() => onFilter({ q: undefined, rol: undefined, estado: undefined })}
        >
          {texts.clear}
        </Button>
      )}
    </FilterBar>
  )
}
