import { Readable } from 'node:stream'
import { demoFileTexts as texts } from '@enlace/contract/core/attachments/demo-texts'
import { fill } from '@enlace/contract/core/fill'
import { relatedTexts } from '@enlace/contract/core/document-texts'
import type { Database } from '@enlace/database/database'
import { demoCompanies } from '@enlace/database/demo/companies'
import { documentPaper } from '@enlace/documents/document-paper'
import { formatDate } from '@enlace/domain/calendar-date'
import { formatMoney } from '@enlace/domain/money'
import { paperFrame, type PaperFrame } from '../papers/letterhead.ts'
import type { Settings } from '../settings/settings.ts'
import { openStorage } from '../storage/open-storage.ts'
import { type DemoDocument, findDemoDocuments } from './demo-queries.ts'
import { keepDocumentFile } from './keep-file.ts'

/** Gives the newest documents of the demo the papers that a company adds to its own, made here as real PDFs. */
export async function addDemoFiles(db: Database, settings: Settings): Promise<void> {
  const service = { db, settings, storage: openStorage(settings) }
  for (const { id: company } of demoCompanies) {
    const frame = await paperFrame(service, company)
    for (const document of await findDemoDocuments(db, company)) {
      const { name, title } = texts.files[document.kind]
      await keepDocumentFile(service, company, {
        kind: document.kind,
        id: document.id,
        name,
        description: title,
        actor: texts.author,
        content: Readable.from([await paperOf(document, frame)]),
      })
    }
  }
}

function paperOf({ kind, numero, fecha, moneda, valor, supplier }: DemoDocument, frame: PaperFrame) {
  const { title, text } = texts.files[kind]
  const documento = fill(relatedTexts[kind], { numero })
  const value = formatMoney(valor, moneda)
  return documentPaper({
    ...frame,
    title,
    subtitle: fill(texts.subtitle, { documento }),
    figure: { label: texts.value, value },
    facts: [
      { label: texts.document, value: documento },
      { label: texts.date, value: formatDate(fecha) },
      { label: texts.supplier, value: supplier },
    ],
    tables: [],
    totals: [],
    remarks: [{ title, text }],
    note: fill(texts.note, { company: frame.letterhead.company }),
    createdAt: new Date(),
  })
}
