import { setTimeout as pause } from 'node:timers/promises'
import type { EngineName } from '../core/arguments.ts'
import { ServerEngine } from '../core/engine.ts'
import type { Fault, Outcome } from '../core/fault.ts'
import { Load } from '../core/load.ts'
import { MailCatcher } from '../core/mail-catcher.ts'
import { unproven } from '../core/report.ts'
import { openInstallation, type TestInstallation } from '../core/test-installation.ts'
import { AvailabilityMonitor } from '../core/availability-monitor.ts'
import { allWorkloads } from '../workloads/all-workloads.ts'

/** For how long the database is away. */
const awaySeconds = 60
/** No request may wait longer than this. */
const boundSeconds = 35

/** The database is frozen for a minute: connections stay open, and nothing answers. */
export const databaseFrozen: Fault = {
  name: 'database-frozen',
  engines: ['embedded', 'server'],
  run: (name, times) =>
    withDatabaseAway('database-frozen', name, times, {
      leave: ({ engine }) => engine.freeze(),
      comeBack: ({ engine }) => engine.thaw(),
    }),
}

/** The database server is stopped for a minute, as for maintenance; the embedded one the product would start again. */
export const databaseStopped: Fault = {
  name: 'database-stopped',
  engines: ['server'],
  run: (name, times) =>
    withDatabaseAway('database-stopped', name, times, {
      leave: async ({ engine }) => engine instanceof ServerEngine && engine.stop(),
      comeBack: async ({ engine }) => engine instanceof ServerEngine && engine.start(),
    }),
}

interface Absence {
  leave(installation: TestInstallation): Promise<unknown>
  comeBack(installation: TestInstallation): Promise<unknown>
}

async function withDatabaseAway(
  fault: string,
  name: EngineName,
  times: number,
  { leave, comeBack }: Absence,
): Promise<Outcome> {
  const catcher = await MailCatcher.open()
  const installation = await openInstallation(name, { environment: catcher.environment })
  const { product } = installation
  const workloads = await allWorkloads(product, catcher)
  const load = new Load(workloads)
  const [seconds, faults, notes]: [number[], string[], string[]] = [[], [], []]
  const { pid } = product
  for (let time = 0; time < times; time += 1) {
    await load.untilBusy(30)
    const watch = new AvailabilityMonitor(product)
    await leave(installation)
    await pause(awaySeconds * 1000)
    await comeBack(installation)
    seconds.push(await watch.untilServing())
    const seen = await watch.end()
    notes.push(seen.told)
    if (!seen.saidUnavailable) faults.push('/ready never said 503')
    if (seen.longestSeconds > boundSeconds)
      faults.push(`A request waited ${seen.longestSeconds.toFixed(1)} seconds`)
    if (product.pid !== pid) faults.push('The product was started again')
    process.stdout.write(`  ${fault} ${name} ${time + 1}/${times}: ${seconds.at(-1)?.toFixed(1)} s\n`)
  }
  await load.finish()
  const counts = await installation.count(workloads)
  faults.push(...unproven({ times, counts }))
  notes.push(...load.told())
  await installation.close().catch((left: unknown) => faults.push(String(left)))
  await catcher.close()
  return { fault, engine: name, times, counts, seconds, notes, faults }
}
