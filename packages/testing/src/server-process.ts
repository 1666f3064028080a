import { openDatabase } from '@enlace/database/open.ts'
import { createServer } from '@enlace/server/app/server.ts'
import { readSettings } from '@enlace/server/core/settings/settings.ts'

/** A server in a process of its own, with a given database, file folder and port. Tests start and kill it. */
const [, , adminUrl = '', dataDir = '', port = ''] = process.argv

const db = await openDatabase({ url: adminUrl, purpose: 'test', connections: 3 })
const settings = readSettings({ SECRET_KEY: 'k'.repeat(40), LOG_LEVEL: 'silent', DATA_DIR: dataDir })
const { portal } = await createServer(settings, db)
await portal.listen({ host: '127.0.0.1', port: Number(port) })
process.stdout.write('ready\n')
