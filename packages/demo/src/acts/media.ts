import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { demoMediaTexts as texts } from '../texts/media.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import { demoCompanies } from '../data/companies.ts'
import { Scope } from '@enlace/database/scope.ts'
import type { Settings } from '@enlace/server/core/settings/settings.ts'
import { announceFiles } from '@enlace/server/core/storage/commands.ts'
import { openStorage } from '@enlace/server/core/storage/backends/open-storage.ts'
import { spool } from '@enlace/server/core/files/spool.ts'
import type { Storage } from '@enlace/server/core/storage/storage.ts'
import { newStorageKey } from '@enlace/server/core/storage/uploads.ts'
import { addMedia, changeMediumFacts } from '@enlace/server/modules/media/commands.ts'
import { drawingOf } from '@enlace/server/core/files/drawing.ts'

const author = { actor: texts.author }
const centre = { x: 50, y: 50 }

/** Adds the pictures of the demo's companies to their libraries, each with its alternative text. */
export async function addDemoMedia(db: Database, settings: Settings): Promise<void> {
  const storage = openStorage(settings)
  for (const { id: company } of demoCompanies) {
    const scope = Scope.ofStaff(company)
    const [drawings] = await db.read(scope, [
      query
        .selectFrom('company_files')
        .select(['name', 'bytes'])
        .where('company_id', '=', scopeCompany)
        .where('name', 'in', Object.keys(texts.pictures))
        .orderBy('name')
        .compile(),
    ])
    for (const { name, bytes } of drawings) {
      const words = Object.entries(texts.pictures).find(([known]) => known === name)?.[1]
      const shape = drawingOf(bytes)
      if (!words || !shape) continue
      const file = { field: name, name: `${words.name}.svg`, mediaType: 'image/svg+xml' as const } // the media type of a drawing
      const kept = await store(db, storage, company, bytes)
      const [id] = await addMedia(db, scope, [{ ...file, ...shape, ...kept }], author)
      const facts = { version: 1, ...words, isDecorative: false, focus: centre }
      if (id !== undefined) await changeMediumFacts(db, scope, id, facts, author)
    }
  }
}

async function store(db: Database, storage: Storage, company: number, bytes: Buffer) {
  const spooled = await spool(storage.spoolFolder, Readable.from([bytes]))
  try {
    const { size, sha256 } = spooled
    const storageKey = newStorageKey(company)
    await announceFiles(db, Scope.ofStaff(company), [
      { storageKey, mediaType: 'image/svg+xml', size, sha256 },
    ])
    await storage.put(spooled.path, { key: storageKey, size, sha256 })
    return { size, sha256, storageKey }
  } finally {
    await rm(spooled.path, { force: true })
  }
}
