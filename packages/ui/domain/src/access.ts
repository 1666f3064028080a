import { isOn, type ModuleFlags, type ModuleName } from './modules.ts'

/**
 * Who may use a call, a screen or a menu entry: anybody; a signed-in supplier, if the module is on; a master user of
 * the supplier; the company's staff of an area; or only the product itself.
 */
export type Access =
  | { readonly actor: 'visitor' }
  | { readonly actor: 'supplier'; readonly module?: ModuleName }
  | { readonly actor: 'master'; readonly module?: ModuleName }
  | { readonly actor: 'staff'; readonly area: string }
  | { readonly actor: 'system' }

/**
 * Who is asking. `permissions` are the modules that a master left to the user, null when nothing is restricted;
 * `staffAreas` exists only on a back-office session, which is never a supplier's.
 */
export type Asker = {
  readonly isAuthenticated: boolean
  readonly isMaster: boolean
  readonly flags: ModuleFlags
  readonly permissions: readonly ModuleName[] | null
  readonly staffAreas?: readonly string[]
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
      return asker.isAuthenticated && (asker.staffAreas ?? []).includes(access.area)
    case 'system':
      return false
  }
}

function isSupplier(asker: Asker): boolean {
  return asker.isAuthenticated && asker.staffAreas === undefined
}

function mayUseModule(module: ModuleName | undefined, asker: Asker): boolean {
  if (module === undefined) return true
  if (!isOn(asker.flags, module)) return false
  // A master sets the permissions of others; none bind the master.
  return asker.isMaster || asker.permissions === null || asker.permissions.includes(module)
}
