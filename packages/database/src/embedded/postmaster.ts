import { spawn } from 'node:child_process'
import { open, readFile, rename, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Ready } from './cluster.ts'
import type { Place } from './place.ts'
import { findEngine } from './engine.ts'
import { commandOf, run } from './operator.ts'
import { disownStranger, isPostmaster, readPidFile } from './pid-file.ts'
import { settingArguments } from './settings.ts'
import type { Purpose } from './settings.ts'
import { diskFault, fullDisk, StartupFault } from './startup-fault.ts'

/** A running PostgreSQL of one place. */
export interface Postmaster {
  readonly pid: number
  readonly port: number
}

/** The options of a launch: the purpose, further settings, and a required port. */
export interface Launch {
  readonly purpose: Purpose
  readonly settings: Record<string, string>
  readonly port?: number
}

const pollMilliseconds = 15
const recoveryMilliseconds = 10 * 60_000
const passingMilliseconds = 10_000
const stopMilliseconds = 30_000
const maximumLog = 5 * 1024 * 1024

/**
 * Finds the PostgreSQL that already runs on a place, and waits until it has finished starting.
 * @throws StartupFault if its recovery takes longer than ten minutes.
 */
export async function findPostmaster(place: Place): Promise<Postmaster | undefined> {
  const deadline = Date.now() + recoveryMilliseconds
  while (Date.now() < deadline) {
    const file = await readPidFile(place)
    if (!file || !(await isPostmaster(file.pid, place))) return undefined
    if (file.isReady) return { pid: file.pid, port: file.port }
    await pause(pollMilliseconds)
  }
  throw recoveryFault(place)
}

/**
 * Starts PostgreSQL on a place in a process session of its own, so that it survives Ctrl C and the end of this process.
 * @throws StartupFault with PostgreSQL's own reason if it refuses.
 */
export async function launchPostmaster(place: Place, ready: Ready, launch: Launch): Promise<Postmaster> {
  const deadline = Date.now() + passingMilliseconds
  for (;;) {
    await disownStranger(place)
    const port = launch.port ?? (await freePort())
    const started = await tryLaunch(
      place,
      ready,
      settingArguments(launch.purpose, launch.settings, port),
      port,
    )
    if (typeof started !== 'string') return started
    if (Date.now() > deadline || !passes(started)) throw launchFault(place, started)
    await pause(100)
  }
}

/** Whether a refusal is temporary: a port just taken, or the last processes of a killed database still ending. */
function passes(reason: string): boolean {
  return /TCP\/IP|address already in use|shared memory|lock file/i.test(reason)
}

async function tryLaunch(
  place: Place,
  ready: Ready,
  settings: string[],
  port: number,
): Promise<Postmaster | string> {
  const log = await openLog(place)
  try {
    const begin = (await log.stat()).size
    const words = ['-D', place.cluster, ...settings]
    const { file, args, options } = commandOf(ready.operator, ready.engine.postgres, words, ready.engine.root)
    const child = spawn(file, args, { ...options, detached: true, stdio: ['ignore', log.fd, log.fd] })
    let end: string | undefined
    child.on('error', (error) => (end = error.message))
    child.on('exit', (code, signal) => (end = `it ended with ${signal ?? `code ${code}`}`))
    child.unref()
    const deadline = Date.now() + recoveryMilliseconds
    while (end === undefined) {
      const found = await readPidFile(place)
      if (found?.isReady && found.pid === child.pid) return { pid: found.pid, port }
      if (Date.now() > deadline) throw recoveryFault(place)
      await pause(pollMilliseconds)
    }
    return (await lastWords(place, begin)) ?? end
  } finally {
    await log.close()
  }
}

async function openLog(place: Place) {
  try {
    const size = await stat(place.logFile).then(
      (entry) => entry.size,
      () => 0,
    )
    if (size > maximumLog) await rename(place.logFile, `${place.logFile}.1`)
    return await open(place.logFile, 'a', 0o600)
  } catch (error) {
    throw diskFault(error, place.folder)
  }
}

async function lastWords(place: Place, begin: number): Promise<string | undefined> {
  const text = (await readFile(place.logFile)).subarray(begin).toString('utf8')
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !/(HINT|DETAIL): /.test(line))
  const worst = lines.findLast((line) => /(FATAL|PANIC): /.test(line)) ?? lines.at(-1)
  return worst?.replace(/^.*?(FATAL|PANIC|LOG|ERROR): +/, '')
}

function recoveryFault(place: Place): StartupFault {
  return new StartupFault(
    `The database in ${place.folder} has been recovering for more than ten minutes.`,
    `Wait and start again; its log is ${place.logFile}.`,
  )
}

function launchFault(place: Place, reason: string): StartupFault {
  if (/no space left/i.test(reason)) return fullDisk(place.folder)
  return new StartupFault(
    `The database in ${place.folder} does not start: ${reason}.`,
    `PostgreSQL's log is ${place.logFile}.`,
  )
}

/** A free port of the loopback address. */
export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => {
        if (address !== null && typeof address === 'object') resolve(address.port)
        else reject(new Error('The loopback address gives no port.'))
      })
    })
  })
}

/** Stops PostgreSQL fast: open transactions are rolled back, everything committed is on disk when this returns. */
export async function stopPostmaster(place: Place, postmaster: Postmaster): Promise<void> {
  if (process.platform === 'win32') {
    const words = ['stop', '-D', place.cluster, '-m', 'fast', '-w']
    const { pgCtl, root } = await findEngine()
    await run({ prefix: [] }, pgCtl, words, root)
    return
  }
  for (const request of ['SIGINT', 'SIGQUIT'] as const) {
    if (await endsAfter(place, postmaster.pid, request)) return
  }
  throw new StartupFault(
    `The database in ${place.folder} does not stop (process ${postmaster.pid}).`,
    `Its log is ${place.logFile}.`,
  )
}

async function endsAfter(place: Place, pid: number, request: NodeJS.Signals): Promise<boolean> {
  const deadline = Date.now() + stopMilliseconds
  if (!(await isPostmaster(pid, place))) return true
  process.kill(pid, request)
  while (Date.now() < deadline) {
    if (!(await isPostmaster(pid, place))) return true
    await pause(pollMilliseconds)
  }
  return false
}
