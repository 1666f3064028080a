import { useQueryClient } from '@tanstack/react-query'
import { fill } from '@enlace/contract/core/fill.ts'
import { assigneeTexts } from '@enlace/contract/staff/sign-in/assignee-texts.ts'
import { getDeskRegistration } from '@enlace/contract/supplier-registration/desk/calls.ts'
import type { RegistrationReview } from '@enlace/contract/supplier-registration/desk/schemas.ts'
import {
  registrationDecisionTexts as decisionTexts,
  registrationReviewTexts as reviewTexts,
  registrationsTexts as texts,
} from '@enlace/contract/supplier-registration/desk/texts.ts'
import { failureOf } from '@enlace/web/http/failure.ts'
import { useAct } from '@enlace/web/http/use-act.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import * as z from 'zod/mini'
import { useFresh } from '../../../core/live/use-fresh.ts'
import { paths } from '../../../core/paths.ts'
import { usePresence } from '../../../core/presence/use-presence.ts'
import { ScreenSkeleton } from '../../../core/screen/screen-skeleton.tsx'
import { useMayWrite } from '../../../core/session/staff-session.ts'
import { RegistrationReviewView } from './view.tsx'
import { actsOf, downloadPaper, paperAddress, registrationQuery } from './queries.ts'

/** `/solicitudes/{id}`: one request under review. */
export const registrationRoute = screenRoute({
  path: paths.registration.pattern,
  title: ({ data }: { params: { id: string }; data: RegistrationReview | undefined }) =>
    data ? `${data.numero} · ${texts.title}` : texts.title,
  params: z.object({ id: z.uuid() }),
  query: ({ id }) => registrationQuery(id),
  Screen: ({ data }) => <RegistrationScreen review={data} />,
  Pending: () => <ScreenSkeleton title={texts.title} />,
})

function RegistrationScreen({ review }: { review: RegistrationReview }) {
  const client = useQueryClient()
  const mayWrite = useMayWrite('registrations')
  const { busy, run } = useAct()
  const { id, version } = review
  const { queryKey } = registrationQuery(id)
  const others = usePresence({ kind: 'registration', id })
  useFresh({ kind: 'registration', id }, getDeskRegistration)
  const acts = actsOf(id)

  /** Shows how the request stands then; where somebody else was first, how it stands now. @throws CallFailure */
  const take = async (work: Promise<RegistrationReview>) => {
    try {
      client.setQueryData(queryKey, await work)
    } catch (thrown) {
      if (failureOf(thrown).status === 409) await client.invalidateQueries({ queryKey })
      throw thrown
    }
  }
  return (
    <RegistrationReviewView
      {...{ review, others, mayWrite, busy }}
      links={{ list: paths.registrations() }}
      papers={{ addressOf: paperAddress, onDownload: (file) => void downloadPaper(file) }}
      onAssign={(responsable) => {
        const name = review.responsables.find((member) => member.id === responsable)?.nombre
        const done = name ? fill(assigneeTexts.assigned, { nombre: name }) : assigneeTexts.released
        void run('assign', () => take(acts.assign({ version, responsable })), done)
      }}
      onStart={() => void run('start', () => take(acts.start({ version })), decisionTexts.started)}
      onDate={(file, expedido) =>
        void run('date', () => take(acts.date(file, { version, expedido })), reviewTexts.issuedSaved)
      }
      onApprove={(body) => take(acts.approve(body))}
      onReturn={(body) => take(acts.return(body))}
      onReject={(body) => take(acts.reject(body))}
    />
  )
}
