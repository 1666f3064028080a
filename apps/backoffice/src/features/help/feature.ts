import { paths } from '../../core/paths.ts'
import type { ScreenEntry } from '../../core/screen/screen-entry.ts'

const access = { actor: 'staff' } as const

/** The manual, which every member of the staff may read. */
export const helpScreens: readonly ScreenEntry[] = [
  {
    path: paths.help.pattern,
    access,
    load: () => import('./route.tsx').then((chunk) => chunk.helpRoute),
  },
  {
    path: paths.helpPage.pattern,
    access,
    load: () => import('./route.tsx').then((chunk) => chunk.helpPage),
  },
]
