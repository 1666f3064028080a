import { paymentSettingsTexts } from '@enlace/contract/payments/settings/texts.ts'
import { paths } from '../../core/paths.ts'
import type { ScreenEntry } from '../../core/screen/screen-entry.ts'

/** How the company takes online payments. */
export const paymentsScreens: readonly ScreenEntry[] = [
  {
    path: paths.paymentSettings.pattern,
    access: { actor: 'staff', area: 'settings' },
    load: () => import('./route.tsx').then((chunk) => chunk.paymentSettingsRoute),
    menu: { group: 'settings', section: 'rules', label: paymentSettingsTexts.title },
  },
]
