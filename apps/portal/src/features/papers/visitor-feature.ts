import { paths } from '../../core/paths.ts'
import { type ScreenEntry, visitor } from '../../core/screen/screen-entry.ts'

/** What of it anybody may open: a table of its own, because visitors load no other. */
export const paperVisitorScreens: readonly ScreenEntry[] = [
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
]
