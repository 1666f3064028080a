import {
  type BackofficeMenuGroup,
  backofficeMenuTexts,
  type BackofficeMenuSection,
  backofficeSectionTexts,
} from '@enlace/contract/backoffice/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { Live } from '@enlace/contract/notifications/live/schemas.ts'
import { liveTexts } from '@enlace/contract/notifications/live/texts.ts'
import type { ModuleName } from '@enlace/domain/modules.ts'
import { type StaffRole, staffRight } from '@enlace/domain/staff-roles.ts'
import { checkCircleIcon, documentIcon } from '@enlace/ui/core/icons.ts'
import {
  databaseIcon,
  settingsIcon,
  homeIcon,
  papersIcon,
  inboxIcon,
  shieldIcon,
  suppliersIcon,
} from '@enlace/ui/core/place-icons.ts'
import type { NavCount, NavLink } from '@enlace/ui/nav-menu.tsx'
import type { SideGroup, SideLink } from '@enlace/ui/side-nav.tsx'
import { isAt } from '@enlace/web/path.ts'
import { pathOf } from '@enlace/web/place.ts'
import type { StaffAccess, ScreenEntry } from '../core/screen/screen-entry.ts'

/** Whether a role may open a screen. */
export function mayOpen(role: StaffRole, { area, right = 'read' }: StaffAccess): boolean {
  if (area === undefined) return true
  const has = staffRight(role, area)
  return has === 'write' || has === right
}

const groupIcons: Readonly<Record<BackofficeMenuGroup, string>> = {
  work: inboxIcon,
  suppliers: suppliersIcon,
  documents: papersIcon,
  data: databaseIcon,
  content: documentIcon,
  oversight: shieldIcon,
  settings: settingsIcon,
}

const groupIds = Object.keys(backofficeMenuTexts) as BackofficeMenuGroup[] // the keys of an object of ours
const sectionIds = Object.keys(backofficeSectionTexts) as BackofficeMenuSection[] // as above

type Placed = {
  link: NavLink
  group: BackofficeMenuGroup | undefined
  section: BackofficeMenuSection | undefined
}

/**
 * The menu of a role: its screens in their order, without those of modules that are off, those of a group under one word, with what waits at each. One of them may
 * stand by itself after the start page, while it comes before all other work.
 */
export function menuOf(
  screens: readonly ScreenEntry[],
  role: StaffRole,
  route: string,
  {
    counts = {},
    first,
    modules,
  }: { counts?: Live['counts']; first?: string; modules?: readonly ModuleName[] } = {},
): readonly (SideLink | SideGroup)[] {
  const path = pathOf(route)
  const current = placeAt(
    screens.filter(({ access }) => mayOpen(role, access)),
    path,
  )
  const placed = screens.flatMap(({ path: pattern, access, menu: place }): Placed[] => {
    if (!place || !mayOpen(role, access)) return []
    if (place.module !== undefined && modules?.includes(place.module) === false) return []
    const link = {
      id: pattern,
      label: place.label,
      href: `#${pattern}`,
      isCurrent: pattern === current,
      ...countOf(place.count === undefined ? 0 : (counts[place.count] ?? 0)),
    }
    return [{ link, group: pattern === first ? undefined : place.group, section: place.section }]
  })
  const alone = placed.flatMap(({ link, group }) =>
    group === undefined ? [{ ...link, icon: link.id === first ? checkCircleIcon : homeIcon }] : [],
  )
  const groups = groupIds.flatMap((id) =>
    groupOf(
      id,
      placed.filter(({ group }) => group === id),
    ),
  )
  return [...alone, ...groups]
}

function groupOf(id: BackofficeMenuGroup, placed: readonly Placed[]): SideGroup[] {
  if (placed.length === 0) return []
  const links = placed.map(({ link }) => link)
  return [
    {
      id,
      label: backofficeMenuTexts[id],
      icon: groupIcons[id],
      isCurrent: links.some(({ isCurrent }) => isCurrent),
      isOpen: id === 'work',
      isAside: id === 'settings',
      sections: sectionsOf(placed),
      ...countOf(links.reduce((sum, { count }) => sum + (count?.value ?? 0), 0)),
    },
  ]
}

/** The places of a group by their sections; those of a group without sections are one list. */
function sectionsOf(placed: readonly Placed[]): SideGroup['sections'] {
  return [undefined, ...sectionIds].flatMap((id) => {
    const items = placed.filter(({ section }) => section === id).map(({ link }) => link)
    if (items.length === 0) return []
    return [id === undefined ? { id: 'all', items } : { id, label: backofficeSectionTexts[id], items }]
  })
}

/** The place of the menu to which an address belongs: the nearest above it, so that a part of another place marks its own. */
function placeAt(screens: readonly ScreenEntry[], path: string): string | undefined {
  const owners = screens.find(({ path: pattern }) => isAt(pattern, path))?.belongsTo ?? []
  const owner = owners.find((place) => screens.some(({ path: pattern }) => pattern === place))
  if (owner !== undefined) return owner
  const above = screens.filter(
    ({ path: pattern, menu }) => menu && (isAt(pattern, path) || path.startsWith(`${pattern}/`)),
  )
  return above.reduce<string | undefined>(
    (nearest, { path: pattern }) => (pattern.length > (nearest?.length ?? 0) ? pattern : nearest),
    undefined,
  )
}

/** What waits, where something does. */
function countOf(value: number): { count?: NavCount } {
  if (value === 0) return {}
  return { count: { value, label: value === 1 ? liveTexts.waitsOne : fill(liveTexts.waits, { n: value }) } }
}
