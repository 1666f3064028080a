import { type BackofficeMenuGroup, backofficeMenuTexts } from '@enlace/contract/backoffice/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { Live } from '@enlace/contract/notifications/live/schemas.ts'
import { liveTexts } from '@enlace/contract/notifications/live/texts.ts'
import { type StaffRole, staffRight } from '@enlace/domain/staff-roles.ts'
import type { NavCount, NavGroup, NavLink } from '@enlace/ui/nav-menu.tsx'
import { isAt } from '@enlace/web/path.ts'
import { pathOf } from '@enlace/web/place.ts'
import type { StaffAccess, ScreenEntry } from '../core/screen/screen-entry.ts'

/** Whether a role may open a screen. */
export function mayOpen(role: StaffRole, { area, right = 'read' }: StaffAccess): boolean {
  if (area === undefined) return true
  const has = staffRight(role, area)
  return has === 'write' || has === right
}

/**
 * The menu of a role: its screens in their order, those of a group under one word, with what waits at each. One of them may
 * stand by itself after the start page, while it comes before all other work.
 */
export function menuOf(
  screens: readonly ScreenEntry[],
  role: StaffRole,
  route: string,
  { counts = {}, first }: { counts?: Live['counts']; first?: string } = {},
): readonly (NavLink | NavGroup)[] {
  const path = pathOf(route)
  const menu: (NavLink | (NavGroup & { items: NavLink[] }))[] = []
  const groups = new Map<BackofficeMenuGroup, NavGroup & { items: NavLink[] }>()
  for (const { path: pattern, access, menu: place } of screens) {
    if (!place || !mayOpen(role, access)) continue
    const link = {
      id: pattern,
      label: place.label,
      href: `#${pattern}`,
      isCurrent: isAt(pattern, path) || path.startsWith(`${pattern}/`),
      ...countOf(place.count === undefined ? 0 : (counts[place.count] ?? 0)),
    }
    if (pattern === first) {
      menu.splice(1, 0, link)
      continue
    }
    if (place.group === undefined) {
      menu.push(link)
      continue
    }
    let group = groups.get(place.group)
    if (!group) {
      group = { id: place.group, label: backofficeMenuTexts[place.group], items: [] }
      groups.set(place.group, group)
      menu.push(group)
    }
    group.items.push(link)
    if (link.isCurrent) group.isCurrent = true
    Object.assign(group, countOf((group.count?.value ?? 0) + (link.count?.value ?? 0)))
  }
  return menu
}

/** What waits, where something does. */
function countOf(value: number): { count?: NavCount } {
  if (value === 0) return {}
  return { count: { value, label: value === 1 ? liveTexts.waitsOne : fill(liveTexts.waits, { n: value }) } }
}
