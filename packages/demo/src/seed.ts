import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { PoolClient } from 'pg'
import { createPool } from '@enlace/database/driver/pool.ts'
import { demoCompanies } from './data/companies.ts'
import { drawCompanyDocuments } from './data/company-documents.ts'
import { demoPeople } from './data/people.ts'
import { withDuplicate } from './data/duplicate-supplier.ts'
import { readDemoContent } from './content/read-content.ts'
import { loadApiKeys } from './load/load-api-keys.ts'
import { loadCompany, loadDocuments } from './load/load-company.ts'
import { loadContent } from './load/load-content.ts'
import { loadEvents } from './load/load-events.ts'
import { loadDailyWork } from './load/load-daily-work.ts'
import { loadDocumentHistory } from './load/load-document-history.ts'
import { loadPerson } from './load/load-person.ts'
import { loadNotifications } from './load/load-notifications.ts'
import { loadQuestions } from './load/load-questions.ts'
import { loadReportLinks } from './load/load-report-links.ts'
import { loadImports } from './load/load-imports.ts'
import { loadInvitations } from './load/load-invitations.ts'
import { loadRegistrations } from './load/load-registrations.ts'
import { loadRequiredDocuments } from './load/load-required-documents.ts'
import { loadSignIns } from './load/load-sign-ins.ts'
import { loadStaff, relaxFactor } from './load/load-staff.ts'
import { loadUser } from './load/load-user.ts'
import { demoStaff, demoStaffOnPaper } from './data/staff.ts'
import { demoUsers } from './data/users.ts'
import { loadPayments } from './load/load-payments.ts'
import { loadPublicFace } from './load/load-public-face.ts'
import { loadReleases } from './load/load-releases.ts'

/** Held while seeding, so that two starting nodes do not seed twice. */
const seedLock = 7_236_002
const patienceMilliseconds = 120_000

/**
 * Seeds the demo's companies, documents and logins into a database without companies, in one transaction. Returns
 * whether it did.
 */
export async function seedDemo(adminUrl: string, today: CalendarDate): Promise<boolean> {
  return asOwner(adminUrl, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [seedLock])
    const { rowCount } = await client.query('select from companies limit 1')
    if (rowCount !== 0) return false
    for (const company of demoCompanies) {
      await loadCompany(client, company)
      await loadContent(client, company.id, await readDemoContent(company.brand))
      const documents = withDuplicate(drawCompanyDocuments(company, today))
      await loadDocuments(client, { company: company.id, documents, today })
      await loadReleases(client, today)
      await loadPublicFace(client, company)
      await loadPayments(client, company.id)
      await loadReportLinks(client, company.id)
    }
    for (const person of demoPeople) await loadPerson(client, person)
    for (const user of demoUsers) await loadUser(client, user)
    await loadSignIns(client)
    for (const member of [...demoStaff, ...demoStaffOnPaper]) await loadStaff(client, member)
    for (const { id } of demoCompanies) await relaxFactor(client, id)
    for (const company of demoCompanies) {
      await client.query('select open_company($1)', [company.id])
      await loadDocumentHistory(client, today)
      await loadQuestions(client, company)
      await loadEvents(client, company, today)
      await loadNotifications(client)
      await loadDailyWork(client, company, today)
      await loadRegistrations(client, company, today)
      await loadRequiredDocuments(client, company, today)
      await loadImports(client, company, today)
      await loadInvitations(client, company.id)
      // The second company's programs only send files.
      if (company.id === 1) await loadApiKeys(client, company.id, today)
    }
    return true
  })
}

/** Works in one transaction as the owner of the tables, whose policies let it see every company. */
async function asOwner<Answer>(
  adminUrl: string,
  work: (client: PoolClient) => Promise<Answer>,
): Promise<Answer> {
  const pool = createPool({
    url: adminUrl,
    role: 'enlace_owner',
    max: 1,
    statementTimeout: patienceMilliseconds,
    applicationName: 'enlace demo',
  })
  try {
    const client = await pool.connect()
    try {
      await client.query('begin')
      const answer = await work(client)
      await client.query('commit')
      return answer
    } catch (fault) {
      await client.query('rollback')
      throw fault
    } finally {
      client.release()
    }
  } finally {
    await pool.end()
  }
}
