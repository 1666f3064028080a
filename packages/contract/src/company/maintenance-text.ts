import { formatInstant, formatLongDate, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { fill } from '../core/fill.ts'
import { maintenanceTexts as texts } from './maintenance-texts.ts'

/** Announced maintenance: when the portal will be offline, and the company's message. */
export interface AnnouncedMaintenance {
  startsAt: string
  endsAt: string | null
  message: string
}

/** Returns the announcement of maintenance: start and end in Bogotá time, and the message. */
export function maintenanceText({ startsAt, endsAt, message }: AnnouncedMaintenance): string {
  const from = partsOf(startsAt)
  const to = endsAt === null ? undefined : partsOf(endsAt)
  const sentence =
    to === undefined
      ? fill(texts.openEnd, { from: `${from.day}, ${from.hour}` })
      : fill(from.day === to.day ? texts.sameDay : texts.between, {
          day: from.day,
          from: from.hour,
          to: to.hour,
          lastDay: to.day,
        })
  return message === '' ? sentence : `${sentence} ${message}`
}

function partsOf(moment: string): { day: string; hour: string } {
  const instant = new Date(moment)
  return { day: formatLongDate(todayInBogota(instant)), hour: formatInstant(instant).slice(11) }
}
