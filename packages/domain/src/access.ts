import type { ApiScope } from './api-key.ts'
import type { StaffArea, StaffRight } from './staff-roles.ts'
import { isOn, type ModuleFlags, type ModuleName } from './modules.ts'

/**
 * Who may use a call, a screen or a menu entry: anybody; a signed-in supplier, if the module is on; a master user of
 * the supplier; staff whose role has a right in an area (any staff if no area is named); a program of the company with
 * an API key for the record type in the address, with a scope, or with any key; a program of a supplier with the
 * supplier's own key; or only the product itself.
 */
export type Access =
  | { readonly actor: 'visitor' }
  | { readonly actor: 'supplier'; readonly module?: ModuleName }
  | { readonly actor: 'master'; readonly module?: ModuleName }
  | { readonly actor: 'staff'; readonly area?: StaffArea; readonly right?: StaffRight }
  | { readonly actor: 'program'; readonly asks: 'kind' | 'anything' | 'supplier' | ApiScope }
  | { readonly actor: 'system' }

/** The user of a portal. `permissions` are the modules that a master granted, or null without restrictions. */
export type Asker = {
  readonly isAuthenticated: boolean
  readonly isMaster: boolean
  readonly flags: ModuleFlags
  readonly permissions: readonly ModuleName[] | null
}

/**
 * Returns whether a user of the portal has access, for its menu and its route guard. Staff access is never granted here
 * (see `staff-access`), nor is `system` access, which needs a key or a signature instead of a session.
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
  // Masters set the permissions of other users and have none themselves.
  return asker.isMaster || asker.permissions === null || asker.permissions.includes(module)
}
