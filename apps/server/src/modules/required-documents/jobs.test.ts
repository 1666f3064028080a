import { addDays, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { buildCompany, buildSupplier, type BuiltCompany } from '@enlace/testing/builders.ts'
import { buildRequiredDocument, sendVersion } from '@enlace/testing/required-documents.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { describe, expect, it } from 'vitest'
import { remindByPlan } from './board/reminder-commands.ts'
import { reviewDocument } from './review-commands.ts'

const folder = await useScratchFolder('enlace-reminders-')
const server = useTestServer({ STORAGE_URL: folder }, 'own')

const today = todayInBogota(new Date())

/** Creates a supplier with an approved document that is valid for the given days. */
async function withDaysLeft(left: number, fields: { regla?: 'documento' | 'dias'; dias?: number } = {}) {
  const company = await buildCompany(server.db)
  const { person } = await buildSupplier(server.db, company)
  const browser = await server.signIn(person)
  const document = await buildRequiredDocument(server, company, { regla: 'documento', ...fields })
  const days =
    fields.dias === undefined
      ? { vence: addDays(today, left) }
      : { expedido: addDays(today, left - fields.dias) }
  const { body } = await sendVersion(server, browser, document, days)
  await reviewDocument(server.db, company.id, { version: body.id, decision: 'aprobado', reviewer: 'ana' })
  return { company, browser, document, version: body.id }
}

/** Returns the remaining days at each notification, oldest first. */
async function told(company: BuiltCompany): Promise<string[]> {
  const rows = await server.asAdmin<{ dias: string }>(
    `select subject ->> 'dias' as dias from notification_events
      where company_id = $1 and kind = 'document-expiring' order by created_at`,
    [company.id],
  )
  return rows.map(({ dias }) => dias)
}

const passDays = async (version: string, days: number) => {
  await server.asAdmin('alter table supplier_documents disable trigger supplier_documents_stay')
  await server.asAdmin('update supplier_documents set vence = vence - $2::integer where id = $1', [
    version,
    days,
  ])
  await server.asAdmin('alter table supplier_documents enable trigger supplier_documents_stay')
}

describe('a document that ends', () => {
  it('is told 30, 7 and 1 days before, each once, however often it is looked at', async () => {
    const { company, version } = await withDaysLeft(31)
    const look = async () => {
      await remindByPlan(server.db, company.id)
      await remindByPlan(server.db, company.id)
    }
    await look()
    expect(await told(company)).toEqual([])
    for (const days of [1, 1, 22, 1, 5, 1, 1]) {
      await passDays(version, days)
      await look()
    }
    expect(await told(company)).toEqual(['30', '7', '1'])
  })

  it('is told late where no server ran on the day, and no threshold that has passed', async () => {
    const { company } = await withDaysLeft(5)
    await remindByPlan(server.db, company.id)
    expect(await told(company)).toEqual(['5'])
  })

  it('is not told while a newer version waits, nor after its end', async () => {
    const waiting = await withDaysLeft(6)
    await sendVersion(server, waiting.browser, waiting.document, { vence: addDays(today, 300) })
    await remindByPlan(server.db, waiting.company.id)
    expect(await told(waiting.company)).toEqual([])
    const ended = await withDaysLeft(0)
    await passDays(ended.version, 1)
    await remindByPlan(server.db, ended.company.id)
    expect(await told(ended.company)).toEqual([])
  })

  it('is told later where it is good for thirty days only: not on the day on which it was approved', async () => {
    const { company, version } = await withDaysLeft(28, { regla: 'dias', dias: 30 })
    await remindByPlan(server.db, company.id)
    expect(await told(company)).toEqual([])
    await passDays(version, 21)
    await remindByPlan(server.db, company.id)
    expect(await told(company)).toEqual(['7'])
  })
})
