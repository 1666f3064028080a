import { paths } from '../../core/paths.ts'
import { type ScreenEntry, visitor } from '../../core/screen/screen-entry.ts'

/** What of it anybody may open: a table of its own, because visitors load no other. */
export const bankAccountVisitorScreens: readonly ScreenEntry[] = [
  {
    path: paths.bankChange.pattern,
    access: visitor,
    load: () => import('./confirm/route.tsx').then((chunk) => chunk.bankChangeRoute),
  },
]
