import { backofficePlaceTexts } from '@enlace/contract/backoffice/texts.ts'
import { paths } from '../../core/paths.ts'
import type { ScreenEntry } from '../../core/screen/screen-entry.ts'

const certificates = { actor: 'staff', area: 'certificates' } as const
const settings = { actor: 'staff', area: 'settings' } as const

/** Certificates, their yearly runs and their settings. */
export const certificatesScreens: readonly ScreenEntry[] = [
  {
    path: paths.certificateSettings.pattern,
    access: certificates,
    load: () => import('./settings/route.tsx').then((chunk) => chunk.certificateSettingsRoute),
    belongsTo: [paths.certificateContent.pattern, paths.certificates.pattern],
  },
  {
    path: paths.certificateContent.pattern,
    access: settings,
    load: () => import('./settings/content-route.tsx').then((chunk) => chunk.certificateContentRoute),
    menu: { group: 'settings', section: 'rules', label: backofficePlaceTexts.certificateSettings },
  },
  {
    path: paths.certificateKey.pattern,
    access: settings,
    load: () => import('./settings/key-route.tsx').then((chunk) => chunk.certificateKeyRoute),
    belongsTo: [paths.certificateContent.pattern],
  },
  {
    path: paths.certificates.pattern,
    access: certificates,
    load: () => import('./route.tsx').then((chunk) => chunk.certificatesRoute),
    menu: { group: 'work', label: backofficePlaceTexts.certificates, count: 'certificates' },
  },
  {
    // Before the certificates themselves: it is no id of one.
    path: paths.certificateYear.pattern,
    access: certificates,
    load: () => import('./runs/route.tsx').then((chunk) => chunk.certificateYearRoute),
  },
  {
    path: paths.certificatesTold.pattern,
    access: certificates,
    load: () => import('./notices/route.tsx').then((chunk) => chunk.certificatesToldRoute),
  },
  {
    path: paths.certificate.pattern,
    access: certificates,
    load: () => import('./detail-route.tsx').then((chunk) => chunk.certificateRoute),
  },
]
