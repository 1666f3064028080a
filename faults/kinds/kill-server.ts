import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { engineNames, type EngineName } from '../core/arguments.ts'
import type { Fault, Outcome } from '../core/fault.ts'
import { Load } from '../core/load.ts'
import { MailCatcher } from '../core/mail-catcher.ts'
import { runningProcesses } from '../core/processes.ts'
import { unproven } from '../core/report.ts'
import { openInstallation, type TestInstallation } from '../core/test-installation.ts'
import { allWorkloads } from '../workloads/all-workloads.ts'

/** Ends the server silently while it imports, registers and sends mails, and starts it again. */
export const killServer: Fault = {
  name: 'kill-server',
  engines: engineNames,
  run: (engine, times) =>
    breakUnderLoad('kill-server', engine, times, async (installation) => {
      const begin = performance.now()
      await installation.product.kill()
      await installation.product.start()
      return (performance.now() - begin) / 1000
    }),
}

/** Ends the database with all of its processes while the same goes on; the product stays. */
export const killDatabase: Fault = {
  name: 'kill-database',
  engines: engineNames,
  run: (engine, times) =>
    breakUnderLoad('kill-database', engine, times, async ({ product, engine: database }) => {
      const begin = performance.now()
      const { pid } = product
      await database.kill()
      while ((await product.readiness()) === 200 && performance.now() - begin < 2000) await pause(20)
      while (!(await product.isReady())) {
        if (performance.now() - begin > 300_000)
          throw new Error('The product is not ready after five minutes')
        await pause(50)
      }
      if (product.pid !== pid) throw new Error('The product was started again')
      return (performance.now() - begin) / 1000
    }),
}

/** Ends the server and its database at one moment, as where a machine runs out of memory, and starts both again. */
export const killEverything: Fault = {
  name: 'kill-everything',
  engines: engineNames,
  run: (engine, times) =>
    breakUnderLoad('kill-everything', engine, times, async ({ product, engine: database }) => {
      const begin = performance.now()
      await Promise.all([product.kill(), database.kill()])
      await product.start()
      return (performance.now() - begin) / 1000
    }),
}

/** Breaks something so many times under the load of every kind of work, and counts. */
async function breakUnderLoad(
  fault: string,
  name: EngineName,
  times: number,
  breakIt: (installation: TestInstallation) => Promise<number>,
): Promise<Outcome> {
  const catcher = await MailCatcher.open()
  const installation = await openInstallation(name, { environment: catcher.environment })
  const workloads = await allWorkloads(installation.product, catcher)
  const load = new Load(workloads)
  const seconds: number[] = []
  const met = new Map<string, number>()
  const faults: string[] = []
  for (let time = 0; time < times; time += 1) {
    await load.untilBusy(30)
    // At another moment of the work each time.
    await pause(randomInt(0, 2000))
    await load.untilBusy(10)
    for (const work of load.underWay()) met.set(work, (met.get(work) ?? 0) + 1)
    seconds.push(await breakIt(installation))
    load.noteBroken()
    const databases = await postmasters(installation)
    if (databases > 1) faults.push(`${databases} databases ran on one folder after time ${time + 1}`)
    process.stdout.write(`  ${fault} ${name} ${time + 1}/${times}: ${seconds.at(-1)?.toFixed(1)} s\n`)
  }
  await load.finish()
  const counts = await installation.count(workloads)
  faults.push(...unproven({ times, counts, met }))
  const notes = [`Mails that came again under their Message-ID: ${catcher.repeated()}.`, ...load.told()]
  await installation.close().catch((left: unknown) => faults.push(String(left)))
  await catcher.close()
  return { fault, engine: name, times, counts, met, seconds, notes, faults }
}

async function postmasters({ folder }: TestInstallation): Promise<number> {
  const found = (await runningProcesses()).filter(({ words }) => words.includes(`-D ${folder}/`))
  const pids = new Set(found.map(({ pid }) => pid))
  // What a database has just started bears its words for a moment.
  return found.filter(({ parent }) => !pids.has(parent)).length
}
