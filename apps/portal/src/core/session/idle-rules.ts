/** Whether somebody last seen at an instant has been away for the company's minutes (spec 4); no minutes, no end. */
export function isIdle(seen: number, now: number, minutes: string | null): boolean {
  const limit = Number(minutes ?? '') * 60_000
  return limit > 0 && now - seen >= limit
}
