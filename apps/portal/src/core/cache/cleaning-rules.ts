import { timing } from '@enlace/contract/core/timing.ts'

/**
 * Whether the browser's cache is to be cleaned: the company wants it, and it has not been done in the last 24 hours or
 * ever (spec 4, Cache cleaning). A date that cannot be read, or one to come, counts as never.
 */
export function isCleaningDue(flag: number, cleanedAt: string | null, now: number): boolean {
  if (flag <= 0) return false
  const since = now - Date.parse(cleanedAt ?? '')
  return !(since >= 0 && since < timing.cacheCleaning)
}
