import { replyTokenPattern } from '@enlace/contract/core/patterns.ts'
import { getBankChangePage } from '@enlace/contract/bank-accounts/calls.ts'
import { bankChangePageTexts as texts } from '@enlace/contract/bank-accounts/change/texts.ts'
import { Skeleton } from '@enlace/ui/skeleton.tsx'
import { useState } from 'react'
import { useAnswer } from '@enlace/web/http/use-answer.ts'
import { paths } from '../../../core/paths.ts'
import { useSending } from '@enlace/web/form/use-sending.ts'
import { pageRoute } from '@enlace/web/screen/page-route.tsx'
import { ProblemPage } from '@enlace/web/screen/problem-page.tsx'
import { paramOf } from '@enlace/web/screen/read-params.ts'
import { cancelByLink } from './queries.ts'
import { BankChangeStopped, BankChangeView } from './view.tsx'

/** `/bank-change/{token}`: where whoever was mailed looks at a change of account, and stops it. */
export const bankChangeRoute = pageRoute({
  path: paths.bankChange.pattern,
  title: texts.plainTitle,
  params: { safeParse: (raw) => ({ success: true, data: { token: paramOf(raw, 'token') ?? '' } }) },
  Page: ({ params }) =>
    replyTokenPattern.test(params.token) ? <BankChange key={params.token} token={params.token} /> : <Gone />,
})

function BankChange({ token }: { token: string }) {
  const { answer, failure, retry } = useAnswer(getBankChangePage, { params: { token } })
  const sending = useSending()
  const [isStopped, setIsStopped] = useState(false)
  if (isStopped) return <BankChangeStopped contactHref={paths.contactUs()} />
  if (failure?.code === 'link-spent' || sending.problem?.code === 'link-spent') return <Gone />
  if (failure) {
    return (
      <ProblemPage
        title={texts.plainTitle}
        message={failure.message}
        reference={failure.reference}
        onRetry={retry}
      />
    )
  }
  if (!answer) return <Skeleton lines={8} />
  return (
    <BankChangeView
      change={answer}
      contactHref={paths.contactUs()}
      isSending={sending.isSending}
      problem={sending.problem?.message}
      onCancel={() => void sending.run(() => cancelByLink(token)).then(setIsStopped)}
    />
  )
}

function Gone() {
  return <ProblemPage title={texts.gone} message={texts.goneText} />
}
