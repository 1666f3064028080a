import { fill } from '@enlace/contract/core/fill.ts'
import type { NotificationItem } from '@enlace/contract/notifications/schemas.ts'
import { notificationsTexts as texts } from '@enlace/contract/notifications/screen-texts.ts'
import { addDays, type CalendarDate, formatLongDate, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { checkIcon, dotIcon } from '@enlace/ui/core/icons.ts'
import { IconButton } from '@enlace/ui/icon-button.tsx'
import { ItemLine } from '../../core/notifications/item-line.tsx'
import styles from './day-list.module.css'

type DayListProps = {
  items: readonly NotificationItem[]
  onMark: (place: number, isRead: boolean) => void
}

/** Notifications under the day on which they came, newest first. */
export function DayList({ items, onMark }: DayListProps) {
  return daysOf(items).map(({ day, items: own }) => (
    <section key={day} aria-labelledby={`day-${day}`} className={styles.day}>
      <h2 id={`day-${day}`} className={styles.name}>
        {dayName(day)}
      </h2>
      <ul className={styles.list}>
        {own.map((item) => (
          <li key={item.place} className={styles.item}>
            <ItemLine item={item} onOpen={() => !item.isRead && onMark(item.place, true)} />
            <IconButton
              icon={item.isRead ? dotIcon : checkIcon}
              label={fill(texts.of, {
                action: item.isRead ? texts.markUnread : texts.markRead,
                title: item.title,
              })}
              onClick={() => onMark(item.place, !item.isRead)}
            />
          </li>
        ))}
      </ul>
    </section>
  ))
}

function daysOf(items: readonly NotificationItem[]) {
  const days: { day: CalendarDate; items: NotificationItem[] }[] = []
  for (const item of items) {
    const day = todayInBogota(new Date(item.at))
    const last = days.at(-1)
    if (last?.day === day) last.items.push(item)
    else days.push({ day, items: [item] })
  }
  return days
}

function dayName(day: CalendarDate): string {
  const today = todayInBogota(new Date())
  if (day === today) return texts.today
  return day === addDays(today, -1) ? texts.yesterday : formatLongDate(day)
}
