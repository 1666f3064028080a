import { profileRequestsTexts } from '@enlace/contract/profile/requests/texts.ts'
import { paths } from '../../core/paths.ts'
import type { ScreenEntry } from '../../core/screen/screen-entry.ts'

const access = { actor: 'staff', area: 'registrations' } as const

/** Changes of suppliers' data, to be decided. */
export const profileScreens: readonly ScreenEntry[] = [
  {
    path: paths.profileRequests.pattern,
    access,
    load: () => import('./route.tsx').then((chunk) => chunk.profileRequestsRoute),
    menu: { group: 'work', label: profileRequestsTexts.title, count: 'profile-requests' },
  },
  {
    path: paths.profileRequest.pattern,
    access,
    load: () => import('./detail-route.tsx').then((chunk) => chunk.profileRequestRoute),
  },
]
