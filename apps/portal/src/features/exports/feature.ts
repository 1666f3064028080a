import { placeAccess } from '@enlace/contract/content/menu/access.ts'
import { paths } from '../../core/paths.ts'
import type { ScreenEntry } from '../../core/screen/screen-entry.ts'

export const exportsScreens: readonly ScreenEntry[] = [
  {
    path: paths.downloads.pattern,
    access: placeAccess.downloads,
    load: () => import('./route.tsx').then((chunk) => chunk.downloadsRoute),
  },
]
