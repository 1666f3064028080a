import { ownProblemTexts } from '@enlace/contract/core/texts.ts'
import { paymentTexts as texts } from '@enlace/contract/payments/texts.ts'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import { toast } from '@enlace/ui/core/toasts.ts'
import { useRef, useState } from 'react'
import { paths } from '../../core/paths.ts'
import { pageRoute } from '@enlace/web/screen/page-route.tsx'
import { ProblemPage } from '@enlace/web/screen/problem-page.tsx'
import { paramOf } from '@enlace/web/screen/read-params.ts'
import { goTo } from './go-to.ts'
import { PaymentSkeleton, PaymentView } from './payment-view.tsx'
import { beginAgain, usePayment } from './queries.ts'

/** `/payments/{token}`: what became of a payment, by its link (screens 2.15). */
export const paymentRoute = pageRoute({
  path: paths.payment.pattern,
  title: texts.title,
  params: { safeParse: (raw) => ({ success: true, data: { token: paramOf(raw, 'token') ?? '' } }) },
  Page: ({ params }) => <PaymentPage key={params.token} token={params.token} />,
})

function PaymentPage({ token }: { token: string }) {
  const { payment, failure, ask } = usePayment(token)
  const [isSending, setIsSending] = useState(false)
  const isUnderWay = useRef(false)

  const handleRetry = async () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setIsSending(true)
    const outcome = await beginAgain(token)
    if ('begun' in outcome) {
      goTo(outcome.begun)
      return
    }
    isUnderWay.current = false
    setIsSending(false)
    toast({ kind: 'error', title: texts.refusedTitle, message: outcome.failure.message })
  }
  if (payment) {
    return (
      <PaymentView
        payment={payment}
        isSending={isSending}
        newPaymentHref={paths.payments()}
        onRetry={() => void handleRetry()}
      />
    )
  }
  if (!failure) return <PaymentSkeleton />
  const isUnknown = [403, 404, 422].includes(failure.status)
  return (
    <ProblemPage
      title={isUnknown ? texts.missingTitle : texts.failedTitle}
      message={isUnknown ? ownProblemTexts['payment-not-found'] : failure.message}
      reference={failure.reference}
      {...(!isUnknown && { onRetry: ask })}
    >
      {isUnknown && <ButtonLink href={paths.payments()}>{texts.again}</ButtonLink>}
    </ProblemPage>
  )
}
