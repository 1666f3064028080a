import { useQueryClient } from '@tanstack/react-query'
import { downloadQuestionFile } from '@enlace/contract/questions/calls.ts'
import type { QuestionThread } from '@enlace/contract/questions/schemas.ts'
import { questionsTexts, threadTexts as texts } from '@enlace/contract/questions/screen-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { documentIdPattern } from '@enlace/contract/core/patterns.ts'
import { toast } from '@enlace/ui/core/toasts.ts'
import { DocumentSkeleton } from '@enlace/web/document/document-skeleton.tsx'
import { useMayOpen } from '../../core/document/use-may-open.ts'
import { download } from '@enlace/web/http/download.ts'
import { toastFailure } from '@enlace/web/http/failure.ts'
import { useNoticesRead } from '../../core/notifications/queries.ts'
import { paths } from '../../core/paths.ts'
import { questionQuery, sendMessage, turnQuestion } from '../../core/questions/queries.ts'
import { useMessageFiles } from '@enlace/web/messages/use-message-files.ts'
import { useSending } from '@enlace/web/form/use-sending.ts'
import { paramOf } from '@enlace/web/screen/read-params.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { ThreadView } from './detail-view.tsx'

/** One thread by its opaque id. */
export const questionRoute = screenRoute({
  path: paths.question.pattern,
  params: {
    safeParse(raw) {
      const id = paramOf(raw, 'id') ?? ''
      return documentIdPattern.test(id) ? { success: true, data: { id } } : { success: false }
    },
  },
  query: ({ id }) => questionQuery(id),
  title: ({ data }) => (data ? fill(texts.title, { numero: data.numero }) : questionsTexts.title),
  Screen: ({ data }) => <Thread key={data.id} thread={data} />,
  Pending: () => <DocumentSkeleton list={{ label: questionsTexts.title, href: paths.questions() }} />,
})

function Thread({ thread }: { thread: QuestionThread }) {
  const { id } = thread
  const client = useQueryClient()
  useNoticesRead(`/questions/${id}`, thread.mensajes)
  const chosen = useMessageFiles()
  const sending = useSending()
  const turning = useSending()
  const show = (next: QuestionThread, message: string) => {
    client.setQueryData(questionQuery(id).queryKey, next)
    toast({ kind: 'success', message })
    // The lists and the document's own page tell of it, too.
    void client.invalidateQueries()
  }
  const turn = (becomes: 'closed' | 'open') =>
    turning.run(async () => {
      try {
        show(await turnQuestion(id, becomes), becomes === 'closed' ? texts.closed : texts.reopened)
      } catch (thrown) {
        toastFailure(thrown)
      }
    })
  return (
    <ThreadView
      thread={thread}
      mayOpen={useMayOpen()}
      {...{ chosen, sending }}
      isTurning={turning.isSending}
      onSend={async ({ mensaje, idempotencyKey }) => {
        const isTaken = await sending.run(async (onProgress) =>
          show(await sendMessage(id, { mensaje, idempotencyKey }, chosen.files, onProgress), texts.sent),
        )
        if (isTaken) chosen.clear()
        return isTaken
      }}
      onTurn={(becomes) => void turn(becomes)}
      onDownload={(file) => void download(downloadQuestionFile, { params: { id: file } })}
    />
  )
}
