import { isWhole, middleAndLongest } from './count.ts'
import type { Outcome } from './fault.ts'

/** Whether nothing was lost, nothing doubled, and all went as it has to. */
export function isPassed({ counts, faults }: Outcome): boolean {
  return faults.length === 0 && counts.every(isWhole)
}

/** An outcome as lines of a table, with what is to be told beside it. */
export function linesOf(outcome: Outcome): string[] {
  const { fault, engine, times, counts, seconds, notes, faults } = outcome
  const { middle, longest } = middleAndLongest(seconds)
  const back = seconds.length === 0 ? '' : `${middle.toFixed(1)} / ${longest.toFixed(1)}`
  const rows = counts.map(
    ({ work, acknowledged, stored, lost, doubled }) =>
      `| ${fault} | ${engine} | ${times} | ${work} | ${acknowledged} | ${stored} | ${lost} | ${doubled} | ${back} |`,
  )
  return [...rows, ...notes.map((note) => `  ${note}`), ...faults.map((one) => `  FAULT: ${one}`)]
}

/** The head of the table. */
export const headLines = [
  '| fault | engine | times | work | acknowledged | stored | lost | doubled | seconds until it served (middle / longest) |',
  '|---|---|---|---|---|---|---|---|---|',
]
