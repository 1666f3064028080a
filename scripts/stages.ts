import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findNginx } from '../cluster/core/proxy.ts'
import { buildIfStale } from './build.ts'
import { checks, openChecks } from './checks.ts'
import { chromiumVersion, ensureChromium } from './chromium.ts'
import { installFromDebian, isRootOnDebian } from './debian.ts'
import { failedPages } from './failed-pages.ts'
import { countPlaywright, countVitest, outcomeOf, type Counts, type StageOutcome } from './outcome.ts'
import { overBudget, weighPages } from './page-weights.ts'
import { overShare, readTimes, slowestOf } from './processor-times.ts'
import { runCommand } from './run-command.ts'
import { declaredReference } from './screens/former-state.ts'
import { ROOT } from './workspace.ts'
import { readableTime, retriedNote, slowestJourneys, tooSlowReport } from './slow-journeys.ts'

/** One part of `npm test`. */
export type Stage = { name: string; run: () => Promise<StageOutcome> }

/** All that `npm test` runs, in this order: what is quick and near the code first. */
export const stages: Stage[] = [
  { name: 'check', run: runChecks },
  // The server's tests draw the first page with the portal's build.
  { name: 'build', run: runBuild },
  { name: 'unit', run: () => runVitest(['conventions', 'unit']) },
  { name: 'server', run: runServer },
  { name: 'browser', run: runJourneys },
  { name: 'cluster', run: runCluster },
  { name: 'screens', run: runScreens },
]

async function runChecks(): Promise<StageOutcome> {
  const context = await openChecks()
  const outcomes = await Promise.all(checks.map(async ({ name, run }) => ({ name, ...(await run(context)) })))
  const faults = outcomes.filter(({ isPassed }) => !isPassed)
  return {
    passed: outcomes.length - faults.length,
    failed: faults.length,
    skipped: 0,
    report: faults.map(({ name, report }) => `${name}:\n${report}`).join('\n'),
    note: outcomes.map(({ name, seen }) => `${name} ${seen}`).join(', '),
  }
}

/** The tests with a database; a file that alone takes too much of the stage's processor time is a failure, too. */
function runServer(): Promise<StageOutcome> {
  return withReportFile(async (notes) => {
    await ensurePerlClient()
    const outcome = await runVitest(['server', 'server-alone'], { PROCESSOR_TIMES: notes })
    const times = readTimes(reportIn(notes) ?? '', ROOT)
    const faults = overShare(times)
    return {
      ...outcome,
      failed: outcome.failed + faults.length,
      report: [outcome.report, ...faults].join('\n'),
      note: `slowest: ${slowestOf(times)}`,
    }
  })
}

/** Where Debian has it, the client that Perl makes of the API's document; its test is skipped elsewhere. */
async function ensurePerlClient(): Promise<void> {
  if (!isRootOnDebian()) return
  const { code } = await runCommand('perl', ['-MOpenAPI::Client', '-e1'])
  if (code !== 0) await installFromDebian(['libopenapi-client-perl'])
}

function runVitest(projects: string[], environment: NodeJS.ProcessEnv = {}): Promise<StageOutcome> {
  return withReportFile(async (file) => {
    const chosen = projects.flatMap((project) => ['--project', project])
    const result = await runCommand(
      'vitest',
      ['run', ...chosen, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
      { environment },
    )
    return outcomeOf(result, reportIn(file), countVitest)
  })
}

async function runBuild(): Promise<StageOutcome> {
  try {
    const built = await buildIfStale()
    const heavy = overBudget(weighPages())
    return {
      passed: 1,
      failed: heavy.length,
      skipped: 0,
      report: heavy.join('\n'),
      note: built.length > 0 ? 'built' : 'up to date',
    }
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
    const json = reportIn(file)
    const counted = outcomeOf(result, json, countPlaywright)
    const pages = counted.failed === 0 ? '' : failedPages(join(ROOT, 'test-results'))
    const outcome = { ...counted, report: `${counted.report}${pages}` }
    if (json === undefined) return outcome
    const { slowest, tooSlow, retried } = slowestJourneys(json)
    const note = [chromiumVersion(chromium), ...slowest.map(readableTime), retriedNote(retried)].join(', ')
    if (tooSlow.length === 0) return { ...outcome, note }
    const report = `${outcome.report}${tooSlowReport(tooSlow)}`
    return { ...outcome, failed: outcome.failed + tooSlow.length, report, note }
  })
}

/** Three nodes behind nginx, killed and restarted under load; skipped with its reason where there is no nginx to be had. */
function runCluster(): Promise<StageOutcome> {
  return withReportFile(async (file) => {
    if (findNginx() === undefined && isRootOnDebian()) await installFromDebian(['nginx'])
    if (findNginx() === undefined)
      return {
        passed: 0,
        failed: 0,
        skipped: 1,
        report: '',
        note: 'NOT TESTED, because nginx is not installed',
      }
    const outcome = await playCluster(file)
    // As the journeys: a machine that others share may stall for longer than any patience.
    if (outcome.failed === 0 || !process.env['CI']) return outcome
    const again = await playCluster(file)
    return {
      ...again,
      note: `${again.note}, at the second try`,
      report: `${outcome.report}\n${again.report}`,
    }
  })
}

/** The forty screens, where the last commit declares that it changes none (`docs/decisions/screens.md`). */
function runScreens(): Promise<StageOutcome> {
  return withReportFile(async (file) => {
    const reference = declaredReference()
    if (reference === undefined)
      return {
        passed: 0,
        failed: 0,
        skipped: 0,
        report: '',
        note: 'the last commit declares no former screens',
      }
    const environment = { CHROMIUM_PATH: await ensureChromium() }
    const result = await runCommand('node', ['scripts/screens/run.ts', reference, '--report', file], {
      environment,
    })
    return { ...outcomeOf(result, reportIn(file), countsIn), note: `as ${reference}` }
  })
}

const countsIn = (json: string): Counts => JSON.parse(json)

async function playCluster(file: string): Promise<StageOutcome> {
  const result = await runCommand('node', ['cluster/run.ts', '--report', file])
  const outcome = outcomeOf(result, reportIn(file), countsIn)
  return { ...outcome, note: result.output.match(/^NOT TESTED.*$/gm)?.join(', ') ?? 'PgBouncer too' }
}

async function withReportFile<Answer>(work: (file: string) => Promise<Answer>): Promise<Answer> {
  const folder = mkdtempSync(join(tmpdir(), 'enlace-test-'))
  try {
    return await work(join(folder, 'report.json'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function reportIn(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
