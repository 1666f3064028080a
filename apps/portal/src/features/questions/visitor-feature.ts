import { paths } from '../../core/paths.ts'
import { type ScreenEntry, visitor } from '../../core/screen/screen-entry.ts'

/** What of it anybody may open: a table of its own, because visitors load no other. */
export const questionVisitorScreens: readonly ScreenEntry[] = [
  {
    path: paths.reply.pattern,
    access: visitor,
    load: () => import('./reply/route.tsx').then((chunk) => chunk.replyRoute),
  },
]
