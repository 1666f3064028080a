import { fill } from '@enlace/contract/core/fill.ts'
import type { Payment } from '@enlace/contract/payments/schemas.ts'
import {
  gatewayTexts,
  paymentStateTexts as stateTexts,
  paymentTexts as texts,
} from '@enlace/contract/payments/texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { formatMoney, isZeroMoney, moneyParts } from '@enlace/domain/money.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { Money } from '@enlace/ui/money.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Quiet } from '@enlace/ui/quiet.tsx'
import { Skeleton } from '@enlace/ui/skeleton.tsx'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import { PaymentActions } from './payment-actions.tsx'
import styles from './payment-view.module.css'
import { stateTones } from './rules.ts'

type PaymentViewProps = {
  payment: Payment
  isSending: boolean
  newPaymentHref: string
  onRetry: () => void
}

/** What became of a payment, in a word, a sentence and an amount; below, what it was about. */
export function PaymentView({ payment, isSending, newPaymentHref, onRetry }: PaymentViewProps) {
  const { estado, isSimulated, isReversed, devuelto } = payment
  return (
    <div className={styles.page}>
      <PageHeading
        title={stateTexts[estado].title}
        status={<StatusChip tone={stateTones[estado]}>{stateTexts[estado].label}</StatusChip>}
      />
      {isSimulated && <Banner kind="warning">{texts.simulated}</Banner>}
      {!isZeroMoney(devuelto) && (
        <Banner kind="info">{fill(texts.refunded, { valor: formatMoney(devuelto, payment.moneda) })}</Banner>
      )}
      {isReversed && <Banner kind="warning">{texts.reversed}</Banner>}
      <div className={styles.state} data-tone={stateTones[estado]} role="status">
        <p className={styles.value}>
          <Money {...moneyParts(payment.valor, payment.moneda)} isStrong />
        </p>
        <p>{sentenceOf(payment)}</p>
        {estado === 'Pendiente' && <Quiet>{texts.checking}</Quiet>}
      </div>
      <PaymentActions {...{ payment, isSending, newPaymentHref, onRetry }} />
      <DefinitionList items={factsOf(payment)} />
      <Quiet>{texts.asked}</Quiet>
    </div>
  )
}

function sentenceOf({ estado, isConfirming, isUnanswered }: Payment): string {
  if (isUnanswered) return stateTexts.Pendiente.unanswered
  return isConfirming ? stateTexts.Pendiente.confirming : stateTexts[estado].body
}

function factsOf(payment: Payment) {
  const { decidedAt, transaccion, estado } = payment
  return [
    { label: texts.number, value: payment.numero },
    { label: texts.company, value: payment.compania },
    { label: texts.concept, value: payment.concepto },
    { label: texts.reference, value: payment.referencia },
    { label: texts.payer, value: payment.razon_social },
    { label: texts.nit, value: payment.nit },
    { label: texts.email, value: payment.correo },
    { label: texts.gateway, value: gatewayTexts[payment.gateway] },
    ...(transaccion === null ? [] : [{ label: texts.transaction, value: transaccion }]),
    { label: texts.started, value: instantText(payment.createdAt) },
    ...(estado === 'Pendiente' ? [{ label: texts.expires, value: instantText(payment.expiresAt) }] : []),
    ...(decidedAt === null ? [] : [{ label: texts.decided, value: instantText(decidedAt) }]),
  ]
}

function instantText(instant: string): string {
  return formatInstant(new Date(instant))
}

/** The place of a payment while the gateway is asked. */
export function PaymentSkeleton() {
  return (
    <div className={styles.page} role="status">
      <span className="visually-hidden">{texts.loading}</span>
      <Skeleton width="medium" />
      <Skeleton lines={8} />
    </div>
  )
}
