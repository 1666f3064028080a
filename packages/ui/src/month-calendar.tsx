import { type KeyboardEvent, useEffect, useRef } from 'react'
import styles from './month-calendar.module.css'

/** What happens on a day: a word that leads to it, and a colour that never is alone. */
export type MonthMark = {
  id: string
  label: string
  tone: 'neutral' | 'info' | 'good' | 'warning' | 'bad' | 'brand'
  href: string
  /** Over, or cancelled. */
  isFaded: boolean
}

/** One day of the month, or of a week that it begins or ends in. */
export type MonthDay = {
  id: string
  label: string
  /** The whole day in words with all that happens on it: what screen readers say. */
  name: string
  isOutside: boolean
  isToday: boolean
  /** No working day. */
  isOff: boolean
  /** What day it is besides: a holiday. Its name says it, too. */
  note?: string | undefined
  marks: readonly MonthMark[]
  /** What there is beyond the marks that fit. */
  moreText?: string | undefined
}

/** Where a key leads from a day. */
export type DayMove = 'left' | 'right' | 'up' | 'down' | 'start' | 'end' | 'before' | 'after'

const moves: Readonly<Record<string, DayMove>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'start',
  End: 'end',
  PageUp: 'before',
  PageDown: 'after',
}

type MonthCalendarProps = {
  label: string
  /** The days of the week, from Monday. */
  weekdays: readonly { short: string; long: string }[]
  weeks: readonly (readonly MonthDay[])[]
  selected: string
  onSelect: (day: string) => void
  /** A key was pressed on the selected day; the caller selects another, also of another month. */
  onMove: (move: DayMove) => void
  /** How the keys work, for anyone who uses them. */
  hint: string
}

/** A month as a grid of days: one day is selected, arrow keys select another, and what happens is in its square. */
export function MonthCalendar(props: MonthCalendarProps) {
  const { label, weekdays, weeks, selected, onSelect, onMove, hint } = props
  const grid = useRef<HTMLTableElement>(null)
  const movesByKey = useRef(false)

  // The selected day may come with the next month's weeks, a moment after the key.
  useEffect(() => {
    if (!movesByKey.current) return
    grid.current?.querySelector<HTMLButtonElement>('button[aria-pressed="true"]')?.focus()
  }, [selected, weeks])

  const handleKeyDown = (event: KeyboardEvent) => {
    const move = event.altKey || event.ctrlKey || event.metaKey ? undefined : moves[event.key]
    if (!move) return
    event.preventDefault()
    movesByKey.current = true
    onMove(move)
  }
  const days = weeks.flat()
  const stop = days.some(({ id }) => id === selected) ? selected : days.find((day) => !day.isOutside)?.id
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a grid of days is a table by the ARIA practices, too
    <table ref={grid} role="grid" className={styles.calendar} aria-label={label} title={hint}>
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
      <tbody
        onKeyDown={handleKeyDown}
        onPointerDown={() => {
          movesByKey.current = false
        }}
      >
        {weeks.map((week) => (
          <tr key={week[0]?.id}>
            {week.map((day) => (
              <Day
                key={day.id}
                {...{ day, onSelect }}
                isSelected={day.id === selected}
                isStop={day.id === stop}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type DayProps = { day: MonthDay; isSelected: boolean; isStop: boolean; onSelect: (day: string) => void }

function Day({ day, isSelected, isStop, onSelect }: DayProps) {
  return (
    <td
      className={styles.day}
      aria-selected={isSelected}
      data-outside={day.isOutside || undefined}
      data-today={day.isToday || undefined}
      data-off={day.isOff || undefined}
      data-selected={isSelected || undefined}
    >
      <button
        type="button"
        className={styles.number}
        aria-label={day.name}
        aria-pressed={isSelected}
        tabIndex={isStop ? 0 : -1}
        onClick={() => onSelect(day.id)}
      >
        <span>{day.label}</span>
      </button>
      {day.note !== undefined && (
        <span className={styles.note} title={day.note} aria-hidden>
          {day.note}
        </span>
      )}
      <span className={styles.marks} aria-hidden>
        {day.marks.map(({ id, label, tone, href, isFaded }) => (
          <a
            key={id}
            className={styles.mark}
            data-tone={tone}
            data-faded={isFaded || undefined}
            href={href}
            title={label}
            tabIndex={-1}
          >
            {label}
          </a>
        ))}
        {day.moreText !== undefined && <span className={styles.more}>{day.moreText}</span>}
      </span>
    </td>
  )
}
