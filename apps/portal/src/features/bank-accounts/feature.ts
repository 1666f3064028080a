import { placeAccess } from '@enlace/contract/content/menu/access.ts'
import { paths } from '../../core/paths.ts'
import type { ScreenEntry } from '../../core/screen/screen-entry.ts'

export const bankAccountsScreens: readonly ScreenEntry[] = [
  {
    path: paths.profileBankAccounts.pattern,
    access: placeAccess.bankAccounts,
    load: () => import('./route.tsx').then((chunk) => chunk.bankAccountsRoute),
  },
]
