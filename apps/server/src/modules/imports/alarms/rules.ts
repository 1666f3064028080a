import type { ImportSource } from '@enlace/contract/imports/sources/freshness-schemas.ts'

/**
 * Returns whether a source is overdue. One that never arrived counts from when its rhythm was set, so that nothing is
 * reported before it was expected.
 */
export function isMissed(
  { state, rhythm, dueAt }: Pick<ImportSource, 'state' | 'rhythm' | 'dueAt'>,
  rhythmAt: Date | null,
): boolean {
  if (rhythm.every === 'never' || dueAt === null) return false
  if (state === 'late') return true
  return state === 'never-came' && rhythmAt !== null && new Date(dueAt) > rhythmAt
}
