import { openDatabase } from '@enlace/database/open.ts'
import { Keys } from '@enlace/server/core/keys/keys.ts'
import { readSettings } from '@enlace/server/core/settings/settings.ts'
import { usualPolicy } from '@enlace/server/modules/webhooks/rules.ts'
import { startWebhookSender } from '@enlace/server/modules/webhooks/sender.ts'

/** A sender of webhooks in a process of its own, with a given database and host. Tests kill it. */
const [, , adminUrl = '', host = '', leaseSeconds = ''] = process.argv

const db = await openDatabase({ url: adminUrl, purpose: 'test', connections: 3 })
const settings = readSettings({ SECRET_KEY: 'k'.repeat(40), WEBHOOK_HOSTS: host })
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
startWebhookSender(
  { db, settings, keys: new Keys('k'.repeat(40)), log: silent },
  { ...usualPolicy, leaseSeconds: Number(leaseSeconds) },
)
