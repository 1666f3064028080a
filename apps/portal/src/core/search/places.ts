import { fill } from '@enlace/contract/core/fill.ts'
import { menuTexts } from '@enlace/contract/content/menu/texts.ts'
import { arrivedTexts } from '@enlace/contract/account-statements/arrived/texts.ts'
import { movementsTexts } from '@enlace/contract/account-statements/movements/texts.ts'
import { reconcileTexts } from '@enlace/contract/account-statements/reconcile/texts.ts'
import { papersTexts } from '@enlace/contract/papers/desk/texts.ts'
import { searchTexts as texts } from '@enlace/contract/search/texts.ts'
import type { BranchAccount, Membership } from '@enlace/contract/sign-in/session/schemas.ts'
import { userFormTexts } from '@enlace/contract/users/screen-texts.ts'
import type { PaletteOption } from '@enlace/ui/command-palette.tsx'
import {
  buildingIcon,
  downloadIcon,
  printIcon,
  screenIcon,
  signOutIcon,
  userIcon,
} from '@enlace/ui/core/icons.ts'
import { openExport } from '@enlace/web/list/open-export.ts'
import { exportPlace } from '@enlace/web/list/key-places.ts'
import type { MenuGroup, MenuLink } from '../menu/menu.ts'
import { paths } from '../paths.ts'
import { schemeOptions } from '@enlace/web/search/scheme-options.ts'

/** What the shell knows and the search offers. */
export type SearchedPlaces = {
  menu: readonly (MenuLink | MenuGroup)[]
  accounts: readonly BranchAccount[]
  memberships: readonly Membership[]
  thirdId: number | null
  onBranch: (thirdId: number | null) => void
  onMembership: (membership: Membership) => void
  onSignOut: () => void
}

/** The screens that the person may open: the menu's, and those that have no entry in it. */
export function screenOptions(menu: SearchedPlaces['menu']): PaletteOption[] {
  const own = [
    ...menu.flatMap((entry) =>
      'items' in entry
        ? entry.items.map((item) => ({ ...item, label: `${entry.label} · ${item.label}` }))
        : [entry],
    ),
    { id: 'movements', label: movementsTexts.title, href: paths.movements({ days: 0 }) },
    { id: 'reconcile', label: reconcileTexts.title, href: paths.reconcileStatement({ days: 0 }) },
    { id: 'arrived', label: arrivedTexts.title, href: paths.arrivedInvoice({ days: 0 }) },
    { id: 'papers', label: papersTexts.title, href: paths.papers() },
    { id: 'questions', label: menuTexts.questions, href: paths.questions() },
    { id: 'downloads', label: menuTexts.downloads, href: paths.downloads() },
  ]
  return own.map(({ id, label, href }) => ({ id: `screen-${id}`, icon: screenIcon, label, href }))
}

/** Whether the page that is open has a list to export. */
export const isExportThere = (): boolean =>
  document.querySelector(`#${exportPlace} button:not(:disabled)`) !== null

/** Calls back whenever something of the page comes, goes or is enabled. */
export function watchPage(tell: () => void): () => void {
  const observer = new MutationObserver(tell)
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] })
  return () => observer.disconnect()
}

/** What the person can do from anywhere, and with the list that is open. */
export function actionOptions(places: SearchedPlaces, canExport: boolean): PaletteOption[] {
  return [
    ...(canExport
      ? [{ id: 'export', icon: downloadIcon, label: texts.exportList, onSelect: openExport }]
      : []),
    // Whoever has the users in its menu may let others in.
    ...(places.menu.some(({ id }) => id === 'users')
      ? [
          {
            id: 'invite',
            icon: userIcon,
            label: userFormTexts.inviteTitle,
            href: paths.users({}, { invitar: '1' }),
          },
        ]
      : []),
    { id: 'print', icon: printIcon, label: texts.print, onSelect: () => window.print() },
    ...branchOptions(places),
    ...places.memberships
      .filter(({ isCurrent }) => !isCurrent)
      .map((membership) => ({
        id: `company-${membership.id}`,
        icon: buildingIcon,
        label: fill(texts.switchCompany, {
          company: membership.companyName,
          razon_social: membership.razon_social,
        }),
        onSelect: () => places.onMembership(membership),
      })),
    ...schemeOptions(),
    { id: 'profile', icon: userIcon, label: menuTexts.userProfile, href: paths.profile() },
    { id: 'sign-out', icon: signOutIcon, label: menuTexts.logout, onSelect: places.onSignOut },
  ]
}

function branchOptions({ accounts, thirdId, onBranch }: SearchedPlaces): PaletteOption[] {
  if (accounts.length < 2) return []
  const branches = accounts.map(({ thirdId: id, nombre }) => ({
    thirdId: id as number | null, // beside the one that is all of them
    label: fill(texts.switchBranch, { branch: nombre }),
  }))
  return [{ thirdId: null, label: texts.switchAllBranches }, ...branches]
    .filter((branch) => branch.thirdId !== thirdId)
    .map((branch) => ({
      id: `branch-${branch.thirdId}`,
      icon: buildingIcon,
      label: branch.label,
      onSelect: () => onBranch(branch.thirdId),
    }))
}
