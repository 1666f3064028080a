import { placeAccess } from '@enlace/contract/content/menu/access.ts'
import { paths } from '../../core/paths.ts'
import { type ScreenEntry, visitor } from '../../core/screen/screen-entry.ts'

export const bankAccountsScreens: readonly ScreenEntry[] = [
  {
    path: paths.bankChange.pattern,
    access: visitor,
    load: () => import('./confirm/route.tsx').then((chunk) => chunk.bankChangeRoute),
  },
  {
    path: paths.profileBankAccounts.pattern,
    access: placeAccess.bankAccounts,
    load: () => import('./route.tsx').then((chunk) => chunk.bankAccountsRoute),
  },
]
