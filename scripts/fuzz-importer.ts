import { runFuzz } from './fuzz/run-fuzz.ts'

/**
 * Changes real files in every container at random and reads them: `node scripts/fuzz-importer.ts [count] [seed]`. Whatever is
 * neither read nor refused with a reason is a finding: a crash, a file that takes too long, or a thread out of memory.
 */
const [count = 100_000, seed = 1] = process.argv.slice(2).map(Number)

const isFine = await runFuzz({
  name: 'importer',
  thread: new URL('./fuzz/read-mutated.ts', import.meta.url),
  count,
  seed,
  longest: 20_000,
  memory: 300,
})
process.exitCode = isFine ? 0 : 1
