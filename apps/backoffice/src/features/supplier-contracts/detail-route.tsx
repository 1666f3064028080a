import { getPolicyReview } from '@enlace/contract/supplier-contracts/desk/calls.ts'
import type { PolicyReview } from '@enlace/contract/supplier-contracts/desk/schemas.ts'
import { contractsDeskTexts as texts } from '@enlace/contract/supplier-contracts/desk/texts.ts'
import { useAct } from '@enlace/web/http/use-act.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import * as z from 'zod/mini'
import { useFresh } from '../../core/live/use-fresh.ts'
import { paths } from '../../core/paths.ts'
import { usePresence } from '../../core/presence/use-presence.ts'
import { ScreenSkeleton } from '../../core/screen/screen-skeleton.tsx'
import { useMayWrite } from '../../core/session/staff-session.ts'
import { PolicyReviewView } from './detail-view.tsx'
import { downloadPaper, paperAddress, policyQuery, sendApproval, sendRejection } from './queries.ts'

/** `/contratos/polizas/{id}`: one policy that was sent in. */
export const contractPolicyRoute = screenRoute({
  path: paths.contractPolicy.pattern,
  title: ({ data }: { params: { id: string }; data: PolicyReview | undefined }) =>
    data ? `${data.numero} · ${texts.title}` : texts.title,
  params: z.object({ id: z.uuid() }),
  query: ({ id }) => policyQuery(id),
  Screen: ({ data }) => <PolicyScreen review={data} />,
  Pending: () => <ScreenSkeleton title={texts.title} />,
})

function PolicyScreen({ review }: { review: PolicyReview }) {
  const { id } = review
  const mayWrite = useMayWrite('documents')
  const others = usePresence({ kind: 'contract-policy', id })
  useFresh({ kind: 'contract-policy', id }, getPolicyReview)
  const { take } = useAct(policyQuery(id).queryKey)
  return (
    <PolicyReviewView
      {...{ review, others, mayWrite }}
      listHref={paths.contractPolicies()}
      papers={{ addressOf: paperAddress, onDownload: (paper) => void downloadPaper(paper) }}
      onApprove={() => take(sendApproval(id))}
      onReject={(motivo) => take(sendRejection(id, motivo))}
    />
  )
}
