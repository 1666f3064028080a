import type { Access } from '@enlace/domain/access.ts'
import type { ScreenRoute } from '@enlace/web/screen/screen-route.tsx'

/** The access to a screen that needs no session. */
export const visitor = { actor: 'visitor' } as const

/** A screen of a feature: where it is, who may open it, and the chunk that draws it. */
export type ScreenEntry = {
  path: `/${string}`
  access: Access
  load: () => Promise<ScreenRoute>
  /** A sister of the login, which brings its own frame. */
  isFrameless?: true
}
