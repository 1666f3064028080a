import { stateTexts } from '@enlace/contract/documents/state-texts.ts'
import type { RegistrationStatus } from '@enlace/contract/supplier-registration/schemas.ts'
import { registrationStatusTexts as texts } from '@enlace/contract/supplier-registration/status-texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { Timeline, type TimelineStep } from '@enlace/ui/timeline.tsx'

type RequestHistoryProps = Pick<RegistrationStatus, 'events' | 'state'>

/** What has happened to a request, in its order, with the days and the reasons. */
export function RequestHistory({ events, state }: RequestHistoryProps) {
  return (
    <Timeline
      label={texts.history}
      steps={events.map((event, at) => stepOf(event, at, events.length, state))}
    />
  )
}

function stepOf(
  event: RegistrationStatus['events'][number],
  at: number,
  count: number,
  state: RegistrationStatus['state'],
): TimelineStep {
  const isLast = at === count - 1
  const mark = !isLast || state === 'aprobada' ? 'done' : state === 'rechazada' ? 'stopped' : 'current'
  return {
    id: `${event.at} ${event.state}`,
    title: stateTexts.solicitud_registro[event.state],
    date: formatInstant(new Date(event.at)),
    state: mark,
    stateLabel: texts.steps[mark],
    reason: event.reasons.length > 0 ? event.reasons.join(' ') : undefined,
  }
}
