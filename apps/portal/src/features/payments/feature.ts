import { paths } from '../../core/paths.ts'
import { type ScreenEntry, visitor } from '../../core/screen/screen-entry.ts'

export const paymentsScreens: readonly ScreenEntry[] = [
  {
    path: paths.payments.pattern,
    access: visitor,
    load: () => import('./route.tsx').then((chunk) => chunk.paymentsRoute),
  },
  {
    path: paths.payment.pattern,
    access: visitor,
    load: () => import('./payment-route.tsx').then((chunk) => chunk.paymentRoute),
  },
]
