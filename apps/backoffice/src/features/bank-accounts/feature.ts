import { bankDeskTexts } from '@enlace/contract/bank-accounts/desk/texts.ts'
import { paths } from '../../core/paths.ts'
import type { ScreenEntry } from '../../core/screen/screen-entry.ts'

const access = { actor: 'staff', area: 'bank-accounts' } as const

/** Changes of suppliers' bank accounts, to be decided. */
export const bankAccountsScreens: readonly ScreenEntry[] = [
  {
    path: paths.bankChanges.pattern,
    access,
    load: () => import('./route.tsx').then((chunk) => chunk.bankDeskRoute),
    menu: { group: 'work', label: bankDeskTexts.title, count: 'bank-changes' },
  },
  {
    path: paths.bankHandOver.pattern,
    access,
    load: () => import('./hand-over/route.tsx').then((chunk) => chunk.bankHandOverRoute),
  },
  {
    path: paths.bankLoad.pattern,
    access: { ...access, right: 'write' },
    load: () => import('./load/route.tsx').then((chunk) => chunk.bankLoadRoute),
  },
  {
    path: paths.bankChange.pattern,
    access,
    load: () => import('./detail-route.tsx').then((chunk) => chunk.bankChangeRoute),
  },
]
