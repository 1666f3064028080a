import { isWhole, middleAndLongest } from './count.ts'
import type { Outcome } from './fault.ts'

/** Whether nothing was lost, nothing doubled, and all went as it has to. */
export function isPassed({ counts, faults }: Outcome): boolean {
  return faults.length === 0 && counts.every(isWhole)
}

/** A share of the times in which a work has to be under way, or else the run proves little. */
const leastMet = 0.9

/** What a run does not prove, a sentence each: work of which nothing was acknowledged, or that was hardly ever met. */
export function unproven({ times, counts, met }: Pick<Outcome, 'times' | 'counts' | 'met'>): string[] {
  const empty = counts.filter(({ acknowledged }) => acknowledged === 0)
  const missed = counts.filter(({ work }) => met && (met.get(work) ?? 0) < times * leastMet)
  return [
    ...empty.map(({ work }) => `Nothing was acknowledged of ${work}`),
    ...missed.map(({ work }) => `${work} were under way ${met?.get(work) ?? 0} times of ${times}`),
  ]
}

/** An outcome as lines of a table, with its notes. */
export function linesOf(outcome: Outcome): string[] {
  const { fault, engine, times, counts, met, seconds, notes, faults } = outcome
  const { middle, longest } = middleAndLongest(seconds)
  const back = seconds.length === 0 ? '' : `${middle.toFixed(1)} / ${longest.toFixed(1)}`
  const rows = counts.map(
    ({ work, acknowledged, stored, lost, doubled }) =>
      `| ${fault} | ${engine} | ${times} | ${work} | ${met?.get(work) ?? ''} | ${acknowledged} | ${stored} | ${lost} | ${doubled} | ${back} |`,
  )
  return [...rows, ...notes.map((note) => `  ${note}`), ...faults.map((one) => `  FAULT: ${one}`)]
}

/** The head of the table. */
export const headLines = [
  '| fault | engine | times | work | under way | acknowledged | stored | lost | doubled | seconds until it served (middle / longest) |',
  '|---|---|---|---|---|---|---|---|---|---|',
]
