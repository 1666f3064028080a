import type { TrialCounts } from '@enlace/contract/trial/schemas.ts'
import { Scope } from '@enlace/database/scope.ts'
import { calendarDate } from '@enlace/domain/calendar-date.ts'
import { formatNit } from '@enlace/domain/nit.ts'
import type { JobService } from '@enlace/server/core/jobs/task.ts'
import type { PoolClient } from 'pg'
import { type DemoContent, readDemoContent } from '../content/read-content.ts'
import { type CompanyDocuments, drawCompanyDocuments } from '../data/company-documents.ts'
import { demoCompanies, type DemoCompany } from '../data/companies.ts'
import { loadDocuments } from '../load/load-company.ts'
import { loadContent } from '../load/load-content.ts'
import { loadReleases } from '../load/load-releases.ts'
import { askQuestions, inviteAsker, trialThreads } from './ask-questions.ts'

/** The smaller company of the demo: twenty suppliers, drawn in less than a second. */
const modelBrand = 'caribe'

/** What belongs to the model's own face, and what names it. */
const ownSettings: ReadonlySet<string> = new Set(['page_title', 'welcome', 'footer_text', 'colour'])
const moreSettings = { orden_notas_debito: 1, contact: 1, provider: 1, blog: 0 }

/** A trial company, as its rows and texts name it. */
interface TrialCompany {
  nombre: string
  nit: string
  dv: number
}

/**
 * Fills the trial company with documents, contents, certificates' data and questions: in one transaction of the
 * company's own work, which row-level security keeps from every other company. What is filled already is left alone.
 */
export async function fillTrial(service: JobService, company: number): Promise<void> {
  const model = demoCompanies.find(({ brand }) => brand === modelBrand)
  if (!model) throw new Error(`The demo has no company ${modelBrand}`)
  const scope = Scope.ofStaff(company)
  const counts = await service.db.transaction(scope, ({ client }) => writeRecords(client, company, model))
  if (!counts) return
  const questions = await askQuestions(service, company)
  await service.db.transaction(scope, async ({ client }) => {
    const written: TrialCounts = { ...counts, questions }
    await client.query(`select end_trial_fill('ready', $1)`, [JSON.stringify(written)])
    await client.query(
      `select append_own_audit(who => 'sistema', person => null, what => 'company:trial-filled', aim => $1,
                               origin => null, more => '{}')`,
      [String(company)],
    )
  })
}

/** Writes the records of a company that waits to be filled; undefined if it does not wait. */
async function writeRecords(
  client: PoolClient,
  company: number,
  model: DemoCompany,
): Promise<TrialCounts | undefined> {
  const { rows } = await client.query<{ day: string | null }>('select begin_trial_fill()::text as day')
  const day = rows[0]?.day
  if (!day) return undefined
  const today = calendarDate(day)
  const own = await client.query<TrialCompany>('select nombre, nit, dv from companies where id = $1', [
    company,
  ])
  const [named] = own.rows
  if (!named) throw new Error('An open scope has a company')
  const documents = drawCompanyDocuments({ ...model, nit: named.nit }, today)
  const content = renamed(await readDemoContent(model.brand), model, named)
  const counts = countsOf(documents, content)
  const held = await client.query('select from third_parties where company_id = $1 limit 1', [company])
  if (held.rowCount !== 0) return counts
  await writeSettings(client, company, model)
  await loadContent(client, company, content)
  await loadDocuments(client, { company, documents, today })
  await loadReleases(client, today)
  await inviteAsker(client, company)
  return counts
}

/** Enables the model's modules and parameters; name, colour and pictures stay the company's own. */
async function writeSettings(client: PoolClient, company: number, { settings }: DemoCompany): Promise<void> {
  const wanted = Object.entries({ ...settings, ...moreSettings }).filter(([name]) => !ownSettings.has(name))
  await client.query(
    `insert into settings (company_id, name, value) select $1, key, value from jsonb_each($2)
     on conflict (company_id, name) do update set value = excluded.value`,
    [company, JSON.stringify(Object.fromEntries(wanted))],
  )
}

/** The model's content in the trial's name, without the form that every new company has. */
function renamed(content: DemoContent, model: DemoCompany, { nombre, nit, dv }: TrialCompany): DemoContent {
  const words = (text: string) =>
    text
      .replaceAll(model.nombre, nombre)
      .replaceAll(model.nombre.replace(/ S\.A\.$/, ''), nombre)
      .replaceAll(formatNit(model.nit, model.dv), formatNit(nit, dv))
  return {
    ...content,
    places: content.places.map((one) => ({ ...one, html: words(one.html) })),
    pages: content.pages.map((one) => ({
      ...one,
      title: words(one.title),
      description: words(one.description),
      html: words(one.html),
    })),
    templates: [],
  }
}

function countsOf(documents: CompanyDocuments, { pages, advertisements }: DemoContent): TrialCounts {
  return {
    suppliers: documents.parties.length,
    statements: documents.statements.length,
    payments: documents.payments.length,
    orders: documents.orders.length,
    tickets: documents.tickets.length,
    notes: documents.notes.length,
    withholdings: documents.withholdings.length,
    pages: pages.length + advertisements.length,
    questions: trialThreads.length,
  }
}
