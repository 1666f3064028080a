/** The warning comes this long before the end, or at half of a shorter time (spec 4, Idle logout). */
const lead = 60_000

/** Whether somebody last seen at an instant has been away for the company's minutes (spec 4); no minutes, no end. */
export function isIdle(seen: number, now: number, minutes: string | null): boolean {
  const left = timeLeft(seen, now, minutes)
  return left !== undefined && left <= 0
}

/** Whole seconds until the logout, for whoever must be warned of it now; nothing before. */
export function secondsToWarn(seen: number, now: number, minutes: string | null): number | undefined {
  const left = timeLeft(seen, now, minutes)
  if (left === undefined || left <= 0 || left > Math.min(lead, limitOf(minutes) / 2)) return undefined
  return Math.ceil(left / 1000)
}

function timeLeft(seen: number, now: number, minutes: string | null): number | undefined {
  const limit = limitOf(minutes)
  return limit > 0 ? seen + limit - now : undefined
}

function limitOf(minutes: string | null): number {
  return Number(minutes ?? '') * 60_000
}
