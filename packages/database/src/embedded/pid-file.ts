import { execFile } from 'node:child_process'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Place } from './place.ts'

/** The content of the file that PostgreSQL writes into its data folder while it runs. */
export interface PidFile {
  readonly pid: number
  readonly port: number
  readonly isReady: boolean
}

/** A process id that no system assigns. */
const nobodysPid = 999_999_999

/** Reads the pid file of a place; it remains after a power cut or `kill -9`. */
export async function readPidFile(place: Place): Promise<PidFile | undefined> {
  const text = await readFile(pathOf(place), 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const lines = text.split('\n').map((line) => line.trim())
  return { pid: Number(lines[0]), port: Number(lines[3]), isReady: lines[7] === 'ready' }
}

/** Whether a process is the PostgreSQL of this place, and not an unrelated one that was given the same id later. */
export async function isPostmaster(pid: number, place: Place): Promise<boolean> {
  if (!isAlive(pid)) return false
  const words = await commandLine(pid)
  if (words === undefined || !words.includes('postgres')) return false
  return (await worksIn(pid, place.cluster)) ?? words.includes(place.cluster)
}

/**
 * Replaces an unrelated process's id in the pid file, because PostgreSQL would refuse to start while that process
 * lives. The rest of the file remains: PostgreSQL uses it to detect processes of a killed database that still hold its
 * memory.
 */
export async function disownStranger(place: Place): Promise<void> {
  const file = await readPidFile(place)
  if (!file || !isAlive(file.pid) || (await isPostmaster(file.pid, place))) return
  const [, ...rest] = (await readFile(pathOf(place), 'utf8')).split('\n')
  await writeFile(pathOf(place), [String(nobodysPid), ...rest].join('\n'))
}

/** Whether a process with this id exists. */
export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function pathOf(place: Place): string {
  return join(place.cluster, 'postmaster.pid')
}

/**
 * PostgreSQL works in its data folder; comparing the folders themselves resolves links, moves and copies. Undefined if
 * the system does not reveal it, as to a root without the right to trace other users' processes.
 */
async function worksIn(pid: number, folder: string): Promise<boolean | undefined> {
  try {
    const [there, here] = await Promise.all([stat(`/proc/${pid}/cwd`), stat(folder)])
    return there.dev === here.dev && there.ino === here.ino
  } catch {
    return undefined
  }
}

async function commandLine(pid: number): Promise<string | undefined> {
  if (process.platform === 'linux') return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined)
  const query = `(Get-CimInstance Win32_Process -Filter "ProcessId=${pid}").CommandLine`
  const answer =
    process.platform === 'win32'
      ? promisify(execFile)('powershell', ['-NoProfile', '-Command', query])
      : promisify(execFile)('ps', ['-ww', '-p', String(pid), '-o', 'command='])
  return answer.then(
    ({ stdout }) => stdout,
    () => undefined,
  )
}
