import { openDatabase } from '@enlace/database/open.ts'
import { tasks } from '@enlace/server/app/jobs.ts'
import { usualPolicy } from '@enlace/server/core/jobs/rules.ts'
import { startWorker } from '@enlace/server/core/jobs/worker.ts'
import { Keys } from '@enlace/server/core/keys/keys.ts'
import { openDomainNames } from '@enlace/server/core/outgoing/domain-names.ts'
import { readSettings } from '@enlace/server/core/settings/settings.ts'
import { openStorage } from '@enlace/server/core/storage/backends/open-storage.ts'

/**
 * A worker in a process of its own, over the database and the folder of files that it is told. Tests start it, and
 * kill it.
 */
const [, , adminUrl = '', dataDir = '', leaseSeconds = ''] = process.argv

const db = await openDatabase({ url: adminUrl, purpose: 'test', connections: 3 })
const settings = readSettings({ SECRET_KEY: 'k'.repeat(40), DATA_DIR: dataDir })
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
  { ...usualPolicy, leaseSeconds: Number(leaseSeconds), renewMilliseconds: Number(leaseSeconds) * 250 },
)
