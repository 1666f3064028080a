import type { Access } from './access.ts'
import { rolesThatMay, staffRoles, type StaffRight, type StaffRole } from './staff-roles.ts'

/** The staff whose role lets them in; `right` is what they need where the access does not say it itself. */
export function rolesFor(
  { area, right }: Extract<Access, { actor: 'staff' }>,
  needed: StaffRight = 'read',
): readonly StaffRole[] {
  return area === undefined ? staffRoles : rolesThatMay(area, right ?? needed)
}
