import { type ReactNode, useId } from 'react'
import styles from './day-calendar.module.css'

/** One day of the calendar. */
export type CalendarDay = {
  id: string
  /** Its number, with the month where that begins. */
  label: string
  /** The whole day in words, with what it is besides: a holiday. */
  name: string
  /** Its part of the fullest day, 0 to 1; nothing happens on a day with 0. */
  share: number
  /** What comes that day, in short, and in full as text. */
  amount?: ReactNode
  amountText?: string
  /** Where the day leads. */
  href?: string
  isToday: boolean
  /** Past, or no working day. */
  isOff: boolean
}

type DayCalendarProps = {
  label: string
  /** The days of the week, from Monday. */
  weekdays: readonly { short: string; long: string }[]
  weeks: readonly (readonly CalendarDay[])[]
  /** Said of today's day. */
  todayLabel: string
}

/** Weeks of days, as a table: the more comes on a day, the fuller its square; a day with something leads there. */
export function DayCalendar({ label, weekdays, weeks, todayLabel }: DayCalendarProps) {
  const id = useId()
  return (
    <table className={styles.calendar} aria-labelledby={id}>
      <caption id={id} className={styles.caption}>
        {label}
      </caption>
      <thead>
        <tr>
          {weekdays.map(({ short, long }) => (
            <th key={long} scope="col" abbr={long} className={styles.weekday}>
              <span aria-hidden>{short}</span>
              <span className="visually-hidden">{long}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((days) => (
          <tr key={days[0]?.id}>
            {days.map((day) => (
              <td
                key={day.id}
                className={styles.day}
                data-today={day.isToday || undefined}
                data-off={day.isOff || undefined}
                title={day.amountText === undefined ? day.name : `${day.name}: ${day.amountText}`}
              >
                <Day day={day} todayLabel={todayLabel} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Day({ day, todayLabel }: { day: CalendarDay; todayLabel: string }) {
  const number = (
    <span className={styles.number} aria-hidden={day.share > 0 && day.href !== undefined ? true : undefined}>
      {day.label}
      {day.isToday && <span className="visually-hidden"> {todayLabel}</span>}
    </span>
  )
  if (day.share <= 0) return <span className={styles.place}>{number}</span>
  const content = (
    <>
      {/* From a tenth up, so that the smallest amount can be seen. */}
      <svg className={styles.fill} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden>
        <rect width="1" height="1" opacity={0.1 + 0.35 * Math.min(1, day.share)} />
      </svg>
      {number}
      <span className={styles.amount} aria-hidden>
        {day.amount}
      </span>
    </>
  )
  if (day.href === undefined) return <span className={styles.place}>{content}</span>
  return (
    <a className={styles.place} href={day.href}>
      <span className="visually-hidden">{`${day.name}: ${day.amountText ?? ''}`}</span>
      {content}
    </a>
  )
}
