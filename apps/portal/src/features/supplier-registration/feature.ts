import { paths } from '../../core/paths.ts'
import { type ScreenEntry, visitor } from '../../core/screen/screen-entry.ts'

export const supplierRegistrationScreens: readonly ScreenEntry[] = [
  {
    path: paths.companyRegistration.pattern,
    access: visitor,
    load: () => import('./company-route.tsx').then((chunk) => chunk.companyRegistrationRoute),
  },
  ...[paths.supplierRegistration, paths.registerLogin].map(({ pattern }) => ({
    path: pattern,
    access: visitor,
    load: () => import('./route.tsx').then((chunk) => chunk.supplierRegistrationRoute),
  })),
  {
    path: paths.registrationStatus.pattern,
    access: visitor,
    load: () => import('./status-route.tsx').then((chunk) => chunk.registrationStatusRoute),
  },
]
