import type { NewPayment } from '@enlace/contract/payments/schemas.ts'
import { paymentsTexts as texts } from '@enlace/contract/payments/texts.ts'
import { moneyParts } from '@enlace/domain/money.ts'
import { formatNit } from '@enlace/domain/nit.ts'
import { Button } from '@enlace/ui/button.tsx'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { Money } from '@enlace/ui/money.tsx'
import { Row } from '@enlace/ui/row.tsx'
import { useEffect, useRef } from 'react'
import styles from './form.module.css'

type PaymentSummaryProps = {
  payment: NewPayment
  company: string
  concept: string
  isSending: boolean
  onChange: () => void
  onPay: () => void
}

/** What is about to be paid, to be read once more before the browser leaves for the gateway. */
export function PaymentSummary({
  payment,
  company,
  concept,
  isSending,
  onChange,
  onPay,
}: PaymentSummaryProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus()
    title.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <section className={styles.summary} aria-labelledby="payment-summary">
      <h2 id="payment-summary" ref={title} tabIndex={-1}>
        {texts.summaryTitle}
      </h2>
      <p className={styles.total}>
        <span>{texts.total}</span>
        <Money {...moneyParts(payment.valor)} isStrong />
      </p>
      <DefinitionList
        items={[
          { label: texts.company, value: company },
          { label: texts.concept, value: concept },
          { label: texts.reference, value: payment.referencia },
          { label: texts.razonSocial, value: payment.razon_social },
          { label: texts.nit, value: formatNit(payment.nit, payment.dv) },
          { label: texts.email, value: payment.correo },
        ]}
      />
      <p>{texts.summaryHint}</p>
      <Row gap="regular">
        <Button variant="primary" size="large" isBusy={isSending} onClick={onPay}>
          {isSending ? texts.paying : texts.pay}
        </Button>
        <Button size="large" disabled={isSending} onClick={onChange}>
          {texts.change}
        </Button>
      </Row>
    </section>
  )
}
