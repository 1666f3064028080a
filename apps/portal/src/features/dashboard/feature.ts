import { placeAccess } from '@enlace/contract/content/menu/access.ts'
import { paths } from '../../core/paths.ts'
import type { ScreenEntry } from '../../core/screen/screen-entry.ts'

export const dashboardScreens: readonly ScreenEntry[] = [
  {
    path: paths.startPage.pattern,
    access: placeAccess.startPage,
    load: () => import('./route.tsx').then((chunk) => chunk.startPageRoute),
  },
]
