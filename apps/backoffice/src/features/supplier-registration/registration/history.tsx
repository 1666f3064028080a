import { stateTexts } from '@enlace/contract/documents/state-texts.ts'
import type {
  RegistrationEvent,
  RegistrationReview,
} from '@enlace/contract/supplier-registration/desk/schemas.ts'
import { registrationReviewTexts as texts } from '@enlace/contract/supplier-registration/desk/texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { Panel } from '@enlace/ui/panel.tsx'
import { Timeline, type TimelineStep } from '@enlace/ui/timeline.tsx'

type RequestHistoryProps = {
  events: readonly RegistrationEvent[]
  state: RegistrationReview['estado']
}

/** What happened to a request, what only the company knows among it. */
export function RequestHistory({ events, state }: RequestHistoryProps) {
  return (
    <Panel title={texts.history}>
      <Timeline
        label={texts.history}
        steps={events.map((event, at) => stepOf(event, at === events.length - 1, state))}
      />
    </Panel>
  )
}

function stepOf(
  event: RegistrationEvent,
  isLast: boolean,
  state: RegistrationReview['estado'],
): TimelineStep {
  const { id, at, estado, actor, actorName, motivos, nota } = event
  const isWaiting = state === 'recibida' || state === 'en_revision'
  const mark = !isLast ? 'done' : state === 'rechazada' ? 'stopped' : isWaiting ? 'current' : 'done'
  const words = [...motivos, ...(nota === '' || estado === null ? [] : [nota])]
  return {
    id,
    title: estado === null ? nota : stateTexts.solicitud_registro[estado],
    date: <span title={actor}>{`${formatInstant(new Date(at))} · ${actorName || texts.byApplicant}`}</span>,
    state: mark,
    stateLabel: texts.stateLabels[mark],
    reason: words.length > 0 ? words.join(' ') : undefined,
  }
}
