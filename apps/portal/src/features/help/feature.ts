import { paths } from '../../core/paths.ts'
import { type ScreenEntry, visitor } from '../../core/screen/screen-entry.ts'

/** The manual, which anybody may read: also who cannot sign in. */
export const helpScreens: readonly ScreenEntry[] = [
  {
    path: paths.help.pattern,
    access: visitor,
    load: () => import('./route.tsx').then((chunk) => chunk.helpRoute),
  },
  {
    path: paths.helpPage.pattern,
    access: visitor,
    load: () => import('./route.tsx').then((chunk) => chunk.helpPage),
  },
]
