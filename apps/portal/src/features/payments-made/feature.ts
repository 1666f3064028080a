import { placeAccess } from '@enlace/contract/content/menu/access.ts'
import { paths } from '../../core/paths.ts'
import type { ScreenEntry } from '../../core/screen/screen-entry.ts'

export const paymentsMadeScreens: readonly ScreenEntry[] = [
  {
    path: paths.paymentsMade.pattern,
    access: placeAccess.paymentsMade,
    load: () => import('./route.tsx').then((chunk) => chunk.paymentsMadeRoute),
  },
  {
    path: paths.paymentMade.pattern,
    access: placeAccess.paymentsMade,
    load: () => import('./detail-route.tsx').then((chunk) => chunk.paymentMadeRoute),
  },
]
