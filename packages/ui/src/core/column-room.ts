import type { Priority } from './columns.ts'

/** A column with the room that it needs, in pixels. */
type Measured = { need: number; priority: Priority | undefined }

/** The id of the column whose buttons act on a row: it always stays, and its buttons stand side by side. */
export const actsColumn = 'acts'

const usual: Priority = 2
const chosenOnly: Priority = 5

/** The places of the columns that give way, so that the others fit: the least important first, of those alike the last. */
export function awayColumns(columns: readonly Measured[], room: number): number[] {
  const ranked = columns.map(({ need, priority = usual }, at) => ({ need, at, priority }))
  const given = ranked.filter(({ priority, at }) => priority === chosenOnly && at > 0)
  const inOrder = ranked
    .filter(({ priority, at }) => priority > 1 && priority < chosenOnly && at > 0)
    .toSorted((one, other) => other.priority - one.priority || other.at - one.at)
  let left = ranked.reduce((sum, { need }) => sum + need, 0) - given.reduce((sum, { need }) => sum + need, 0)
  const away = given.map(({ at }) => at)
  for (const { need, at } of inOrder) {
    if (left <= room) break
    away.push(at)
    left -= need
  }
  return away
}

/** The room that a head needs in two lines, by its width in one. */
export function headNeed(words: string, width: number): number {
  if (words === '') return 0
  const longest = Math.max(...words.split(' ').map((word) => word.length))
  return Math.max(width * (longest / words.length), width / 2 + slack) + slack
}

/** Letters differ in width: a little more than their count says. */
const slack = 4
