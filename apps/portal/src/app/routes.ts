import type { Access } from '@enlace/domain/access'
import { paths } from '../core/paths.ts'
import type { ScreenRoute } from '../core/screen/screen-route.tsx'

/** A screen of a feature: where it is, who may open it, and the chunk that draws it. */
export type ScreenEntry = { path: `/${string}`; access: Access; load: () => Promise<ScreenRoute> }

const visitor = { actor: 'visitor' } as const

/** Every feature's screens; each is loaded when its place is opened. */
export const screens: readonly ScreenEntry[] = [
  {
    path: paths.setPassword.pattern,
    access: visitor,
    load: () => import('../features/set-password/route.tsx').then((chunk) => chunk.setPasswordRoute),
  },
]
