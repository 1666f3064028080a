import type { ImportSource } from '@enlace/contract/imports/sources/freshness-schemas.ts'

/**
 * Whether somebody has to hear that a source did not come: it was to come and did not. One that never came counts from the
 * moment that its rhythm was said, so that nobody is told of what was not expected yet.
 */
export function isMissed(
  { state, rhythm, dueAt }: Pick<ImportSource, 'state' | 'rhythm' | 'dueAt'>,
  rhythmAt: Date | null,
): boolean {
  if (rhythm.every === 'never' || dueAt === null) return false
  if (state === 'late') return true
  return state === 'never-came' && rhythmAt !== null && new Date(dueAt) > rhythmAt
}
