import { placeAccess } from '@enlace/contract/content/menu/access.ts'
import { paths } from '../../core/paths.ts'
import { type ScreenEntry, visitor } from '../../core/screen/screen-entry.ts'

export const papersScreens: readonly ScreenEntry[] = [
  {
    path: paths.verify.pattern,
    access: visitor,
    load: () => import('./verify/route.tsx').then((chunk) => chunk.verifyRoute),
  },
  {
    path: paths.verifyCode.pattern,
    access: visitor,
    load: () => import('./verify/route.tsx').then((chunk) => chunk.verifyCodeRoute),
  },
  {
    path: paths.papers.pattern,
    access: placeAccess.accountStatements,
    load: () => import('./route.tsx').then((chunk) => chunk.papersRoute),
  },
]
