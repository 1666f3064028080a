import { placeAccess } from '@enlace/contract/content/menu/access.ts'
import { paths } from '../../core/paths.ts'
import type { ScreenEntry } from '../../core/screen/screen-entry.ts'

/** The keys of the supplier's programs. */
export const supplierKeysScreens: readonly ScreenEntry[] = [
  {
    path: paths.supplierKeys.pattern,
    access: placeAccess.users,
    load: () => import('./route.tsx').then((chunk) => chunk.supplierKeysRoute),
  },
]
