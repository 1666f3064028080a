import { registrationsTexts } from '@enlace/contract/supplier-registration/desk/texts.ts'
import { paths } from '../../core/paths.ts'
import type { ScreenEntry } from '../../core/screen/screen-entry.ts'

const access = { actor: 'staff', area: 'registrations' } as const

/** Visitors who apply to become suppliers. */
export const supplierRegistrationScreens: readonly ScreenEntry[] = [
  {
    path: paths.registrations.pattern,
    access,
    load: () => import('./route.tsx').then((chunk) => chunk.registrationsRoute),
    menu: { group: 'work', label: registrationsTexts.title, count: 'registrations' },
  },
  {
    path: paths.registration.pattern,
    access,
    load: () => import('./registration/route.tsx').then((chunk) => chunk.registrationRoute),
  },
]
