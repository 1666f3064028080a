import { paymentSettingsTexts } from '@enlace/contract/payments/settings/texts.ts'
import { receivedPaymentsTexts } from '@enlace/contract/payments/desk/texts.ts'
import { paths } from '../../core/paths.ts'
import type { ScreenEntry } from '../../core/screen/screen-entry.ts'

const received = { actor: 'staff', area: 'online-payments' } as const

/** How the company takes online payments, and those that it received. */
export const paymentsScreens: readonly ScreenEntry[] = [
  {
    path: paths.paymentSettings.pattern,
    access: { actor: 'staff', area: 'settings' },
    load: () => import('./route.tsx').then((chunk) => chunk.paymentSettingsRoute),
    menu: { group: 'settings', section: 'rules', label: paymentSettingsTexts.title },
  },
  {
    path: paths.receivedPayments.pattern,
    access: received,
    load: () => import('./received/route.tsx').then((chunk) => chunk.receivedPaymentsRoute),
    menu: { group: 'documents', label: receivedPaymentsTexts.title },
  },
  {
    path: paths.receivedPayment.pattern,
    access: received,
    load: () => import('./received/detail-route.tsx').then((chunk) => chunk.receivedPaymentRoute),
  },
]
