import { checks, openChecks } from './checks.ts'
import { seconds, stopwatch } from './stopwatch.ts'

// `npm run check`: format, lint, types and boundaries, all at once; the reports come in order. `npm run check -- lint`
// runs one alone; `npm run check -- --changed` looks at the format and lint of the files that differ from the last commit
// only, not at those that import them.
const sinceStart = stopwatch()
const isOfChanged = process.argv.includes('--changed')
const asked = process.argv.slice(2).filter((parameter) => parameter !== '--changed')
const chosen = checks.filter(({ name }) => asked.length === 0 || asked.includes(name))
if (chosen.length === 0)
  throw new Error(`No check ${asked.join(', ')}: there are ${checks.map(({ name }) => name).join(', ')}.`)
const context = await openChecks(isOfChanged)
const running = chosen.map(({ name, run }) => {
  const sinceBegin = stopwatch()
  return run(context).then((outcome) => ({ ...outcome, name, time: seconds(sinceBegin()) }))
})
let failed = 0
for (const outcome of running) {
  const { name, isPassed, seen, time, report } = await outcome
  console.log(`${isPassed ? '✓' : '✗'} ${name} (${seen}, ${time})`)
  if (isPassed) continue
  failed += 1
  console.log(report)
}
console.log(`check: ${running.length - failed} passed, ${failed} failed in ${seconds(sinceStart())}`)
process.exitCode = failed === 0 ? 0 : 1
