import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfStale } from './build.ts'
import { checks } from './checks.ts'
import { chromiumVersion, ensureChromium } from './chromium.ts'
import { runCommand, type CommandResult } from './run-command.ts'

/** How many tests a stage ran, and, when one failed, what there is to read about it. */
export type StageOutcome = { passed: number; failed: number; skipped: number; report: string; note?: string }

/** One part of `npm test`. */
export type Stage = { name: string; run: () => Promise<StageOutcome> }

/** All that `npm test` runs, in this order: what is quick and near the code first. */
export const stages: Stage[] = [
  { name: 'check', run: runChecks },
  { name: 'unit', run: () => runVitest(['conventions', 'unit']) },
  { name: 'server', run: () => runVitest(['server']) },
  { name: 'build', run: runBuild },
  { name: 'browser', run: runJourneys },
]

async function runChecks(): Promise<StageOutcome> {
  const outcomes = await Promise.all(checks.map(async ({ name, run }) => ({ name, ...(await run()) })))
  const faults = outcomes.filter(({ isPassed }) => !isPassed)
  return {
    passed: outcomes.length - faults.length,
    failed: faults.length,
    skipped: 0,
    report: faults.map(({ name, report }) => `${name}:\n${report}`).join('\n'),
    note: outcomes.map(({ name, seen }) => `${name} ${seen}`).join(', '),
  }
}

function runVitest(projects: string[]): Promise<StageOutcome> {
  return withReportFile(async (file) => {
    const chosen = projects.flatMap((project) => ['--project', project])
    const result = await runCommand('vitest', [
      'run',
      ...chosen,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ])
    return outcomeOf(result, file, countVitest)
  })
}

async function runBuild(): Promise<StageOutcome> {
  try {
    const wasBuilt = await buildIfStale()
    return { passed: 1, failed: 0, skipped: 0, report: '', note: wasBuilt ? 'built' : 'up to date' }
  } catch (error) {
    return {
      passed: 0,
      failed: 1,
      skipped: 0,
      report: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }
  }
}

function runJourneys(): Promise<StageOutcome> {
  return withReportFile(async (file) => {
    const chromium = await ensureChromium()
    const environment = { PLAYWRIGHT_JSON_OUTPUT_FILE: file, CHROMIUM_PATH: chromium }
    const result = await runCommand('playwright', ['test', '--reporter=list,json'], { environment })
    const outcome = outcomeOf(result, file, countPlaywright)
    return { ...outcome, note: chromiumVersion(chromium) }
  })
}

type Counts = Pick<StageOutcome, 'passed' | 'failed' | 'skipped'>
type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { status: string }[]
}
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }

function countVitest(json: string): Counts {
  const report: VitestReport = JSON.parse(json)
  // A test file that breaks before its first test counts as one failure.
  const failedFiles = report.testResults.filter(({ status }) => status === 'failed').length
  return {
    passed: report.numPassedTests,
    failed: Math.max(report.numFailedTests, failedFiles),
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

function countPlaywright(json: string): Counts {
  const { stats }: PlaywrightReport = JSON.parse(json)
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }
}

/** Counts from the runner's own report; a runner that failed without a failed test, or ran none, is a failure itself. */
function outcomeOf(result: CommandResult, file: string, count: (json: string) => Counts): StageOutcome {
  const counts = readCounts(file, count)
  const ranNothing = counts.passed + counts.failed === 0
  const isFaulty = counts.failed === 0 && (result.code !== 0 || ranNothing)
  const failed = isFaulty ? 1 : counts.failed
  return {
    ...counts,
    failed,
    report: failed === 0 ? '' : result.output + (ranNothing ? '\nNo test was run.\n' : ''),
  }
}

function readCounts(file: string, count: (json: string) => Counts): Counts {
  try {
    return count(readFileSync(file, 'utf8'))
  } catch {
    // The runner broke before it could report; the caller shows what it printed.
    return { passed: 0, failed: 0, skipped: 0 }
  }
}

async function withReportFile<Answer>(work: (file: string) => Promise<Answer>): Promise<Answer> {
  const folder = mkdtempSync(join(tmpdir(), 'enlace-test-'))
  try {
    return await work(join(folder, 'report.json'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
