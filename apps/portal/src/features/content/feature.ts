import { placeAccess } from '@enlace/contract/content/menu/access.ts'
import { paths } from '../../core/paths.ts'
import type { ScreenEntry } from '../../core/screen/screen-entry.ts'

export const contentScreens: readonly ScreenEntry[] = [
  {
    path: paths.unlayer.pattern,
    access: placeAccess.templates,
    load: () => import('./unlayer/route.tsx').then((chunk) => chunk.templateRoute),
  },
]
