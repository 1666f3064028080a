import { backofficePlaceTexts } from '@enlace/contract/backoffice/texts.ts'
import { paths } from '../../core/paths.ts'
import type { ScreenEntry } from '../../core/screen/screen-entry.ts'

const access = { actor: 'staff', area: 'mails' } as const

/** Mails of the company and how it sends them. */
export const mailScreens: readonly ScreenEntry[] = [
  {
    path: paths.mail.pattern,
    access: { actor: 'staff', area: 'settings' },
    load: () => import('./settings/route.tsx').then((chunk) => chunk.mailSettingsRoute),
    menu: { group: 'settings', section: 'communication', label: backofficePlaceTexts.mailServer },
  },
  {
    path: paths.mails.pattern,
    access,
    load: () => import('./route.tsx').then((chunk) => chunk.mailsRoute),
    menu: { group: 'oversight', label: backofficePlaceTexts.mails, count: 'failed-mails' },
  },
  {
    path: paths.deskMail.pattern,
    access,
    load: () => import('./detail-route.tsx').then((chunk) => chunk.deskMailRoute),
  },
]
