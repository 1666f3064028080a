import { rolesThatMay, staffRoles, type StaffArea, type StaffRight, type StaffRole } from './staff-roles.ts'
import { isOn, type ModuleFlags, type ModuleName } from './modules.ts'

/**
 * Who may use a call, a screen or a menu entry: anybody; a signed-in supplier, if the module is on; a master user of
 * the supplier; the company's staff whose role has a right in an area (any staff, where no area is named); or only the
 * product itself.
 */
export type Access =
  | { readonly actor: 'visitor' }
  | { readonly actor: 'supplier'; readonly module?: ModuleName }
  | { readonly actor: 'master'; readonly module?: ModuleName }
  | { readonly actor: 'staff'; readonly area?: StaffArea; readonly right?: StaffRight }
  | { readonly actor: 'system' }

/**
 * Who is asking. `permissions` are the modules that a master left to the user, null when nothing is restricted;
 * `staffRole` exists only on a back-office session, which is never a supplier's.
 */
export type Asker = {
  readonly isAuthenticated: boolean
  readonly isMaster: boolean
  readonly flags: ModuleFlags
  readonly permissions: readonly ModuleName[] | null
  readonly staffRole?: StaffRole
}

/**
 * The one rule of who may do what, read by the server before the handler, by the menu and by the route guard. What
 * only the product does (`system`) no session may; it is opened by keys and signatures, not here.
 */
export function mayUse(access: Access, asker: Asker): boolean {
  switch (access.actor) {
    case 'visitor':
      return true
    case 'supplier':
      return isSupplier(asker) && mayUseModule(access.module, asker)
    case 'master':
      return isSupplier(asker) && asker.isMaster && mayUseModule(access.module, asker)
    case 'staff':
      return (
        asker.isAuthenticated && asker.staffRole !== undefined && rolesFor(access).includes(asker.staffRole)
      )
    case 'system':
      return false
  }
}

/** The staff whose role lets them in; `right` is what they need where the access does not say it itself. */
export function rolesFor(
  { area, right }: Extract<Access, { actor: 'staff' }>,
  needed: StaffRight = 'read',
): readonly StaffRole[] {
  return area === undefined ? staffRoles : rolesThatMay(area, right ?? needed)
}

function isSupplier(asker: Asker): boolean {
  return asker.isAuthenticated && asker.staffRole === undefined
}

function mayUseModule(module: ModuleName | undefined, asker: Asker): boolean {
  if (module === undefined) return true
  if (!isOn(asker.flags, module)) return false
  // A master sets the permissions of others; none bind the master.
  return asker.isMaster || asker.permissions === null || asker.permissions.includes(module)
}
