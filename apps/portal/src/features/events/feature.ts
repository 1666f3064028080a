import { placeAccess } from '@enlace/contract/content/menu/access.ts'
import { paths } from '../../core/paths.ts'
import type { ScreenEntry } from '../../core/screen/screen-entry.ts'

export const eventsScreens: readonly ScreenEntry[] = [
  {
    path: paths.events.pattern,
    access: placeAccess.events,
    load: () => import('./route.tsx').then((chunk) => chunk.eventsRoute),
  },
  {
    path: paths.event.pattern,
    access: placeAccess.events,
    load: () => import('./detail-route.tsx').then((chunk) => chunk.eventRoute),
  },
]
