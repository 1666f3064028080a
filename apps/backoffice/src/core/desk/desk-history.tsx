import type { DeskEvent } from '@enlace/contract/core/desk/schemas.ts'
import { deskTexts as texts } from '@enlace/contract/core/desk/texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { Panel } from '@enlace/ui/panel.tsx'
import { Timeline } from '@enlace/ui/timeline.tsx'

type DeskHistoryProps = {
  events: readonly DeskEvent[]
  /** Whether the last step still waits. */
  isOpen: boolean
}

/** What happened to something that is decided at a desk. */
export function DeskHistory({ events, isOpen }: DeskHistoryProps) {
  return (
    <Panel title={texts.history}>
      <Timeline
        label={texts.history}
        steps={events.map(({ at, titulo, quien, texto }, place) => {
          const state = isOpen && place === events.length - 1 ? 'current' : 'done'
          return {
            id: `${at} ${titulo}`,
            title: titulo,
            date: [formatInstant(new Date(at)), quien].filter((part) => part !== '').join(' · '),
            state,
            stateLabel: texts.steps[state],
            ...(texto !== '' && { reason: texto }),
          }
        })}
      />
    </Panel>
  )
}
