import { openDatabase } from '@enlace/database/open.ts'
import { Keys } from '@enlace/server/core/keys/keys.ts'
import { usualPolicy } from '@enlace/server/core/jobs/rules.ts'
import type { Task } from '@enlace/server/core/jobs/task.ts'
import { startWorker } from '@enlace/server/core/jobs/worker.ts'
import { openDomainNames } from '@enlace/server/core/outgoing/domain-names.ts'
import { readSettings } from '@enlace/server/core/settings/settings.ts'
import { openStorage } from '@enlace/server/core/storage/backends/open-storage.ts'

/**
 * A worker in a process of its own with one recurring task, due at a given instant. It prints a line for each company
 * whose work it takes, and another once it is done; with `hold` it never finishes. Tests start several, and kill them.
 */
const [, , adminUrl = '', name = '', dueAt = '', manner = ''] = process.argv

const db = await openDatabase({ url: adminUrl, purpose: 'test', connections: 3 })
const settings = readSettings({ SECRET_KEY: 'k'.repeat(40) })
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
const due = new Date(dueAt)

const task: Task = {
  name,
  schedule: { lastDue: () => due, lateMinutes: 60 },
  async run({ company }) {
    process.stdout.write(`took ${company}\n`)
    if (manner === 'hold') await new Promise(() => undefined)
    process.stdout.write(`did ${company}\n`)
  },
}

process.stdout.write('looks\n')
startWorker(
  {
    db,
    settings,
    storage: openStorage(settings),
    keys: new Keys('k'.repeat(40)),
    names: openDomainNames(),
    log: silent,
  },
  [task],
  {
    ...usualPolicy,
    leaseSeconds: 1,
    renewMilliseconds: 250,
    pollMilliseconds: 100,
    calendarMilliseconds: 100,
  },
)
