// One load in a process of its own, so that its memory is told apart: the database's address and the file are its arguments.
import { loadInThread } from '../apps/server/src/core/imports/run-thread.ts'
import { ingestedCompany, ingestMapping } from './ingest-rows.ts'

/** What one load took: seconds by the clock and of this process's processor, megabytes at the highest above idle. */
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

/** As the back office's job does it: a thread that reads, maps and writes with a connection of its own. */
async function load(): Promise<void> {
  const [begin, spent] = [performance.now(), process.cpuUsage()]
  const { kinds, rowsRead, refused } = await loadInThread(
    {
      do: 'load',
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
  const { user, system } = process.cpuUsage(spent)
  const [counts] = kinds
  if (!counts || refused > 0) throw new Error(`Of ${rowsRead} rows ${refused} were refused`)
  const { inserted, updated, unchanged } = counts
  const take: IngestTake = {
    seconds: (performance.now() - begin) / 1000,
    processor: (user + system) / 1e6,
    // The highest is reckoned by the system, in kilobytes, so that no moment is missed.
    memory: (process.resourceUsage().maxRSS * 1024 - idle) / 1e6,
    inserted,
    updated,
    unchanged,
  }
  process.send?.(take)
  process.disconnect()
}
