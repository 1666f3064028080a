import type { Payment } from '@enlace/contract/payments/schemas.ts'
import { paymentTexts as texts } from '@enlace/contract/payments/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import { downloadIcon, refreshIcon } from '@enlace/ui/core/icons.ts'
import styles from './payment-view.module.css'

type PaymentActionsProps = {
  payment: Payment
  isSending: boolean
  newPaymentHref: string
  onRetry: () => void
}

/** What can be done next: keep the receipt, go on paying, try again, or pay something else. */
export function PaymentActions({ payment, isSending, newPaymentHref, onRetry }: PaymentActionsProps) {
  const { receiptUrl, checkoutUrl, canRetry, estado } = payment
  return (
    <div className={styles.actions}>
      {receiptUrl !== null && (
        <ButtonLink href={receiptUrl} download variant="primary" size="large" icon={downloadIcon}>
          {texts.receipt}
        </ButtonLink>
      )}
      {checkoutUrl !== null && (
        <ButtonLink href={checkoutUrl} variant="primary" size="large">
          {texts.resume}
        </ButtonLink>
      )}
      {canRetry && (
        <Button variant="primary" size="large" icon={refreshIcon} isBusy={isSending} onClick={onRetry}>
          {isSending ? texts.retrying : texts.retry}
        </Button>
      )}
      {estado !== 'Pendiente' && (
        <ButtonLink href={newPaymentHref} size="large">
          {texts.again}
        </ButtonLink>
      )}
    </div>
  )
}
