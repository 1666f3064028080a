/** Colombia has had this one offset, without summer time, since 1993. */
const offset = '-05:00'
const offsetMilliseconds = 5 * 60 * 60 * 1000

/** A moment as the platform's field for date and time holds it, in Colombia's hours. */
export function localMoment(instant: string | null): string {
  if (instant === null) return ''
  return new Date(Date.parse(instant) - offsetMilliseconds).toISOString().slice(0, 16)
}

/** What such a field holds, as a moment; null where it is empty or not finished. */
export function instantOf(local: string): string | null {
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(local) ? `${local.slice(0, 16)}:00${offset}` : null
}
