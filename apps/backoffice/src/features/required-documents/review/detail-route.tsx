import { getDocumentReview } from '@enlace/contract/required-documents/desk/calls.ts'
import type { DocumentReview } from '@enlace/contract/required-documents/desk/schemas.ts'
import { documentsReviewTexts as texts } from '@enlace/contract/required-documents/desk/texts.ts'
import { useAct } from '@enlace/web/http/use-act.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import * as z from 'zod/mini'
import { useFresh } from '../../../core/live/use-fresh.ts'
import { paths } from '../../../core/paths.ts'
import { usePresence } from '../../../core/presence/use-presence.ts'
import { ScreenSkeleton } from '../../../core/screen/screen-skeleton.tsx'
import { useMayWrite } from '../../../core/session/staff-session.ts'
import { DocumentReviewView } from './detail-view.tsx'
import { documentReviewQuery, downloadFile, fileAddress, sendApproval, sendRejection } from './queries.ts'

/** `/documentos/{id}`: one version of a required document. */
export const documentReviewRoute = screenRoute({
  path: paths.documentReview.pattern,
  title: ({ data }: { params: { id: string }; data: DocumentReview | undefined }) =>
    data ? `${data.documento} · ${texts.title}` : texts.title,
  params: z.object({ id: z.uuid() }),
  query: ({ id }) => documentReviewQuery(id),
  Screen: ({ data }) => <DocumentReviewScreen review={data} />,
  Pending: () => <ScreenSkeleton title={texts.title} />,
})

function DocumentReviewScreen({ review }: { review: DocumentReview }) {
  const { id } = review
  const mayWrite = useMayWrite('documents')
  const others = usePresence({ kind: 'required-document', id })
  useFresh({ kind: 'required-document', id }, getDocumentReview)
  const { take } = useAct(documentReviewQuery(id).queryKey)
  return (
    <DocumentReviewView
      {...{ review, others, mayWrite }}
      listHref={paths.documentsReview()}
      file={{ addressOf: fileAddress, onDownload: (version) => void downloadFile(version) }}
      onApprove={(vence) => take(sendApproval(id, vence))}
      onReject={(motivo) => take(sendRejection(id, motivo))}
    />
  )
}
