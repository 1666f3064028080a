import type { CommandResult } from './run-command.ts'

/** How many tests ran, and how they ended. */
export type Counts = { passed: number; failed: number; skipped: number }

/** The counts of a stage of `npm test`, and, when something failed, what there is to read about it. */
export type StageOutcome = Counts & { report: string; note?: string }

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { status: string }[]
}
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }

/** The counts in Vitest's JSON report. A test file that breaks before its first test counts as one failure. */
export function countVitest(json: string): Counts {
  const report: VitestReport = JSON.parse(json)
  const failedFiles = report.testResults.filter(({ status }) => status === 'failed').length
  return {
    passed: report.numPassedTests,
    failed: Math.max(report.numFailedTests, failedFiles),
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** The counts in Playwright's JSON report. A journey that passed at its second try has passed; the stage names it. */
export function countPlaywright(json: string): Counts {
  const { stats }: PlaywrightReport = JSON.parse(json)
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }
}

/**
 * A stage's outcome from its runner's own report. A runner that broke without a failed test, left no report, or ran no
 * test at all, is a failure itself.
 */
export function outcomeOf(
  { code, output }: CommandResult,
  json: string | undefined,
  count: (json: string) => Counts,
): StageOutcome {
  const counts = json === undefined ? { passed: 0, failed: 0, skipped: 0 } : count(json)
  const ranNothing = counts.passed + counts.failed === 0
  const isBroken = counts.failed === 0 && (code !== 0 || ranNothing)
  const failed = isBroken ? 1 : counts.failed
  return {
    ...counts,
    failed,
    report: failed === 0 ? '' : `${output}${ranNothing ? '\nNo test was run.\n' : ''}`,
  }
}
