import { openDatabase } from '@enlace/database/open.ts'
import { usualPolicy } from '@enlace/server/core/jobs/rules.ts'
import type { Task } from '@enlace/server/core/jobs/task.ts'
import { startWorker } from '@enlace/server/core/jobs/worker.ts'
import { Keys } from '@enlace/server/core/keys/keys.ts'
import { openDomainNames } from '@enlace/server/core/outgoing/domain-names.ts'
import { readSettings } from '@enlace/server/core/settings/settings.ts'
import { openStorage } from '@enlace/server/core/storage/backends/open-storage.ts'

/**
 * A worker in a process of its own, for the tasks that a module exports, with a given database and file folder.
 * `useWorkerProcesses` starts it. Loading the tasks of one module takes a seventh of the time for all.
 */
const [, , adminUrl = '', dataDir = '', leaseSeconds = '', module = ''] = process.argv

const exported = Object.values<unknown>(await import(module)).flat()
const tasks = exported.filter(isTask)
const db = await openDatabase({ url: adminUrl, purpose: 'test', connections: 3 })
const networks = process.env['CONNECTION_NETWORKS']
const settings = readSettings({
  SECRET_KEY: 'k'.repeat(40),
  DATA_DIR: dataDir,
  ...(networks !== undefined && { CONNECTION_NETWORKS: networks }),
})
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
startWorker(
  {
    db,
    settings,
    storage: openStorage(settings),
    keys: new Keys('k'.repeat(40)),
    names: openDomainNames(),
    log: silent,
  },
  tasks,
  {
    ...usualPolicy,
    leaseSeconds: Number(leaseSeconds),
    renewMilliseconds: Number(leaseSeconds) * 250,
    pollMilliseconds: 50,
  },
)

function isTask(value: unknown): value is Task {
  return typeof value === 'object' && value !== null && 'run' in value && 'name' in value
}
