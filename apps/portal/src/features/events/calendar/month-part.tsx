import { fill } from '@enlace/contract/core/fill.ts'
import type { EventMonth, EventSummary } from '@enlace/contract/events/visitor/schemas.ts'
import { eventsTexts as texts } from '@enlace/contract/events/visitor/texts.ts'
import { weekdayTexts } from '@enlace/contract/core/form/calendar-texts.ts'
import { type CalendarDate, calendarDate, formatMonth } from '@enlace/domain/calendar-date.ts'
import { Button } from '@enlace/ui/button.tsx'
import { chevronLeftIcon, chevronRightIcon } from '@enlace/ui/core/icons.ts'
import { IconButton } from '@enlace/ui/icon-button.tsx'
import { MonthCalendar } from '@enlace/ui/month-calendar.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Quiet } from '@enlace/ui/quiet.tsx'
import type { ChangeSearch } from '@enlace/web/screen/change-search.ts'
import { EventLine } from './event-line.tsx'
import {
  dayText,
  eventsOf,
  holidayOf,
  monthAfter,
  monthWeeks,
  movedFrom,
  nextAfter,
  usualDay,
} from './month-days.ts'
import styles from './month-part.module.css'

type MonthPartProps = {
  month: EventMonth
  /** The day that the address names. */
  day: CalendarDate | undefined
  changeSearch: ChangeSearch
}

/** A month as a grid, and the day of it that is open. */
export function MonthPart({ month, day = usualDay(month), changeSearch }: MonthPartProps) {
  const title = formatMonth(calendarDate(`${month.mes}-01`))
  const open = (dia: CalendarDate) => changeSearch({ mes: dia.slice(0, 7), dia }, { replaces: true })
  const turn = (months: number) =>
    changeSearch({ mes: monthAfter(month.mes, months), dia: undefined }, { replaces: true })
  return (
    <div className={styles.parts}>
      <section className={styles.month} aria-label={fill(texts.calendar, { mes: title })}>
        <div className={styles.head}>
          <h2 className={styles.title} aria-live="polite">
            {title}
          </h2>
          <div className={styles.turns}>
            <Button onClick={() => changeSearch({ mes: undefined, dia: undefined }, { replaces: true })}>
              {texts.thisMonth}
            </Button>
            <IconButton icon={chevronLeftIcon} label={texts.previousMonth} onClick={() => turn(-1)} />
            <IconButton icon={chevronRightIcon} label={texts.nextMonth} onClick={() => turn(1)} />
          </div>
        </div>
        <MonthCalendar
          label={fill(texts.calendar, { mes: title })}
          weekdays={weekdayTexts}
          weeks={monthWeeks(month)}
          selected={day}
          onSelect={(id) => open(calendarDate(id))}
          onMove={(move) => open(movedFrom(day, move))}
          hint={texts.keys}
        />
      </section>
      <DayPart month={month} day={day} />
    </div>
  )
}

function DayPart({ month, day }: { month: EventMonth; day: CalendarDate }) {
  const events = eventsOf(month, day)
  const holiday = holidayOf(month, day)
  return (
    <Panel title={<span className={styles.day}>{dayText(day)}</span>}>
      {holiday !== undefined && <Quiet>{fill(texts.holiday, { nombre: holiday })}</Quiet>}
      {events.length === 0 ? (
        <Nothing next={nextAfter(month, day)} />
      ) : (
        <ul className={styles.events} aria-label={fill(texts.dayTitle, { dia: dayText(day) })}>
          {events.map((event) => (
            <EventLine key={event.id} event={event} showsDay={false} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

/** A day without anything: what comes after it is what one wants to know. */
function Nothing({ next }: { next: readonly EventSummary[] }) {
  return (
    <>
      <Quiet>{texts.dayEmpty}</Quiet>
      {next.length > 0 && (
        <>
          <p className={styles.next}>{texts.dayNext}</p>
          <ul className={styles.events}>
            {next.map((event) => (
              <EventLine key={event.id} event={event} showsDay />
            ))}
          </ul>
        </>
      )}
    </>
  )
}
