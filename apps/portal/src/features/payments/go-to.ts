import type { BegunPayment } from '@enlace/contract/payments/schemas.ts'
import { paths } from '../../core/paths.ts'

/** Leaves for the gateway's page, or for the payment's own where the gateway has it in hand already. */
export function goTo({ checkoutUrl, token }: BegunPayment): void {
  location.assign(checkoutUrl ?? paths.payment({ token }))
}
