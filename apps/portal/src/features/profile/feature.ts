import { placeAccess } from '@enlace/contract/content/menu/access.ts'
import { paths } from '../../core/paths.ts'
import type { ScreenEntry } from '../../core/screen/screen-entry.ts'

export const profileScreens: readonly ScreenEntry[] = [
  {
    path: paths.profile.pattern,
    access: placeAccess.profile,
    load: () => import('./route.tsx').then((chunk) => chunk.profileRoute),
  },
  {
    path: paths.profileSecurity.pattern,
    access: placeAccess.profile,
    load: () => import('./security/route.tsx').then((chunk) => chunk.securityRoute),
  },
  {
    path: paths.profileNotifications.pattern,
    access: placeAccess.profile,
    load: () => import('./notifications/route.tsx').then((chunk) => chunk.notificationsRoute),
  },
  {
    path: paths.profileCompany.pattern,
    access: placeAccess.profile,
    load: () => import('./company-route.tsx').then((chunk) => chunk.companyProfileRoute),
  },
  {
    path: paths.profileCompanyChange.pattern,
    access: { actor: 'master' },
    load: () => import('./company-change-route.tsx').then((chunk) => chunk.companyChangeRoute),
  },
  {
    path: paths.profileDataRights.pattern,
    access: placeAccess.profile,
    load: () => import('./rights-route.tsx').then((chunk) => chunk.dataRightsRoute),
  },
]
