import { Readable } from 'node:stream'
import { demoFileTexts as texts } from '../texts/documents.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { relatedTexts } from '@enlace/contract/documents/related/texts.ts'
import type { Database } from '@enlace/database/database.ts'
import { demoCompanies } from '../data/companies.ts'
import { documentPaper } from '@enlace/documents/document-paper.ts'
import { formatDate } from '@enlace/domain/calendar-date.ts'
import { formatMoney } from '@enlace/domain/money.ts'
import { paperFrame, type PaperFrame } from '@enlace/server/modules/papers/index.ts'
import type { Settings } from '@enlace/server/core/settings/settings.ts'
import { openStorage } from '@enlace/server/core/storage/backends/open-storage.ts'
import { type DemoDocument, findDemoDocuments } from './documents-queries.ts'
import { keepDocumentFile } from '@enlace/server/modules/documents/attachments/keep-file.ts'

/** Adds a company's files to the newest documents of the demo, generated here as real PDFs. */
export async function addDemoFiles(db: Database, settings: Settings): Promise<void> {
  const service = { db, settings, storage: openStorage(settings) }
  for (const { id: company } of demoCompanies) {
    const frame = await paperFrame(service, company)
    for (const document of await findDemoDocuments(db, company)) {
      for (const paper of papersOf(document)) {
        await keepDocumentFile(service, company, {
          kind: document.kind,
          id: document.id,
          name: paper.name,
          description: paper.title,
          actor: texts.author,
          content: Readable.from([await drawn(paper, document, frame)]),
        })
      }
    }
  }
}

interface DemoPaper {
  name: string
  title: string
  text: string
}

function papersOf({ kind }: DemoDocument): readonly DemoPaper[] {
  const paper = texts.files[kind]
  return kind === 'supplier-contracts' ? [paper, ...texts.contractFiles] : [paper]
}

function drawn(
  { title, text }: DemoPaper,
  { kind, numero, fecha, moneda, valor, supplier }: DemoDocument,
  frame: PaperFrame,
) {
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
