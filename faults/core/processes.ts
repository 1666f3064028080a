import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'

/** A process of this machine from `/proc`. */
export interface Running {
  readonly pid: number
  readonly parent: number
  readonly group: number
  readonly words: string
}

/** Every process of this machine; one that is over but not yet collected is none. */
export async function runningProcesses(): Promise<Running[]> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const found = await Promise.all(names.map((name) => readProcess(Number(name))))
  return found.filter((one) => one !== undefined)
}

async function readProcess(pid: number): Promise<Running | undefined> {
  try {
    const [stat, words] = await Promise.all([
      readFile(`/proc/${pid}/stat`, 'utf8'),
      readFile(`/proc/${pid}/cmdline`, 'utf8'),
    ])
    const [state, parent, group] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (state === 'Z') return undefined
    return { pid, parent: Number(parent), group: Number(group), words: words.replaceAll('\0', ' ') }
  } catch {
    return undefined // It ended while it was looked at.
  }
}

/** A process with everything that it started, and what those started. */
export async function processTreeOf(pid: number): Promise<number[]> {
  const all = await runningProcesses()
  const family = new Set([pid])
  for (let before = 0; before !== family.size;) {
    before = family.size
    for (const one of all) if (family.has(one.parent)) family.add(one.pid)
  }
  return [...family]
}

/** Sends a signal to processes; those that are over do not mind. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch (fault) {
      if (!(fault instanceof Error && 'code' in fault && fault.code === 'ESRCH')) throw fault
    }
  }
}

/** Waits until something is so. @throws Error that says what did not come about. */
export async function until(
  what: string,
  isSo: () => Promise<boolean> | boolean,
  seconds = 120,
  everyMilliseconds = 50,
): Promise<void> {
  const deadline = performance.now() + seconds * 1000
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error(`Not within ${seconds} seconds: ${what}`)
    await pause(everyMilliseconds)
  }
}
