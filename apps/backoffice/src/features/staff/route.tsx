import { useQueryClient } from '@tanstack/react-query'
import type { StaffMember } from '@enlace/contract/staff/sign-in/schemas'
import { staffListTexts as texts } from '@enlace/contract/staff/screen-texts'
import type { ChangeSearch } from '@enlace/web/screen/change-search.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { paths } from '../../core/paths.ts'
import { ScreenSkeleton } from '../../core/screen-skeleton.tsx'
import { useMayWrite } from '../../core/staff-session.ts'
import { readFilter, type StaffFilter } from './filter.ts'
import { sendInvitation, staffQuery } from './queries.ts'
import { StaffView } from './view.tsx'

/** `/equipo`: who works in the back office. */
export const staffRoute = screenRoute({
  path: paths.staffMembers.pattern,
  title: texts.title,
  search: readFilter,
  query: staffQuery,
  Screen: ({ data, search, changeSearch }) => (
    <StaffScreen members={data.members} filter={search} onFilter={changeSearch} />
  ),
  Pending: () => <ScreenSkeleton title={texts.title} />,
})

type StaffScreenProps = { members: readonly StaffMember[]; filter: StaffFilter; onFilter: ChangeSearch }

function StaffScreen({ members, filter, onFilter }: StaffScreenProps) {
  const client = useQueryClient()
  const mayWrite = useMayWrite('staff')
  return (
    <StaffView
      {...{ members, filter, mayWrite, onFilter }}
      hrefOf={(id) => paths.staffMember({ id })}
      onInvite={async (person) => {
        await sendInvitation(person)
        await client.invalidateQueries({ queryKey: staffQuery().queryKey })
      }}
    />
  )
}
