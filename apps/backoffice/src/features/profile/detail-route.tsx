import { fill } from '@enlace/contract/core/fill.ts'
import { getDeskProfileRequest } from '@enlace/contract/profile/requests/calls.ts'
import type { ProfileRequestReview } from '@enlace/contract/profile/requests/schemas.ts'
import { profileRequestsTexts as texts } from '@enlace/contract/profile/requests/texts.ts'
import { useAct } from '@enlace/web/http/use-act.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import * as z from 'zod/mini'
import { useFresh } from '../../core/live/use-fresh.ts'
import { paths } from '../../core/paths.ts'
import { usePresence } from '../../core/presence/use-presence.ts'
import { ScreenSkeleton } from '../../core/screen/screen-skeleton.tsx'
import { useMayWrite } from '../../core/session/staff-session.ts'
import { ProfileRequestView } from './detail-view.tsx'
import { profileRequestQuery, sendDecision, sendExtension } from './queries.ts'

/** `/cambios/{id}`: one request. */
export const profileRequestRoute = screenRoute({
  path: paths.profileRequest.pattern,
  title: ({ data }: { params: { id: string }; data: ProfileRequestReview | undefined }) =>
    data ? `${data.numero} · ${texts.title}` : texts.title,
  params: z.object({ id: z.uuid() }),
  query: ({ id }) => profileRequestQuery(id),
  Screen: ({ data }) => <ProfileRequestScreen review={data} />,
  Pending: () => <ScreenSkeleton title={texts.title} />,
})

function ProfileRequestScreen({ review }: { review: ProfileRequestReview }) {
  const { id, numero } = review
  const mayWrite = useMayWrite('registrations')
  const others = usePresence({ kind: 'profile-request', id })
  useFresh({ kind: 'profile-request', id }, getDeskProfileRequest)
  const { busy, run, take } = useAct(profileRequestQuery(id).queryKey)
  return (
    <ProfileRequestView
      {...{ review, others, mayWrite }}
      isBusy={busy !== undefined}
      listHref={paths.profileRequests()}
      onReview={() =>
        void run(
          'review',
          () => take(sendDecision(review, 'en_revision', '', false)),
          fill(texts.reviewed, { numero }),
        )
      }
      onApprove={(answer, anyway) => take(sendDecision(review, 'aprobada', answer, anyway))}
      onReject={(answer) => take(sendDecision(review, 'rechazada', answer, false))}
      onExtend={(why) => take(sendExtension(id, why))}
    />
  )
}
