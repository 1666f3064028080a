import { rm } from 'node:fs/promises'
import { openDatabase } from '@enlace/database/open.ts'
import { startEmbedded } from '@enlace/database/embedded/embedded-database.ts'
import { createPool } from '@enlace/database/driver/pool.ts'
import { createServer } from '@enlace/server/app/server.ts'
import { readSettings } from '@enlace/server/core/settings/settings.ts'
import { makeScratchFolder } from '@enlace/testing/scratch-folder.ts'
import type { AttackTarget } from './world.ts'

/** A product of its own on an embedded database, without a network; `close` takes all of it away. */
export async function openProduct(): Promise<AttackTarget & { close(): Promise<void> }> {
  const folder = await makeScratchFolder('enlace-attack-')
  const embedded = await startEmbedded({ folder: `${folder}/database`, purpose: 'test' })
  const { adminUrl } = embedded
  const db = await openDatabase({ url: adminUrl, purpose: 'test', connections: 4 })
  const admin = createPool({ url: adminUrl, max: 2 })
  const settings = readSettings({
    SECRET_KEY: 'k'.repeat(40),
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'fatal',
    STORAGE_URL: `${folder}/files`,
  })
  const { portal, backoffice } = await createServer(settings, db)
  return {
    portal,
    backoffice,
    db,
    adminUrl,
    asAdmin: async <Row>(text: string, values: readonly unknown[] = []) =>
      // The caller that writes the statement knows its row type.
      (await admin.query(text, [...values])).rows as Row[],
    async close() {
      await Promise.all([portal.close(), backoffice.close()])
      await Promise.all([db.close(), admin.end()])
      await embedded.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
