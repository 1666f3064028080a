import type { EventSummary } from '@enlace/contract/events/visitor/schemas.ts'
import { eventKindTexts } from '@enlace/contract/events/texts.ts'
import { agendaTexts as texts } from '@enlace/contract/events/visitor/texts.ts'
import { type CalendarDate, formatLongDate, weekdayOf } from '@enlace/domain/calendar-date.ts'
import { weekdayTexts } from '@enlace/contract/core/form/calendar-texts.ts'
import { Link } from '@enlace/ui/link.tsx'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import { StateChip } from '@enlace/web/document/state-chip.tsx'
import { paths } from '../../../core/paths.ts'
import { hoursText, kindTones, placeText, seatsText } from './event-words.ts'
import styles from './event-line.module.css'

type EventLineProps = {
  event: EventSummary
  /** The day stands beside it; in the list of one day it goes without saying. */
  showsDay: boolean
}

/** An event in a list: when, what, where, whether there is room, and what the person has of it. */
export function EventLine({ event, showsDay }: EventLineProps) {
  const { id, tipo, titulo, resumen, isCancelled, inscripcion } = event
  const place = placeText(event)
  const seats = seatsText(event)
  return (
    <li className={styles.line} data-faded={isCancelled || event.isPast || undefined}>
      {showsDay && <DayBlock day={event.dia} />}
      <div className={styles.words}>
        <p className={styles.kind}>
          <span className={styles.dot} data-tone={kindTones[tipo]} aria-hidden />
          {eventKindTexts[tipo]} · {hoursText(event)}
        </p>
        <h3 className={styles.title}>
          <Link href={paths.event({ id })}>{titulo}</Link>
        </h3>
        {resumen !== '' && <p className={styles.soft}>{resumen}</p>}
        {(place !== '' || seats !== '') && (
          <p className={styles.soft}>{[place, seats].filter((part) => part !== '').join(' · ')}</p>
        )}
      </div>
      <span className={styles.state}>
        {isCancelled && <StatusChip tone="neutral">{texts.cancelled}</StatusChip>}
        {!isCancelled && inscripcion && <StateChip owner="inscripcion" state={inscripcion.estado} />}
      </span>
    </li>
  )
}

/** The day in large, its weekday and month around it; in one for screen readers. */
function DayBlock({ day }: { day: CalendarDate }) {
  const [, , month = ''] = formatLongDate(day).split(' ')
  const weekday = weekdayTexts[weekdayOf(day) - 1]
  return (
    <time className={styles.day} dateTime={day}>
      <span className="visually-hidden">{`${weekday?.long ?? ''} ${formatLongDate(day)}`}</span>
      <span aria-hidden>{weekday?.short}</span>
      <span className={styles.number} aria-hidden>
        {Number(day.slice(8))}
      </span>
      <span aria-hidden>{month.slice(0, 3)}</span>
    </time>
  )
}
