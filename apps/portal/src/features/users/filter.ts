import { userStates } from '@enlace/contract/users/limits'
import type { UsersQuery } from '@enlace/contract/users/schemas'
import { userRoles } from '@enlace/domain/user-roles'
import { commonReaders, type FilterReaders, oneOf, severalOf } from '@enlace/web/list/read-filter.ts'

/** What the address of the list says after its path. */
export type UserFilter = Omit<UsersQuery, 'days'>

/** How that is read. */
export const userReaders: FilterReaders<UserFilter> = {
  q: commonReaders.q,
  sort: commonReaders.sort,
  status: severalOf(userStates),
  rol: oneOf(userRoles),
}
