import { checks } from './checks.ts'
import { seconds, stopwatch } from './stopwatch.ts'

// `npm run check`: format, lint, types and boundaries, all at once; the reports come in order.
const sinceStart = stopwatch()
const running = checks.map(({ name, run }) => {
  const sinceBegin = stopwatch()
  return run().then((outcome) => ({ ...outcome, name, time: seconds(sinceBegin()) }))
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
