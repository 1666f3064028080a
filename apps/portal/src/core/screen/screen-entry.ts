import type { Access } from '@enlace/domain/access.ts'
import type { ScreenRoute } from '@enlace/web/screen/screen-route.tsx'

/** A screen of a feature: where it is, who may open it, and the chunk that draws it. */
export type ScreenEntry = {
  path: `/${string}`
  access: Access
  load: () => Promise<ScreenRoute>
  /** A sister of the login, which brings its own frame. */
  isFrameless?: true
}
