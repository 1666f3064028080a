import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Fault } from '../core/fault.ts'
import { Load } from '../core/load.ts'
import { MailCatcher } from '../core/mail-catcher.ts'
import { unproven } from '../core/report.ts'
import { openInstallation } from '../core/test-installation.ts'
import { allWorkloads } from '../workloads/all-workloads.ts'

/** Changes the clock of a process that preloads it. */
const library = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1'

/** For how long the clock is as it says. */
const seconds = 30

/** An hour ahead, back, an hour behind, and back again. */
const jumps = ['+3600s', '+0s', '-3600s', '+0s'] as const

/** The clock of the product and of its database server jumps by an hour under load, and back. */
export const clockJumps: Fault = {
  name: 'clock-jumps',
  engines: ['server'],
  async run(engine, times) {
    const [faults, notes]: [string[], string[]] = [[], []]
    if (!existsSync(library)) {
      const why = 'Not run: libfaketime is not installed (apt-get install faketime).'
      return { fault: 'clock-jumps', engine, times: 0, counts: [], seconds: [], notes: [why], faults }
    }
    const folder = await mkdtemp(join(tmpdir(), 'enlace-clock-'))
    const file = join(folder, 'offset')
    await writeFile(file, '+0s\n', { mode: 0o644 })
    const clock = {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      // What runs on by itself does not jump with the wall's clock.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      DONT_FAKE_MONOTONIC: '1',
    }
    const catcher = await MailCatcher.open()
    const environment = { ...catcher.environment, ...clock }
    const installation = await openInstallation(engine, { environment, serverEnvironment: clock })
    const workloads = await allWorkloads(installation.product, catcher)
    const load = new Load(workloads)
    for (let time = 0; time < times; time += 1) {
      for (const jump of jumps) {
        await load.untilBusy(30)
        await writeFile(file, `${jump}\n`)
        await pause(seconds * 1000)
        if (!(await installation.product.isReady()))
          faults.push(`The product is not ready with the clock at ${jump}`)
        const [row] = await installation.ask('select now()::text as at')
        notes.push(`The clock stood at ${jump}: the database said ${String(row?.['at'])}.`)
      }
      process.stdout.write(`  clock-jumps ${engine} ${time + 1}/${times}\n`)
    }
    await load.finish()
    const counts = await installation.count(workloads)
    faults.push(...unproven({ times, counts }))
    const repeated = await installation.ask(
      `select count(*)::integer as jobs from jobs where dead_at is null and task <> 'publish-version'
          and (run_at > now() + interval '30 minutes' and attempts > 0 or claimed_until > now() + interval '10 minutes')`,
    )
    if (Number(repeated[0]?.['jobs']) > 0)
      faults.push('Work waits for a time that a clock told that was ahead')
    const ahead = await installation.ask(
      'select count(*)::integer as n from repeated_jobs where due_at > now()',
    )
    notes.push(`Schedules noted for a time that has not come: ${String(ahead[0]?.['n'])}.`, ...load.told())
    await installation.close().catch((left: unknown) => faults.push(String(left)))
    await catcher.close()
    await rm(folder, { recursive: true, force: true })
    return { fault: 'clock-jumps', engine, times, counts, seconds: [], notes, faults }
  },
}
