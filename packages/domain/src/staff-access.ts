import type { Access } from './access.ts'
import { rolesThatMay, staffRoles, type StaffRight, type StaffRole } from './staff-roles.ts'

/** Returns the roles with access; `right` applies if the access names no right itself. */
export function rolesFor(
  { area, right }: Extract<Access, { actor: 'staff' }>,
  needed: StaffRight = 'read',
): readonly StaffRole[] {
  return area === undefined ? staffRoles : rolesThatMay(area, right ?? needed)
}
