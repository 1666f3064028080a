import type { Access } from '@enlace/domain/access.ts'
import type { BackofficeMenuGroup, BackofficeMenuSection } from '@enlace/contract/backoffice/texts.ts'
import type { ModuleName } from '@enlace/domain/modules.ts'
import type { CountName } from '@enlace/contract/notifications/live/counts.ts'
import type { ScreenRoute } from '@enlace/web/screen/screen-route.tsx'

/** Who may open a screen of the back office. */
export type StaffAccess = Extract<Access, { actor: 'staff' }>

/** A screen of the back office: where it is, who may open it, the chunk that draws it, and its place in the menu. */
export type ScreenEntry = {
  path: `/${string}`
  access: StaffAccess
  load: () => Promise<ScreenRoute>
  menu?: {
    group?: BackofficeMenuGroup
    /** Of a group with sections, in which of them it is. */
    section?: BackofficeMenuSection
    label: string
    /** The module of the company without which it is not shown. */
    module?: ModuleName
    /** The path of the screen it follows, where that is another concept's or comes later; otherwise the one before it. */
    after?: `/${string}`
    /** What waits there, counted live. */
    count?: CountName
  }
  /** Without a place in the menu: those to which it belongs, the first that the role has, where its address is not below one. */
  belongsTo?: readonly `/${string}`[]
}
