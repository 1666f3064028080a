/** The due times of repeated work. */
export interface Schedule {
  /** Returns the last due time at or before now. */
  lastDue(now: Date): Date
  /** Minutes after which a missed time is skipped, as on the first start. */
  readonly lateMinutes: number
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
/** Colombia has had this one offset, without summer time, since 1993. */
const bogota = -5 * hour

/** Every hour, on the hour. */
export const hourly: Schedule = {
  lateMinutes: 60,
  lastDue: (now) => new Date(Math.floor(now.getTime() / hour) * hour),
}

/** Every day at an hour in Bogotá. */
export function daily(atHour: number): Schedule {
  return {
    lateMinutes: 12 * 60,
    lastDue(now) {
      const since = new Date(now.getTime() + bogota - atHour * hour)
      return new Date(Math.floor(since.getTime() / day) * day + atHour * hour - bogota)
    },
  }
}

/** On a day of every month (1 to 28) at an hour in Bogotá. */
export function monthly(onDay: number, atHour: number): Schedule {
  return {
    lateMinutes: 3 * 24 * 60,
    lastDue(now) {
      const local = new Date(now.getTime() + bogota)
      const dueIn = (month: number) =>
        new Date(Date.UTC(local.getUTCFullYear(), month, onDay, atHour) - bogota)
      const thisMonth = dueIn(local.getUTCMonth())
      return thisMonth <= now ? thisMonth : dueIn(local.getUTCMonth() - 1)
    },
  }
}

/** Whether a due time is recent enough to run. */
export function isInTime({ lateMinutes }: Schedule, due: Date, now: Date): boolean {
  return now.getTime() - due.getTime() <= lateMinutes * minute
}
