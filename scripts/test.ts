import type { Counts, StageOutcome } from './outcome.ts'
import { stages } from './stages.ts'
import { seconds, stopwatch } from './stopwatch.ts'

// `npm test`: every stage in order, stopping after the first that fails; `npm test -- unit browser` runs only those.
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !stages.some((stage) => stage.name === name))
if (unknown.length > 0) {
  console.error(`No stage ${unknown.join(', ')}: there are ${stages.map(({ name }) => name).join(', ')}.`)
  process.exit(2)
}

const chosen = stages.filter(({ name }) => asked.length === 0 || asked.includes(name))
const total = { passed: 0, failed: 0, skipped: 0 }
const sinceStart = stopwatch()
let failedStage: string | undefined
for (const { name, run } of chosen) {
  process.stdout.write(`… ${name}\n`)
  const sinceBegin = stopwatch()
  const outcome = await runSafely(run)
  total.passed += outcome.passed
  total.failed += outcome.failed
  total.skipped += outcome.skipped
  console.log(
    `${outcome.failed === 0 ? '✓' : '✗'} ${name}: ${counted(outcome)} in ${seconds(sinceBegin())}${outcome.note ? ` (${outcome.note})` : ''}`,
  )
  if (outcome.failed === 0) continue
  console.log(`\n${outcome.report}`)
  failedStage = name
  break
}

const notRun =
  failedStage === undefined ? [] : chosen.slice(chosen.findIndex(({ name }) => name === failedStage) + 1)
console.log('')
if (failedStage !== undefined) console.log(`The stage that failed: ${failedStage}.`)
if (notRun.length > 0) console.log(`Not run after it: ${notRun.map(({ name }) => name).join(', ')}.`)
console.log(`Everything took ${seconds(sinceStart())}.`)
process.exitCode = failedStage === undefined ? 0 : 1
console.log(counted(total))

/** A stage that breaks altogether is one failure with its reason, not the end of the summary. */
async function runSafely(run: () => Promise<StageOutcome>): Promise<StageOutcome> {
  try {
    return await run()
  } catch (error) {
    const report = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return { passed: 0, failed: 1, skipped: 0, report }
  }
}

function counted({ passed, failed, skipped }: Counts) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
