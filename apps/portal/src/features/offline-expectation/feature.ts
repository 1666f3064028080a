import { paths } from '../../core/paths.ts'
import { type ScreenEntry, visitor } from '../../core/screen/screen-entry.ts'

export const offlineExpectationScreens: readonly ScreenEntry[] = [
  {
    path: paths.offlineExpectation.pattern,
    access: visitor,
    load: () => import('./route.tsx').then((chunk) => chunk.offlineExpectationRoute),
  },
]
