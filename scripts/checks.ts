import { mkdirSync } from 'node:fs'
import { isAbsolute, join, relative } from 'node:path'
import { checkBoundaries } from './boundaries.ts'
import { CACHE } from './check-cache.ts'
import { readImportGraph, type SourceFile } from './import-graph.ts'
import { planLint } from './lint-cache.ts'
import { runCommand } from './run-command.ts'
import { ROOT, sourceFiles } from './workspace.ts'

/** One static check: of the whole workspace, or, for format and lint, of the files that are named. */
export type Check = { name: string; run: (context: CheckContext) => Promise<CheckOutcome> }

/** What the checks of one run share. `changed` are the files to look at where not all are asked for. */
export type CheckContext = { graph: SourceFile[]; changed?: string[] }

/** What a check found. `seen` says how much it looked at, so that a check of nothing is noticed. */
export type CheckOutcome = { isPassed: boolean; seen: string; report: string }

/** Format, lint, types and boundaries, in the order in which their reports are shown. */
export const checks: Check[] = [
  { name: 'format', run: checkFormat },
  { name: 'lint', run: checkLint },
  { name: 'types', run: checkTypes },
  { name: 'boundaries', run: checkImports },
]

/** Reads what the checks share; with `changed`, the files that differ from the last commit or are new. */
export async function openChecks(isOfChanged = false): Promise<CheckContext> {
  const graph = readImportGraph()
  if (!isOfChanged) return { graph }
  const results = await Promise.all([
    runCommand('git', ['diff', '--name-only', '--relative', '--diff-filter=d', 'HEAD']),
    runCommand('git', ['ls-files', '--others', '--exclude-standard']),
  ])
  const fault = results.find(({ code }) => code !== 0)
  if (fault) throw new Error(`git cannot tell what has changed: ${fault.output}`)
  return { graph, changed: results.flatMap(({ output }) => output.split('\n')).filter((path) => path !== '') }
}

async function checkFormat({ changed }: CheckContext): Promise<CheckOutcome> {
  if (changed?.length === 0) return { isPassed: true, seen: 'no changed files', report: '' }
  // A changed file of a kind that has no format is no fault.
  const { code, output } = await runCommand('oxfmt', [
    '--check',
    ...(changed ? ['--no-error-on-unmatched-pattern', ...changed] : []),
  ])
  return { isPassed: code === 0, seen: filesSeen(output), report: `${output}Run \`npm run format\`.\n` }
}

/** More files than this are linted as a whole: their names would not fit into every system's command line. */
const MOST_NAMED = 200

/** Lints what has not passed before as it is now; `lint-cache.ts` says what that means. */
async function checkLint({ graph, changed }: CheckContext): Promise<CheckOutcome> {
  const { files, all, keep } = planLint(graph)
  const due = changed ? files.filter((path) => changed.includes(path)) : files
  const [seen, kept] = [
    `${due.length} of ${changed ? `${changed.length} changed` : all} files`,
    'the others passed before',
  ]
  if (due.length === 0) return { isPassed: true, seen: `${seen}, ${kept}`, report: '' }
  const isWhole = due.length > MOST_NAMED
  const { code, output } = await runCommand('oxlint', ['--deny-warnings', ...(isWhole ? [] : due)], {
    environment: GO_WITH_ROOM,
  })
  if (code === 0 && !changed) keep()
  return { isPassed: code === 0, seen: isWhole ? filesSeen(output) : `${seen}, ${kept}`, report: output }
}

/** Collecting garbage at every doubling takes a fifth of the compiler's and the linter's processor time. */
const GO_WITH_ROOM = { GOGC: '400' }

const TYPE_PROJECTS = ['tsconfig.json', 'tsconfig.browser.json', 'e2e/tsconfig.json']

/**
 * Checks the types of every project, and that no source file was left out of all of them. Each project has one checker,
 * since several work out the same types again, and goes on from what it knew the last time.
 */
async function checkTypes(): Promise<CheckOutcome> {
  const sources = sourceFiles()
  mkdirSync(CACHE, { recursive: true })
  const results = await Promise.all(
    TYPE_PROJECTS.map((project) =>
      runCommand(
        'tsc',
        [
          '--listFiles',
          '--pretty',
          'false',
          '--singleThreaded',
          '--incremental',
          '--project',
          project,
          '--tsBuildInfoFile',
          join(CACHE, `${project.replaceAll('/', '-')}.tsbuildinfo`),
        ],
        { environment: GO_WITH_ROOM },
      ),
    ),
  )
  const lines = results.flatMap(({ output }) => output.split('\n')).filter((line) => line !== '')
  const [listed, faults] = [lines.filter(isAbsolute), lines.filter((line) => !isAbsolute(line))]
  const checked = new Set(listed.map((path) => relative(ROOT, path).replaceAll('\\', '/')))
  const unseen = sources.filter((path) => !checked.has(path))
  return {
    isPassed: results.every(({ code }) => code === 0) && unseen.length === 0,
    seen: `${[...checked].filter((path) => !path.includes('node_modules')).length} files`,
    report: [...new Set(faults), ...unseen.map((path) => `${path}: no tsconfig includes this file`), ''].join(
      '\n',
    ),
  }
}

async function checkImports({ graph }: CheckContext): Promise<CheckOutcome> {
  const { modules, faults } = checkBoundaries(ROOT, sourceFiles(), graph)
  return { isPassed: faults.length === 0, seen: `${modules} modules`, report: `${faults.join('\n')}\n` }
}

function filesSeen(output: string) {
  return /on (\d+ files)/.exec(output)?.[1] ?? 'no count'
}
