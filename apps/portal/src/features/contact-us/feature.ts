import { paths } from '../../core/paths.ts'
import { type ScreenEntry, visitor } from '../../core/screen/screen-entry.ts'

export const contactUsScreens: readonly ScreenEntry[] = [
  {
    path: paths.contactUs.pattern,
    access: visitor,
    load: () => import('./route.tsx').then((chunk) => chunk.contactUsRoute),
  },
]
