import { fill } from '@enlace/contract/core/fill.ts'
import type { RequestEvent } from '@enlace/contract/profile/company-schemas.ts'
import { companyProfileTexts as texts } from '@enlace/contract/profile/company-texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { Timeline } from '@enlace/ui/timeline.tsx'

/** How a request came along: each step with who took it and when; the company is one. */
export function RequestHistory({ label, events }: { label: string; events: readonly RequestEvent[] }) {
  return (
    <Timeline
      label={label}
      steps={events.map(({ at, estado, quien, texto }, place) => ({
        id: String(place),
        title: texts.events[estado],
        date: fill(texts.eventOf, {
          quien: quien ?? texts.company,
          at: formatInstant(new Date(at)),
        }),
        state: estado === 'rechazada' || estado === 'retirada' ? 'stopped' : 'done',
        stateLabel: texts.events[estado],
        reason: texto === '' ? undefined : texto,
      }))}
    />
  )
}
