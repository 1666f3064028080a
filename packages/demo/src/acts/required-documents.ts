import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import { demoCompanies } from '../data/companies.ts'
import { readDemoPapers } from '../content/read-papers.ts'
import { Scope } from '@enlace/database/scope.ts'
import type { Settings } from '@enlace/server/core/settings/settings.ts'
import { openStorage } from '@enlace/server/core/storage/backends/open-storage.ts'
import { spool } from '@enlace/server/core/files/spool.ts'

/** Stores the bytes of the demo's documents, templates and papers of requests under the keys in its rows. */
export async function addDemoRequiredDocuments(db: Database, settings: Settings): Promise<void> {
  const storage = openStorage(settings)
  const papers = await readDemoPapers()
  for (const { id: company } of demoCompanies) {
    const [files] = await db.read(Scope.ofStaff(company), [
      sql<{ storage_key: string; sha256: string }>`select s.storage_key, s.sha256 from stored_files s
        where s.company_id = ${scopeCompany} and s.storage_key in (
          select v.storage_key from supplier_documents v where v.company_id = ${scopeCompany}
          union all select a.storage_key from registration_attachments a where a.company_id = ${scopeCompany}
          union all select d.plantilla_key from required_documents d where d.company_id = ${scopeCompany})`.compile(
        query,
      ),
    ])
    for (const { storage_key: key, sha256 } of files) {
      const bytes = papers.get(sha256)
      if (!bytes) continue
      const { path, size } = await spool(storage.spoolFolder, Readable.from([bytes]))
      await storage.put(path, { key, size, sha256 })
    }
  }
}
