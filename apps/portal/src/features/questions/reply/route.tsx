import { getReplyPage } from '@enlace/contract/questions/calls.ts'
import { replyTokenPattern } from '@enlace/contract/core/patterns.ts'
import { replyTexts as texts } from '@enlace/contract/questions/reply/texts.ts'
import { Skeleton } from '@enlace/ui/skeleton.tsx'
import { useState } from 'react'
import { useAnswer } from '@enlace/web/http/use-answer.ts'
import { paths } from '../../../core/paths.ts'
import { useMessageFiles } from '@enlace/web/messages/use-message-files.ts'
import { useSending } from '@enlace/web/form/use-sending.ts'
import { pageRoute } from '@enlace/web/screen/page-route.tsx'
import { ProblemPage } from '@enlace/web/screen/problem-page.tsx'
import { paramOf } from '@enlace/web/screen/read-params.ts'
import { answerByLink, replyFileHref } from './queries.ts'
import { ReplySent, ReplyView } from './view.tsx'

/** `/reply/{token}`: where one of the company's people answers a thread from the mail, without the back office. */
export const replyRoute = pageRoute({
  path: paths.reply.pattern,
  title: texts.plainTitle,
  params: { safeParse: (raw) => ({ success: true, data: { token: paramOf(raw, 'token') ?? '' } }) },
  Page: ({ params }) =>
    replyTokenPattern.test(params.token) ? <Reply key={params.token} token={params.token} /> : <Gone />,
})

function Reply({ token }: { token: string }) {
  const { answer, failure, retry } = useAnswer(getReplyPage, { params: { token } })
  const chosen = useMessageFiles()
  const sending = useSending()
  const [isSent, setIsSent] = useState(false)
  if (isSent) return <ReplySent />
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
    <ReplyView
      page={answer}
      draft={`reply:${answer.numero}`}
      fileHref={(id) => replyFileHref(token, id)}
      {...{ chosen, sending }}
      onSend={async (form) => {
        const isTaken = await sending.run((onProgress) => answerByLink(token, form, chosen.files, onProgress))
        setIsSent(isTaken)
        return isTaken
      }}
    />
  )
}

function Gone() {
  return <ProblemPage title={texts.gone} message={texts.goneText} />
}
