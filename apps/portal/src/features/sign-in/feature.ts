import { paths } from '../../core/paths.ts'
import { type ScreenEntry, visitor } from '../../core/screen/screen-entry.ts'

export const signInScreens: readonly ScreenEntry[] = [
  ...[paths.passwordRecovery, paths.password].map(({ pattern }): ScreenEntry => ({
    path: pattern,
    access: visitor,
    isFrameless: true,
    load: () => import('./password/route.tsx').then((chunk) => chunk.passwordRecoveryRoute),
  })),
  {
    path: paths.emailChange.pattern,
    access: visitor,
    load: () => import('./email-change/route.tsx').then((chunk) => chunk.emailChangeRoute),
  },
  {
    path: paths.handedOver.pattern,
    access: visitor,
    load: () => import('./hand-over/route.tsx').then((chunk) => chunk.handOverRoute),
  },
]
