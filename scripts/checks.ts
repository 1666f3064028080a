import { isAbsolute, relative } from 'node:path'
import { checkBoundaries } from './boundaries.ts'
import { runCommand } from './run-command.ts'
import { ROOT, sourceFiles } from './workspace.ts'

/** One static check of the whole workspace. */
export type Check = { name: string; run: () => Promise<CheckOutcome> }

/** What a check found. `seen` says how much it looked at, so that a check of nothing is noticed. */
export type CheckOutcome = { isPassed: boolean; seen: string; report: string }

/** Format, lint, types and boundaries, in the order in which their reports are shown. */
export const checks: Check[] = [
  { name: 'format', run: checkFormat },
  { name: 'lint', run: checkLint },
  { name: 'types', run: checkTypes },
  { name: 'boundaries', run: checkImports },
]

async function checkFormat(): Promise<CheckOutcome> {
  const { code, output } = await runCommand('oxfmt', ['--check'])
  return { isPassed: code === 0, seen: filesSeen(output), report: `${output}Run \`npm run format\`.\n` }
}

async function checkLint(): Promise<CheckOutcome> {
  const { code, output } = await runCommand('oxlint', ['--deny-warnings'])
  return { isPassed: code === 0, seen: filesSeen(output), report: output }
}

const TYPE_PROJECTS = ['tsconfig.json', 'tsconfig.browser.json', 'e2e/tsconfig.json']

/** Checks the types of every project, and that no source file was left out of all of them. */
async function checkTypes(): Promise<CheckOutcome> {
  const sources = sourceFiles()
  const results = await Promise.all(
    TYPE_PROJECTS.map((project) =>
      runCommand('tsc', ['--project', project, '--listFiles', '--pretty', 'false']),
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

async function checkImports(): Promise<CheckOutcome> {
  const { modules, faults } = await checkBoundaries()
  return { isPassed: faults.length === 0, seen: `${modules} modules`, report: `${faults.join('\n')}\n` }
}

function filesSeen(output: string) {
  return /on (\d+ files)/.exec(output)?.[1] ?? 'no count'
}
