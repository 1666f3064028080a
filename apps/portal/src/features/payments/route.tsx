import { lazyPart } from '@enlace/ui/core/lazy-part.tsx'
import { getPaymentOptions } from '@enlace/contract/payments/calls.ts'
import type { NewPayment } from '@enlace/contract/payments/schemas.ts'
import { paymentsTexts as texts } from '@enlace/contract/payments/texts.ts'
import { Suspense, useEffect, useRef, useState } from 'react'
import type { FormProblem } from '@enlace/web/form/form-shell.tsx'
import { useAnswer } from '@enlace/web/http/use-answer.ts'
import { payedRangeDays } from '../../core/session/parameters.ts'
import { paths } from '../../core/paths.ts'
import { pageRoute } from '@enlace/web/screen/page-route.tsx'
import { ProblemPage } from '@enlace/web/screen/problem-page.tsx'
import { session } from '../../core/session/session.ts'
import { goTo } from './go-to.ts'
import { beginPayment } from './queries.ts'
import { PaymentFormSkeleton, PaymentsOff, PaymentsView } from './view.tsx'

const PaymentForm = lazyPart(async () => (await import('./form.tsx')).PaymentForm)

/** `/payments`: the form of an online payment, where the company takes any (screens 2.15). */
export const paymentsRoute = pageRoute({
  path: paths.payments.pattern,
  title: texts.title,
  Page: PaymentsPage,
})

function PaymentsPage() {
  const { answer: options, failure, retry } = useAnswer(getPaymentOptions, {})
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState<FormProblem | null>(null)
  const [attempts, setAttempts] = useState(0)
  const isUnderWay = useRef(false)

  useEffect(() => {
    // Back from the gateway's page, the browser may show this one as it was left: on its way there.
    const handleReturn = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      isUnderWay.current = false
      setIsSending(false)
      setAttempts((before) => before + 1)
    }
    addEventListener('pageshow', handleReturn)
    return () => removeEventListener('pageshow', handleReturn)
  }, [])

  const handleSubmit = async (payment: NewPayment, taken: () => void) => {
    // A second click comes before the page knows of the first.
    if (isUnderWay.current) return
    isUnderWay.current = true
    setIsSending(true)
    setProblem(null)
    const outcome = await beginPayment(payment)
    if ('begun' in outcome) {
      taken()
      goTo(outcome.begun)
      return
    }
    isUnderWay.current = false
    setIsSending(false)
    setAttempts((before) => before + 1)
    setProblem({ ...outcome.failure, title: texts.refusedTitle })
  }
  if (failure) {
    return (
      <ProblemPage
        title={texts.failedTitle}
        message={failure.message}
        reference={failure.reference}
        onRetry={retry}
      />
    )
  }
  return (
    <PaymentsView options={options}>
      {options && !options.isEnabled ? (
        <PaymentsOff
          company={options.compania}
          contactHref={paths.contactUs()}
          receivedHref={session.read() ? paths.paymentsMade({ days: payedRangeDays() }) : null}
        />
      ) : (
        <Suspense fallback={<PaymentFormSkeleton />}>
          {options ? (
            <PaymentForm
              options={options}
              known={knownPayer()}
              isSending={isSending}
              problem={problem}
              attempts={attempts}
              onSubmit={(payment, taken) => void handleSubmit(payment, taken)}
            />
          ) : (
            <PaymentFormSkeleton />
          )}
        </Suspense>
      )}
    </PaymentsView>
  )
}

/** Who is signed in has not to say again who it is. */
function knownPayer() {
  const person = session.read()?.person
  return person ? { razon_social: person.razon_social, correo: person.contactEmail } : {}
}
