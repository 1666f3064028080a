import { runFuzz } from './fuzz/run-fuzz.ts'

/**
 * Changes valid electronic documents and their ZIPs at random, reads and checks them: `node scripts/fuzz-dian.ts [count] [seed]`.
 * Whatever throws, takes two seconds of the processor or 200 MB is a finding.
 */
const [count = 100_000, seed = 1] = process.argv.slice(2).map(Number)

const isFine = await runFuzz({
  name: 'dian',
  thread: new URL('./fuzz/read-deliveries.ts', import.meta.url),
  count,
  seed,
  longest: 2000,
  memory: 200,
})
process.exitCode = isFine ? 0 : 1
