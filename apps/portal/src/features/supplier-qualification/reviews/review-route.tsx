import { useQueryClient } from '@tanstack/react-query'
import { fill } from '@enlace/contract/core/fill.ts'
import { documentIdPattern } from '@enlace/contract/core/patterns.ts'
import { qualificationFrameTexts } from '@enlace/contract/supplier-qualification/evaluation/texts.ts'
import type { ReviewThread } from '@enlace/contract/supplier-qualification/evaluation/schemas.ts'
import { reviewTexts } from '@enlace/contract/supplier-qualification/review-texts.ts'
import { toast } from '@enlace/ui/core/toasts.ts'
import { DocumentSkeleton } from '@enlace/web/document/document-skeleton.tsx'
import { useAct } from '@enlace/web/http/use-act.ts'
import { paths } from '../../../core/paths.ts'
import { useMessageFiles } from '@enlace/web/messages/use-message-files.ts'
import { useSending } from '@enlace/web/form/use-sending.ts'
import { paramOf } from '@enlace/web/screen/read-params.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { downloadFile, reviewQuery, sendReviewMessage, takeReviewBack } from '../calls/queries.ts'
import { ReviewView } from './review-view.tsx'

const texts = reviewTexts.page

/** A request for review by its opaque id. */
export const reviewRoute = screenRoute({
  path: paths.evaluationReview.pattern,
  params: {
    safeParse(raw) {
      const id = paramOf(raw, 'id') ?? ''
      return documentIdPattern.test(id) ? { success: true, data: { id } } : { success: false }
    },
  },
  query: ({ id }) => reviewQuery(id),
  title: ({ data }) => (data ? fill(texts.title, { numero: data.numero }) : reviewTexts.title),
  Screen: ({ data }) => <ReviewPage key={data.id} review={data} />,
  Pending: () => (
    <DocumentSkeleton list={{ label: qualificationFrameTexts.title, href: paths.supplierQualification() }} />
  ),
})

function ReviewPage({ review }: { review: ReviewThread }) {
  const { id } = review
  const client = useQueryClient()
  const chosen = useMessageFiles()
  const sending = useSending()
  const { busy, run } = useAct()
  const show = (next: ReviewThread, message: string) => {
    client.setQueryData(reviewQuery(id).queryKey, next)
    toast({ kind: 'success', message })
    void client.invalidateQueries()
  }
  return (
    <ReviewView
      review={review}
      {...{ chosen, sending }}
      isWithdrawing={busy === 'withdraw'}
      onSend={async ({ mensaje, idempotencyKey }) => {
        const isTaken = await sending.run(async (onProgress) =>
          show(
            await sendReviewMessage(id, { mensaje, idempotencyKey }, chosen.files, onProgress),
            texts.sent,
          ),
        )
        if (isTaken) chosen.clear()
        return isTaken
      }}
      onWithdraw={() => void run('withdraw', async () => show(await takeReviewBack(id), texts.withdrawn))}
      onDownload={downloadFile}
    />
  )
}
