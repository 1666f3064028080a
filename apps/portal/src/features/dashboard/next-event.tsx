import { eventKindTexts, eventModeTexts, nextEventTexts as texts } from '@enlace/contract/events/texts.ts'
import type { NextEvent } from '@enlace/contract/dashboard/start/schemas.ts'
import { addDays, type CalendarDate } from '@enlace/domain/calendar-date.ts'
import { Link } from '@enlace/ui/link.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Quiet } from '@enlace/ui/quiet.tsx'
import { showDay } from '@enlace/web/document/shown.ts'
import { StateChip } from '@enlace/web/document/state-chip.tsx'
import { paths } from '../../core/paths.ts'
import styles from './next-event.module.css'

type NextEventPanelProps = { event: NextEvent; today: CalendarDate }

/** What the company plans next: when, what, and what the person has of it. */
export function NextEventPanel({ event, today }: NextEventPanelProps) {
  const { id, tipo, titulo, hora, modalidad, lugar, inscripcion } = event
  const place = [modalidad && eventModeTexts[modalidad], lugar].filter(Boolean).join(' · ')
  return (
    <Panel title={texts.title} actions={<Link href={paths.events()}>{texts.all}</Link>}>
      <Quiet isSmall>
        {[dayText(event.dia, today), hora, eventKindTexts[tipo]].filter(Boolean).join(' · ')}
      </Quiet>
      <p className={styles.title}>
        <Link href={paths.event({ id })}>{titulo}</Link>
        {inscripcion && <StateChip owner="inscripcion" state={inscripcion} />}
      </p>
      {place !== '' && <Quiet isSmall>{place}</Quiet>}
    </Panel>
  )
}

/** The day by its date, and by its name where it is near. */
function dayText(day: CalendarDate, today: CalendarDate): string {
  if (day <= today) return texts.today
  return day === addDays(today, 1) ? texts.tomorrow : showDay(day)
}
