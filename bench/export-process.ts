import { rm } from 'node:fs/promises'
import { exportFormats } from '../packages/contract/src/exports/limits.ts'
import { openDatabase } from '../packages/database/src/open.ts'
import { Scope } from '../packages/database/src/scope.ts'
import { hashOf } from '../apps/server/src/core/keys/keys.ts'
import { makeFile } from '../apps/server/src/modules/exports/make-file.ts'
import { readFrame } from '../apps/server/src/modules/exports/sheet-of.ts'
import { readSettings } from '../apps/server/src/core/settings/settings.ts'
import { openStorage } from '../apps/server/src/core/storage/backends/open-storage.ts'
import { statementExport } from '../apps/server/src/modules/account-statements/file-present.ts'

/** What one export took, in a process of its own so that its memory is told apart from everything else. */
export interface ExportTake {
  seconds: number
  /** Seconds of the processor, which other work on the machine does not lengthen. */
  processor: number
  rows: number
  bytes: number
  /** Megabytes at the highest beyond those before it began. */
  memory: number
}

const [, , url = '', folder = '', name = '', token = '', cookie = ''] = process.argv
const format = exportFormats.find((one) => one === name)
if (format === undefined) throw new Error('The first word is a format')

const settings = readSettings({ SECRET_KEY: 'k'.repeat(40), DATA_DIR: folder })
const db = await openDatabase({ url, purpose: 'command' })
const service = { db, settings, storage: openStorage(settings) }
const scope = Scope.ofSupplier({
  token: hashOf(token),
  cookie: hashOf(cookie),
  account: null,
  module: null,
  needsMaster: false,
  renews: false,
})

async function take(query: object) {
  let rows = 0
  const { path, size } = await statementExport.open(db, scope, query, async (list) =>
    makeFile(service, list, await readFrame(db, scope, list.kind), format ?? 'csv', (written) => {
      rows = written
    }),
  )
  await rm(path)
  return { rows, bytes: size }
}

// Once with few rows: the code is read and compiled before the clock starts.
await take({ q: 'B1234' })
const before = process.memoryUsage().rss
let highest = before
const watching = setInterval(() => {
  highest = Math.max(highest, process.memoryUsage().rss)
}, 20)
const processorBefore = process.cpuUsage()
const begin = performance.now()
const taken = await take({})
const seconds = (performance.now() - begin) / 1000
const { user, system } = process.cpuUsage(processorBefore)
clearInterval(watching)
const told: ExportTake = {
  ...taken,
  seconds,
  processor: (user + system) / 1e6,
  memory: (highest - before) / 1e6,
}
process.send?.(told, () => void db.close())
