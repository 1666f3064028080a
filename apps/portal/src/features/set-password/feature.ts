import { paths } from '../../core/paths.ts'
import { type ScreenEntry, visitor } from '../../core/screen/screen-entry.ts'

export const setPasswordScreens: readonly ScreenEntry[] = [
  {
    path: paths.setPassword.pattern,
    access: visitor,
    load: () => import('./route.tsx').then((chunk) => chunk.setPasswordRoute),
  },
]
