import { evaluationPeriodWords } from '@enlace/contract/supplier-qualification/period-words.ts'
import { getEvaluationWork } from '@enlace/contract/supplier-qualification/desk/calls.ts'
import type { EvaluationWork } from '@enlace/contract/supplier-qualification/desk/schemas.ts'
import { qualificationDeskTexts as texts } from '@enlace/contract/supplier-qualification/desk/texts.ts'
import { useAct } from '@enlace/web/http/use-act.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import * as z from 'zod/mini'
import { useFresh } from '../../core/live/use-fresh.ts'
import { paths } from '../../core/paths.ts'
import { usePresence } from '../../core/presence/use-presence.ts'
import { ScreenSkeleton } from '../../core/screen/screen-skeleton.tsx'
import { useMayWrite } from '../../core/session/staff-session.ts'
import { EvaluationView } from './detail-view.tsx'
import {
  downloadFile,
  evaluationQuery,
  sendEvidenceAct,
  sendPublication,
  sendReviewAct,
  sendScores,
} from './queries.ts'

/** `/calificacion/{id}`: one evaluation, from its scores to what the supplier says of it. */
export const evaluationRoute = screenRoute({
  path: paths.evaluation.pattern,
  title: ({ data }: { params: { id: string }; data: EvaluationWork | undefined }) =>
    data ? `${data.proveedor}, ${evaluationPeriodWords(data.periodo)}` : texts.title,
  params: z.object({ id: z.uuid() }),
  query: ({ id }) => evaluationQuery(id),
  Screen: ({ data }) => <EvaluationScreen key={data.id} work={data} />,
  Pending: () => <ScreenSkeleton title={texts.title} />,
})

function EvaluationScreen({ work }: { work: EvaluationWork }) {
  const { id, visto } = work
  const mayWrite = useMayWrite('qualification')
  const others = usePresence({ kind: 'evaluation', id })
  useFresh({ kind: 'evaluation', id }, getEvaluationWork)
  useFresh({ kind: 'evaluation-review' }, getEvaluationWork)
  const { take } = useAct(evaluationQuery(id).queryKey)
  return (
    <EvaluationView
      {...{ work, others, mayWrite }}
      listHref={paths.qualification()}
      onScore={(scores) => take(sendScores(id, scores))}
      onPublish={() => take(sendPublication(id, visto))}
      onReview={(review, act) => take(sendReviewAct(review, act))}
      onEvidence={(action, act) => take(sendEvidenceAct(action, act))}
      onDownload={(file) => void downloadFile(file)}
    />
  )
}
