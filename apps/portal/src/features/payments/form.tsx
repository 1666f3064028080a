import {
  type NewPayment,
  PaymentForm as PaymentRules,
  type PaymentOptions,
  typedValue,
} from '@enlace/contract/payments/schemas.ts'
import { paymentsTexts as texts } from '@enlace/contract/payments/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { useEffect, useRef, useState } from 'react'
import { type FormProblem, FormShell } from '@enlace/web/form/form-shell.tsx'
import { newRequestKey } from '@enlace/web/form/request-key.ts'
import { useContractForm } from '@enlace/web/form/use-contract-form.ts'
import { PaymentFields } from './fields.tsx'
import { PaymentSummary } from './summary.tsx'

const empty: PaymentRules = {
  concepto: '',
  nit: '',
  dv: '',
  razon_social: '',
  referencia: '',
  valor: '',
  correo: '',
  captchaValue: '',
}

type PaymentFormProps = {
  options: PaymentOptions
  /** What is known of who is signed in. */
  known: Partial<Pick<PaymentRules, 'razon_social' | 'correo'>>
  isSending: boolean
  problem: FormProblem | null
  /** Rises with each attempt, whose captcha is used up. */
  attempts: number
  /** `taken` forgets what was typed, once the payment was begun. */
  onSubmit: (payment: NewPayment, taken: () => void) => void
}

/** The form of a payment and, once it is filled in, its summary to confirm (screens 2.15). */
export function PaymentForm({ options, known, isSending, problem, attempts, onSubmit }: PaymentFormProps) {
  const form = useContractForm<PaymentRules, PaymentRules>({
    schema: PaymentRules,
    defaults: { ...empty, ...known },
    draft: 'payment',
  })
  const [summary, setSummary] = useState<NewPayment>()
  const begun = useRef<NewPayment>(undefined)
  const concept = options.concepts.find(({ id }) => String(id) === form.watch('concepto'))

  useEffect(() => {
    // Whatever was refused is told at the form, with a new captcha.
    setSummary(undefined)
    form.setValue('captchaValue', '')
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- an attempt is over once
  }, [attempts])

  const handleFilled = (filled: PaymentRules) => {
    const payment = {
      ...filled,
      company: options.company,
      concepto: Number(filled.concepto),
      valor: typedValue(filled.valor),
    }
    // The same data is the same payment, however often somebody looks at the summary.
    const idempotencyKey =
      begun.current && isSame(begun.current, payment) ? begun.current.idempotencyKey : newRequestKey()
    begun.current = { ...payment, idempotencyKey }
    setSummary(begun.current)
  }
  return (
    <>
      <div hidden={summary !== undefined}>
        <FormShell form={form} isSending={isSending} problem={problem} onSubmit={handleFilled}>
          <PaymentFields form={form} options={options} concept={concept} captchaKey={attempts} />
          <Button type="submit" variant="primary" size="large">
            {texts.continue}
          </Button>
        </FormShell>
      </div>
      {summary && concept && (
        <PaymentSummary
          payment={summary}
          company={options.compania}
          concept={concept.nombre}
          isSending={isSending}
          onChange={() => setSummary(undefined)}
          onPay={() => onSubmit(summary, form.clearDraft)}
        />
      )}
    </>
  )
}

function isSame(one: NewPayment, other: Omit<NewPayment, 'idempotencyKey'>): boolean {
  const { idempotencyKey: _, captchaValue: __, ...terms } = one
  return JSON.stringify(terms) === JSON.stringify({ ...other, captchaValue: undefined })
}
