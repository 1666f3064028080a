import { placeAccess } from '@enlace/contract/content/menu/access.ts'
import { paths } from '../../core/paths.ts'
import type { ScreenEntry } from '../../core/screen/screen-entry.ts'

/** The tabs of 'Mis Datos', and the pages behind them. */
export const profileScreens: readonly ScreenEntry[] = [
  {
    path: paths.profile.pattern,
    access: placeAccess.profile,
    load: () => import('../../features/profile/route.tsx').then((chunk) => chunk.profileRoute),
  },
  {
    path: paths.profileSecurity.pattern,
    access: placeAccess.profile,
    load: () => import('../../features/profile/security/route.tsx').then((chunk) => chunk.securityRoute),
  },
  {
    path: paths.profileNotifications.pattern,
    access: placeAccess.profile,
    load: () =>
      import('../../features/profile/notifications/route.tsx').then((chunk) => chunk.notificationsRoute),
  },
  {
    path: paths.profileCompany.pattern,
    access: placeAccess.profile,
    load: () => import('../../features/profile/company-route.tsx').then((chunk) => chunk.companyProfileRoute),
  },
  {
    path: paths.profileCompanyChange.pattern,
    access: { actor: 'master' },
    load: () =>
      import('../../features/profile/company-change-route.tsx').then((chunk) => chunk.companyChangeRoute),
  },
  {
    path: paths.profileDataRights.pattern,
    access: placeAccess.profile,
    load: () => import('../../features/profile/rights-route.tsx').then((chunk) => chunk.dataRightsRoute),
  },
  {
    path: paths.profileDocuments.pattern,
    access: placeAccess.qualification,
    load: () =>
      import('../../features/profile/documents-route.tsx').then((chunk) => chunk.profileDocumentsRoute),
  },
  {
    path: paths.profileBankAccounts.pattern,
    access: placeAccess.bankAccounts,
    load: () => import('../../features/bank-accounts/route.tsx').then((chunk) => chunk.bankAccountsRoute),
  },
]
