import { placeAccess } from '@enlace/contract/content/menu/access.ts'
import { paths } from '../../core/paths.ts'
import type { ScreenEntry } from '../../core/screen/screen-entry.ts'

export const usersScreens: readonly ScreenEntry[] = [
  {
    path: paths.users.pattern,
    access: placeAccess.users,
    load: () => import('./route.tsx').then((chunk) => chunk.usersRoute),
  },
  {
    path: paths.user.pattern,
    access: placeAccess.users,
    load: () => import('./detail-route.tsx').then((chunk) => chunk.userRoute),
  },
]
