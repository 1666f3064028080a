// One load in a process of its own, so that its memory is told apart: the database's address and the file are its arguments.
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { loadInProcess } from '../apps/server/src/modules/imports/running/run-process.ts'
import { ingestedCompany, ingestMapping } from './ingest-rows.ts'

/** What one load took: seconds by the clock and of the processors, megabytes at the highest above idle, the loading process included. */
export interface IngestTake {
  seconds: number
  processor: number
  memory: number
  inserted: number
  updated: number
  unchanged: number
}

const [url = '', path = ''] = process.argv.slice(2)
const idle = process.memoryUsage.rss()
process.send?.('ready')
process.once('message', () => void load())

/** As the back office's job does it: a process that reads, maps and writes with a connection of its own. */
async function load(): Promise<void> {
  const [begin, spent] = [performance.now(), process.cpuUsage()]
  const children = watchChildren()
  const { kinds, rowsRead, refused } = await loadInProcess(
    {
      address: { url, setsRole: true },
      company: ingestedCompany,
      mapping: ingestMapping,
      files: [
        {
          path,
          name: path,
          part: 'account-statements',
          encoding: null,
          separator: null,
          sheet: null,
          headerLine: null,
        },
      ],
      actor: 'medida',
      batch: crypto.randomUUID(),
      isTrial: false,
      confirmsClosing: false,
    },
    { signal: new AbortController().signal, onProgress: () => {} },
  )
  // What a process took is added to this one's own when it has ended.
  while (childrenOf(process.pid).length > 0) await pause(10)
  const { user, system } = process.cpuUsage(spent)
  const [counts] = kinds
  if (!counts || refused > 0) throw new Error(`Of ${rowsRead} rows ${refused} were refused`)
  const { inserted, updated, unchanged } = counts
  const take: IngestTake = {
    seconds: (performance.now() - begin) / 1000,
    processor: (user + system) / 1e6 + childrenSpent(),
    // The highest is reckoned by the system, in kilobytes, so that no moment is missed; the loading process is all above idle.
    memory: (process.resourceUsage().maxRSS * 1024 - idle + children.highest()) / 1e6,
    inserted,
    updated,
    unchanged,
  }
  process.send?.(take)
  process.disconnect()
}

/** Watches what processes that this one starts hold of memory, in bytes. */
function watchChildren(): { highest: () => number } {
  const highest = new Map<string, number>()
  const look = () => {
    for (const pid of childrenOf(process.pid)) {
      const [, kilobytes] = /^VmHWM:\s+(\d+)/m.exec(readLine(`/proc/${pid}/status`)) ?? []
      if (kilobytes !== undefined) highest.set(pid, Number(kilobytes) * 1024)
    }
  }
  setInterval(look, 50).unref()
  return { highest: () => Math.max(0, ...highest.values()) }
}

function childrenOf(pid: number): string[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readLine(`/proc/${pid}/task/${task}/children`).split(' ').filter(Boolean),
  )
}

/** Seconds of processor that processes took which this one started and which have ended. */
function childrenSpent(): number {
  const status = readLine(`/proc/${process.pid}/stat`)
  const fields = status.slice(status.lastIndexOf(')')).split(' ')
  return (Number(fields[14]) + Number(fields[15])) / 100
}

function readLine(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return '' // Gone in the meantime.
  }
}
