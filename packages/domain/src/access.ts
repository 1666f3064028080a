import type { StaffArea, StaffRight } from './staff-roles.ts'
import { isOn, type ModuleFlags, type ModuleName } from './modules.ts'

/**
 * Who may use a call, a screen or a menu entry: anybody; a signed-in supplier, if the module is on; a master user of
 * the supplier; the company's staff whose role has a right in an area (any staff, where no area is named); a company's program by
 * its key, good for the kind of records that the address names or for anything at all; or only the product itself.
 */
export type Access =
  | { readonly actor: 'visitor' }
  | { readonly actor: 'supplier'; readonly module?: ModuleName }
  | { readonly actor: 'master'; readonly module?: ModuleName }
  | { readonly actor: 'staff'; readonly area?: StaffArea; readonly right?: StaffRight }
  | { readonly actor: 'program'; readonly asks: 'kind' | 'anything' }
  | { readonly actor: 'system' }

/** Who is asking in a portal. `permissions` are the modules that a master left to the user, null when nothing is restricted. */
export type Asker = {
  readonly isAuthenticated: boolean
  readonly isMaster: boolean
  readonly flags: ModuleFlags
  readonly permissions: readonly ModuleName[] | null
}

/**
 * Who may do what in a portal, read by its menu and by its route guard. What is the staff's no portal opens (`staff-access`
 * has that rule), and what only the product does (`system`) no session does: keys and signatures open it.
 */
export function mayUse(access: Access, asker: Asker): boolean {
  switch (access.actor) {
    case 'visitor':
      return true
    case 'supplier':
      return asker.isAuthenticated && mayUseModule(access.module, asker)
    case 'master':
      return asker.isAuthenticated && asker.isMaster && mayUseModule(access.module, asker)
    case 'staff':
    case 'program':
    case 'system':
      return false
  }
}

function mayUseModule(module: ModuleName | undefined, asker: Asker): boolean {
  if (module === undefined) return true
  if (!isOn(asker.flags, module)) return false
  // A master sets the permissions of others; none bind the master.
  return asker.isMaster || asker.permissions === null || asker.permissions.includes(module)
}
