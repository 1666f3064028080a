import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { Database } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import { documentPaper } from '@enlace/documents/document-paper.ts'
import { formatDate, todayInBogota } from '@enlace/domain/calendar-date.ts'
import type { Service } from '@enlace/server/core/http/service.ts'
import { paperFrame } from '@enlace/server/modules/papers/index.ts'
import { announceFiles } from '@enlace/server/core/storage/commands.ts'
import { spool } from '@enlace/server/core/files/spool.ts'
import { newStorageKey } from '@enlace/server/core/storage/uploads.ts'

/** The texts of a paper of the demo. */
export interface DemoPaper {
  fileTitle: string
  fileText: string
  fileName: string
  note: string
}

/** Stores a paper of the demo's supplier, as an upload would. */
export async function keepDemoPaper(
  service: Pick<Service, 'settings' | 'storage'> & { db: Database },
  company: number,
  texts: DemoPaper,
): Promise<{ storageKey: string; name: string }> {
  const { db, storage } = service
  const createdAt = new Date()
  const pdf = await documentPaper({
    ...(await paperFrame(service, company)),
    title: texts.fileTitle,
    subtitle: formatDate(todayInBogota(createdAt)),
    figure: { label: '', value: '' },
    facts: [],
    tables: [],
    totals: [],
    remarks: [{ title: texts.fileTitle, text: texts.fileText }],
    note: texts.note,
    createdAt,
  })
  const spooled = await spool(storage.spoolFolder, Readable.from([pdf]))
  try {
    const { size, sha256 } = spooled
    const storageKey = newStorageKey(company)
    await announceFiles(db, Scope.ofStaff(company), [
      { storageKey, mediaType: 'application/pdf', size, sha256 },
    ])
    await storage.put(spooled.path, { key: storageKey, size, sha256, isOurs: true })
    return { storageKey, name: texts.fileName }
  } finally {
    await rm(spooled.path, { force: true })
  }
}
