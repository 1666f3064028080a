import { userListTexts as texts } from '@enlace/contract/users/screen-texts'
import { listRoute } from '@enlace/web/list/list-route.tsx'
import { paths } from '../../core/paths.ts'
import type { SearchValues } from '@enlace/web/search-params.ts'
import { userReaders } from './filter.ts'
import { userSlice, usersQuery } from './queries.ts'
import { UsersView } from './view.tsx'

/** The list has no window of days. */
const place = Object.assign((_: { days: number }, search?: SearchValues) => paths.users({}, search), {
  pattern: paths.users.pattern,
})

/** The supplier's users (screens 2.13). */
export const usersRoute = listRoute({
  path: place,
  title: texts.title,
  list: 'users',
  readers: userReaders,
  query: (days, filter) => usersQuery({ ...filter, days }),
  View: (props) => (
    <UsersView {...props} loadSlice={userSlice(props.place)} hrefOf={(id) => paths.user({ id })} />
  ),
})
