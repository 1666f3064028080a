import { fill } from '@enlace/contract/core/fill.ts'
import { backofficeTexts } from '@enlace/contract/backoffice/texts.ts'
import { ownAccountTexts } from '@enlace/contract/sign-in/own-account/texts.ts'
import { parameterTexts } from '@enlace/contract/parameters/label-texts.ts'
import { deskActTexts, deskSearchTexts } from '@enlace/contract/search/desk/texts.ts'
import { searchTexts } from '@enlace/contract/search/texts.ts'
import type { StaffSession } from '@enlace/contract/staff/sign-in/schemas.ts'
import { parameters } from '@enlace/domain/parameters.ts'
import { type StaffArea, type StaffRole, staffRight } from '@enlace/domain/staff-roles.ts'
import type { PaletteOption } from '@enlace/ui/command-palette.tsx'
import { buildingIcon, printIcon, signOutIcon, uploadIcon, userIcon } from '@enlace/ui/core/icons.ts'
import { settingsIcon, inboxIcon } from '@enlace/ui/core/place-icons.ts'
import type { SideGroup, SideLink } from '@enlace/ui/side-nav.tsx'
import { schemeOptions } from '@enlace/web/search/scheme-options.ts'
import { anySupplier, paths } from '../../core/paths.ts'
import { signOut, switchCompany } from '../../core/session/session-acts.ts'

/** The screens of the menu, each with the group in which it is. */
export function screenOptions(menu: readonly (SideLink | SideGroup)[]): PaletteOption[] {
  return menu.flatMap((entry) =>
    'sections' in entry
      ? entry.sections.flatMap((section) =>
          section.items.map(({ id, label, href }) => ({
            id: `screen-${id}`,
            icon: entry.icon,
            label,
            note: section.label === undefined ? entry.label : `${entry.label} · ${section.label}`,
            href,
          })),
        )
      : [{ id: `screen-${entry.id}`, icon: entry.icon, label: entry.label, href: entry.href }],
  )
}

/** The parameters by their names, for the roles that may read them; each opens the screen at its row. */
export function parameterOptions(role: StaffRole): PaletteOption[] {
  if (staffRight(role, 'settings') === undefined) return []
  return parameters.map(({ name }) => ({
    id: `parameter-${name}`,
    icon: settingsIcon,
    label: parameterTexts[name].label,
    note: parameterTexts[name].effect,
    href: paths.parameters({}, { parametro: name }),
  }))
}

const begun: readonly { id: string; area: StaffArea; icon: string; label: string; href: () => string }[] = [
  {
    id: 'invite-supplier',
    area: 'third-parties',
    icon: userIcon,
    label: deskActTexts.inviteSupplier,
    href: () => paths.suppliers({}, { invitar: anySupplier }),
  },
  {
    id: 'invite-users',
    area: 'third-parties',
    icon: uploadIcon,
    label: deskActTexts.newInvitations,
    href: paths.newInvitations,
  },
  { id: 'load', area: 'data', icon: uploadIcon, label: deskActTexts.newImport, href: paths.newImport },
  { id: 'post', area: 'content', icon: inboxIcon, label: deskActTexts.newPost, href: paths.newPost },
  { id: 'event', area: 'content', icon: inboxIcon, label: deskActTexts.newEvent, href: paths.newEvent },
  {
    id: 'invite-staff',
    area: 'staff',
    icon: userIcon,
    label: deskActTexts.inviteStaff,
    href: () => paths.staffMembers({}, { invitar: '1' }),
  },
]

/** What the member may begin, and what can be done from anywhere. */
export function actOptions({ rol, company, companies }: StaffSession): PaletteOption[] {
  return [
    ...begun
      .filter(({ area }) => staffRight(rol, area) === 'write')
      .map(({ id, icon, label, href }) => ({ id: `act-${id}`, icon, label, href: href() })),
    { id: 'print', icon: printIcon, label: searchTexts.print, onSelect: () => window.print() },
    ...companies
      .filter(({ id }) => id !== company.id)
      .map(({ id, nombre }) => ({
        id: `company-${id}`,
        icon: buildingIcon,
        label: fill(deskSearchTexts.switchCompany, { company: nombre }),
        onSelect: () => void switchCompany(id),
      })),
    ...schemeOptions(),
    { id: 'own-account', icon: userIcon, label: ownAccountTexts.title, href: paths.ownAccount() },
    { id: 'sign-out', icon: signOutIcon, label: backofficeTexts.signOut, onSelect: () => void signOut() },
  ]
}
