import { Readable } from 'node:stream'
import { demoEventTexts as texts } from '../texts/events.ts'
import type { Database } from '@enlace/database/database.ts'
import { demoCompanies } from '../data/companies.ts'
import { documentPaper } from '@enlace/documents/document-paper.ts'
import { addDays, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { paperFrame } from '@enlace/server/modules/papers/index.ts'
import type { Settings } from '@enlace/server/core/settings/settings.ts'
import { openStorage } from '@enlace/server/core/storage/backends/open-storage.ts'
import { generateEvents } from '@enlace/server/modules/events/generate-commands.ts'
import { keepEventFile } from '@enlace/server/modules/events/keep-file.ts'

/** How many days back the calendar of the demo's companies goes. */
const daysBack = 120

/**
 * Converts the calendars of the demo's companies into events, also of the last months, and gives one of them a file.
 */
export async function addDemoEvents(db: Database, settings: Settings): Promise<void> {
  const now = new Date()
  for (const { id: company } of demoCompanies) {
    await generateEvents(db, company, now, addDays(todayInBogota(now), -daysBack))
  }
  const [andina] = demoCompanies
  if (!andina) return
  const service = { db, settings, storage: openStorage(settings) }
  const paper = await documentPaper({
    ...(await paperFrame(service, andina.id)),
    title: texts.title,
    subtitle: texts.subtitle,
    figure: { label: '', value: '' },
    facts: [...texts.facts],
    tables: [],
    totals: [],
    remarks: [texts.remark],
    note: '',
    createdAt: now,
  })
  await keepEventFile(service, andina.id, {
    code: texts.code,
    name: texts.file,
    content: Readable.from([paper]),
  })
}
