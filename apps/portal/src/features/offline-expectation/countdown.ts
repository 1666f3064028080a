/** What is left until an instant, in the units that the page counts down in (spec 2). */
export type Countdown = { weeks: number; days: number; hours: number; minutes: number; seconds: number }

/** Splits what is left between two instants, in milliseconds; nothing once it has passed. */
export function countdownTo(instant: number, now: number): Countdown | undefined {
  const left = Math.ceil((instant - now) / 1000)
  if (left <= 0) return undefined
  const split = (unit: number, limit: number) => Math.floor(left / unit) % limit
  return {
    weeks: Math.floor(left / 604_800),
    days: split(86_400, 7),
    hours: split(3600, 24),
    minutes: split(60, 60),
    seconds: split(1, 60),
  }
}
