import { createTestDatabase, type TestDatabase } from '@enlace/testing/database'
import { openDatabase } from '@enlace/database/open'
import type { Database } from '@enlace/database/database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importDocuments } from './import-documents.ts'
import { sampleFolder, shippedMapping } from './shipped.ts'
import { filesOfFolder } from './source-files.ts'

let place: TestDatabase
let db: Database

beforeAll(async () => {
  place = await createTestDatabase()
  db = await openDatabase({ url: place.adminUrl, purpose: 'test' })
})
afterAll(async () => {
  await db.close()
  await place.drop()
})
describe('x', () => {
  it('loads', async () => {
    await db.lookUp('create_company', [3, '899999230', 7, 'U', '{}'], 'staff')
    for (let k = 0; k < 2; k++) {
      const t = performance.now()
      const mapping = await shippedMapping('udistrital')
      const files = await filesOfFolder(sampleFolder('udistrital'), mapping)
      const t1 = performance.now()
      const report = await importDocuments(db, {
        company: 3,
        mapping,
        files,
        actor: 'test',
        words: { orderByReceipts: 'o', takenAsPaid: 'p {corte}', takenAsOpen: 'a {corte}' },
        describe: (f) => f.reason,
        onProgress: (p) => p.step === 'written' && console.log(performance.now() - t, p.kind, p.counts),
      })
      console.log(
        'open',
        t1 - t,
        'all',
        performance.now() - t,
        report.rowsRead,
        report.refused,
        report.doubtful,
      )
      const by = new Map<string, number>()
      for (const f of report.findings) by.set(f.reason, (by.get(f.reason) ?? 0) + 1)
      if (k === 0) console.log(by)
      expect(report.refused).toBe(0)
    }
  })
})
