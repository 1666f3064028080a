// `npm run attack`: what an attacker would try, whole; `npm run attack -- cost` runs only the parts that are named.
import { attackCost } from './cost/run.ts'
import { attackIsolation } from './isolation/run.ts'

/** Each part prints what it found and tells whether the product stood. */
const parts: Record<string, () => Promise<boolean>> = { isolation: attackIsolation, cost: attackCost }

const asked = process.argv.slice(2).filter((word) => word in parts)
const chosen = Object.entries(parts).filter(([name]) => asked.length === 0 || asked.includes(name))
for (const [name, run] of chosen) {
  process.stdout.write(`… ${name}\n`)
  if (!(await run())) process.exitCode = 1
}
