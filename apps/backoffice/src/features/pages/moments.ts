/** Colombia has had this one offset, without summer time, since 1993. */
const offset = '-05:00'
const offsetMilliseconds = 5 * 60 * 60 * 1000

/** A moment as the platform's field for date and time holds it, in Colombia's hours. */
export function localMoment(instant: string | null): string {
  if (instant === null) return ''
  return new Date(Date.parse(instant) - offsetMilliseconds).toISOString().slice(0, 16)
}

/** What such a field holds, as a moment; null where it is empty. */
export function instantOf(local: string): string | null {
  return local === '' ? null : `${local.length === 16 ? `${local}:00` : local}${offset}`
}
