import { placeAccess } from '@enlace/contract/content/menu/access.ts'
import { paths } from '../../core/paths.ts'
import type { ScreenEntry } from '../../core/screen/screen-entry.ts'

export const notificationsScreens: readonly ScreenEntry[] = [
  {
    path: paths.notifications.pattern,
    access: placeAccess.notifications,
    load: () => import('./route.tsx').then((chunk) => chunk.notificationsRoute),
  },
]
