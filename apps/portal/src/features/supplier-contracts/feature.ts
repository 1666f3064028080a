import { placeAccess } from '@enlace/contract/content/menu/access.ts'
import { paths } from '../../core/paths.ts'
import type { ScreenEntry } from '../../core/screen/screen-entry.ts'

export const supplierContractsScreens: readonly ScreenEntry[] = [
  {
    path: paths.supplierContracts.pattern,
    access: placeAccess.contracts,
    load: () => import('./route.tsx').then((chunk) => chunk.supplierContractsRoute),
  },
  {
    path: paths.supplierContract.pattern,
    access: placeAccess.contracts,
    load: () => import('./detail-route.tsx').then((chunk) => chunk.supplierContractRoute),
  },
]
