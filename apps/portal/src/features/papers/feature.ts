import { placeAccess } from '@enlace/contract/content/menu/access.ts'
import { paths } from '../../core/paths.ts'
import type { ScreenEntry } from '../../core/screen/screen-entry.ts'

export const papersScreens: readonly ScreenEntry[] = [
  {
    path: paths.papers.pattern,
    access: placeAccess.accountStatements,
    load: () => import('./route.tsx').then((chunk) => chunk.papersRoute),
  },
]
