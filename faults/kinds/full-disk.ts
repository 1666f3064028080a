import { execFile } from 'node:child_process'
import { appendFile, mkdtemp, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { engineNames, type EngineName } from '../core/arguments.ts'
import type { Fault, Outcome } from '../core/fault.ts'
import { Load } from '../core/load.ts'
import { MailCatcher } from '../core/mail-catcher.ts'
import { unproven } from '../core/report.ts'
import { killInstallations, openInstallation, type InstallationOptions } from '../core/test-installation.ts'
import { AvailabilityMonitor } from '../core/availability-monitor.ts'
import { allWorkloads } from '../workloads/all-workloads.ts'

const run = promisify(execFile)

/** For how long there is no room, and what is left of it. */
const fullSeconds = 40
const leftBytes = 2 * 1024 * 1024
const pieceBytes = 8 * 1024 * 1024

/** The disk of the database fills up: under the data folder, or under the server's own. */
export const fullDatabaseDisk: Fault = {
  name: 'full-disk-database',
  engines: engineNames,
  run: (name, times) =>
    onSmallDisk('full-disk-database', name, times, 700, (disk) =>
      name === 'embedded'
        ? { dataFolder: join(disk, 'data'), environment: { STORAGE_URL: `${disk}.files` } }
        : { serverFolder: join(disk, 'server') },
    ),
}

/** The disk of the files fills up; the database has room. */
export const fullFilesDisk: Fault = {
  name: 'full-disk-files',
  engines: engineNames,
  run: (name, times) =>
    onSmallDisk('full-disk-files', name, times, 300, (disk) => ({
      environment: { STORAGE_URL: join(disk, 'files') },
    })),
}

async function onSmallDisk(
  fault: string,
  name: EngineName,
  times: number,
  megabytes: number,
  optionsOf: (disk: string) => InstallationOptions,
): Promise<Outcome> {
  const [faults, notes, seconds]: [string[], string[], number[]] = [[], [], []]
  if (process.getuid?.() !== 0)
    return {
      fault,
      engine: name,
      times: 0,
      counts: [],
      seconds,
      notes: ['Not run: only root may mount.'],
      faults,
    }
  const disk = await mkdtemp(join(tmpdir(), 'enlace-disk-'))
  await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'enlace-faults', disk])
  const catcher = await MailCatcher.open()
  try {
    const options = optionsOf(disk)
    // Files are taken until the disk is really full, which is what is tried.
    const room: Record<string, string> = { DISK_WARN_MB: '0', DISK_STOP_MB: '0' }
    const environment = { ...catcher.environment, ...room, ...options.environment }
    const installation = await openInstallation(name, { ...options, environment })
    const files = options.environment?.['STORAGE_URL'] ?? join(installation.product.folder, 'files')
    const workloads = await allWorkloads(installation.product, catcher, files)
    const load = new Load(workloads)
    for (let time = 0; time < times; time += 1) {
      await load.untilBusy(30)
      const watch = new AvailabilityMonitor(installation.product)
      await fill(disk)
      await pause(fullSeconds * 1000)
      await rm(join(disk, 'ballast'))
      seconds.push(await watch.untilServing())
      notes.push((await watch.end()).told)
      process.stdout.write(`  ${fault} ${name} ${time + 1}/${times}: ${seconds.at(-1)?.toFixed(1)} s\n`)
      await pause(5000)
    }
    await load.finish()
    const counts = await installation.count(workloads)
    faults.push(...unproven({ times, counts }))
    notes.push(...load.told())
    await installation.close().catch((left: unknown) => faults.push(String(left)))
    return { fault, engine: name, times, counts, seconds, notes, faults }
  } catch (failed) {
    // Before the disk is removed, which would be reported as well.
    process.stderr.write(`${failed instanceof Error ? failed.stack : String(failed)}\n`)
    await killInstallations()
    throw failed
  } finally {
    await catcher.close()
    await run('umount', ['--lazy', disk])
    await rm(disk, { recursive: true, force: true })
    await rm(`${disk}.files`, { recursive: true, force: true })
  }
}

/** Fills a disk with a file, but for a little; what is written meanwhile may fill that, too. */
async function fill(disk: string): Promise<void> {
  const ballast = join(disk, 'ballast')
  for (let left = await room(disk); left > 0; left = await room(disk)) {
    const isFull = await appendFile(ballast, Buffer.alloc(Math.min(left, pieceBytes))).then(
      () => false,
      (fault: unknown) => {
        if (fault instanceof Error && 'code' in fault && fault.code === 'ENOSPC') return true
        throw fault
      },
    )
    if (isFull) return
  }
}

/** How many bytes are left, but for those that are to be left. */
async function room(disk: string): Promise<number> {
  const { bavail, bsize } = await statfs(disk)
  return bavail * bsize - leftBytes
}
