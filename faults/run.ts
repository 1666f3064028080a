import { readArguments, usage } from './core/arguments.ts'
import type { Fault, Outcome } from './core/fault.ts'
import { headLines, isPassed, linesOf } from './core/report.ts'
import { killInstallations } from './core/test-installation.ts'
import { clockJumps } from './kinds/clock-jumps.ts'
import { databaseFrozen, databaseStopped } from './kinds/database-gone.ts'
import { fullDatabaseDisk, fullFilesDisk } from './kinds/full-disk.ts'
import { killDatabase, killEverything, killServer } from './kinds/kill-server.ts'
import { slowMail } from './kinds/slow-mail.ts'

/** Everything that is broken on purpose, in the order in which it is run. */
const faults: readonly Fault[] = [
  killServer,
  killDatabase,
  killEverything,
  databaseFrozen,
  databaseStopped,
  fullDatabaseDisk,
  fullFilesDisk,
  slowMail,
  clockJumps,
]

const known = faults.map(({ name }) => name)
const outcomes: Outcome[] = []
try {
  const asked = readArguments(process.argv.slice(2), known)
  for (const fault of faults.filter(({ name }) => asked.faults.includes(name))) {
    for (const engine of asked.engines.filter((name) => fault.engines.includes(name))) {
      const outcome = await fault.run(engine, asked.times)
      outcomes.push(outcome)
      process.stdout.write(`${[...headLines, ...linesOf(outcome), ''].join('\n')}\n`)
    }
  }
  process.exitCode = outcomes.length > 0 && outcomes.every(isPassed) ? 0 : 1
} catch (fault) {
  process.stderr.write(`${fault instanceof Error ? fault.stack : String(fault)}\n${usage}\n`)
  await killInstallations()
  // Clients of what failed may still be at work.
  process.exit(1)
}
