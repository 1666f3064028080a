import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { templateNames } from '@enlace/contract/content/places.ts'
import { createCompany } from '@enlace/contract/companies/calls.ts'
import { copyParts } from '@enlace/contract/companies/schemas.ts'
import { readyContactLists } from '@enlace/domain/company-start/contact-lists.ts'
import { bareTables, plantOf, plantOfPersons } from '@enlace/testing/every-table.ts'
import { plantHandOver, plantSavedView } from '@enlace/testing/person-rows.ts'
import { allOf, buildWorld, wordsOf, type World } from '@enlace/testing/planted-world.ts'
import { type TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor, type BuiltStaff } from '@enlace/testing/staff.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { copiedTables } from './rules.ts'

const folder = await useScratchFolder('enlace-copies-')
const server = useTestServer({ DATA_DIR: folder })

/** Tables that a new company fills on creation, or that the copied tables refer to. */
const besides = ['content_versions', 'media_sizes', 'settings', 'staff_members', 'stored_files']

/** Tables that a copy never includes: suppliers, documents, persons, mails, secrets, and data of one company only. */
const never = [
  // Suppliers and what they send.
  `
    bank_account_events bank_accounts bank_approvers bank_code_sends bank_change_approvals bank_change_approvers bank_change_codes
    bank_change_links bank_change_numbers bank_changes bank_hand_overs branch_accounts consents
    evaluation_review_messages evaluation_reviews improvement_actions online_payment_events
    online_payment_refunds online_payments profile_request_changes profile_request_events profile_request_numbers
    profile_requests invoice_batch_formats invoice_batch_items invoice_batches submitted_invoice_events submitted_invoice_files
    submitted_invoice_numbers submitted_invoice_versions submitted_invoices invoice_deliveries qualification_files
    registration_attachments registration_events radian_event_numbers radian_events radian_software
    invoice_mailboxes invoice_mails invoice_mail_files supporting_document_suppliers supporting_documents issued_supporting_documents
    registration_numbers registration_requests review_numbers simulated_transactions
    supplier_contracts supplier_contracts_amendments supplier_contracts_minutes
    supplier_contracts_policies supplier_contracts_policy_versions supplier_documents
    supplier_evaluations third_parties act_decisions document_reminders document_reminder_plans invitation_batches invitation_lines
    supplier_views third_party_merges
  `,
  // Documents, files and their sources.
  `
    account_statements certificate_notices certificate_releases certificate_runs certificates
    company_papers data_freshness document_acts document_archive_parts document_archive_settings
    document_archives document_events document_files document_links
    document_search file_upload_pieces file_uploads import_batches import_changes import_findings
    import_load_files import_loads import_mappings import_sources issued_papers notes_debit
    notes_debit_lines paper_numbers payments_made payments_made_lines printed_documents purchase_order
    purchase_order_lines purchase_tickets purchase_tickets_lines withholding_lines source_alarms
    account_statements_figures notes_debit_figures payments_made_figures payments_made_lines_figures
    purchase_order_figures purchase_tickets_figures account_statements_company_figures
    notes_debit_company_figures payments_made_company_figures purchase_order_company_figures
    purchase_tickets_company_figures
  `,
  // Persons, their acts and their notices.
  `
    audit_log blog_desk_files blog_post_files blog_post_tags blog_posts blog_reads blog_receipts
    download_tickets email_changes event_feeds event_files event_guests event_registrations events
    exports factor_steps hand_overs jobs master_spells membership_accounts memberships notification_boxes
    notification_choices notification_events notification_preferences notifications one_use_tokens
    push_subscriptions repeated_jobs report_runs report_schedules saved_views sessions sign_ins
    sign_in_alarms sign_in_refusals
    staff_download_tickets staff_sessions statement_subscriptions staff_presence
  `,
  // Mails.
  `
    contact_messages contact_numbers contact_recipients mail_sender_codes mail_settings outbox_mails
    payment_recipients question_files question_messages question_numbers question_recipients questions reply_links
    contact_replies question_notes
  `,
  // Keys and other secrets.
  `
    paper_signers payment_gateways proven_domains spent_captchas staff_oidc staff_oidc_logins api_keys push_statistics
    webhook_endpoints webhook_events webhook_deliveries
    connections connection_cursors connection_runs connection_findings connection_records connection_files
    connection_bills submitted_invoice_bills
    pushes push_chunks supplier_keys supplier_key_requests
  `,
  // Data of one company only.
  `
    company_hosts host_claims legal_versions maintenance_windows template_faults answer_templates
  `,
]
  .flatMap((names) => names.trim().split(/\s+/))
  .toSorted()

interface Row {
  [column: string]: unknown
}

let world: World
let operator: BuiltStaff
let browser: TestBrowser
let made: number
let picture: string
const letter = Buffer.from('%PDF-1.7 formato de la compañía')

const rowsOf = (table: string, company: number) =>
  server.asAdmin<Row>(`select * from ${table} where company_id = $1`, [company])
const storedAt = (key: unknown) => join(folder, 'files', String(key))

/**
 * Gives the company's library one picture and its documents one template, both with a file; all its content shows the
 * picture.
 */
async function dress(company: number): Promise<void> {
  const [medium] = await rowsOf('media', company)
  picture = String(medium?.['id'])
  const key = medium?.['storage_key']
  await mkdir(dirname(storedAt(key)), { recursive: true })
  await writeFile(storedAt(key), letter)
  const sha256 = createHash('sha256').update(letter).digest('hex')
  const change = (text: string, ...more: unknown[]) => server.asAdmin(text, [company, ...more])
  await change(
    `update stored_files set sha256 = $2, size = $3, media_type = 'image/png' where company_id = $1 and storage_key = $4`,
    sha256,
    letter.length,
    key,
  )
  await change(`update media set state = 'lista', served_number = 1 where company_id = $1`)
  await change(
    `update required_documents set plantilla_nombre = 'formato.pdf', plantilla_tipo = 'application/pdf', plantilla_key = $2
      where company_id = $1`,
    key,
  )
  await change(
    `insert into company_files (company_id, name, sha256, media_type, bytes) values ($1, 'portada', $2, 'image/png', $3)`,
    sha256,
    letter,
  )
  await change(
    `insert into membership_accounts (company_id, membership_id, third_id)
     select m.company_id, m.id, b.id from memberships m join branch_accounts b
         on b.company_id = m.company_id and b.third_party_id = m.third_party_id where m.company_id = $1 limit 1`,
  )
  const shown = `<p><img src="media/${picture}/640" alt="Bodega"></p>`
  await change(`update cms_content set html = $2 where company_id = $1`, shown)
  await change(`update filled_templates set source = $2 where company_id = $1`, shown)
  await change(
    `update settings set value = to_jsonb($2::text) where company_id = $1 and name = 'page_title'`,
    shown,
  )
  await change(
    `insert into pages (company_id, code, version, title, html, allow_list, published_at)
     select $1, code, version, 'Página ' || version, $2, 1, at
       from (values ('privacidad', 1, now() - interval '2 days'), ('ayuda', 1, now() - interval '2 days'),
                    ('ayuda', 2, now() - interval '1 day'), ('ayuda', 3, now() + interval '1 day')) p (code, version, at)`,
    shown,
  )
}

beforeAll(async () => {
  world = await buildWorld(server)
  const { company, suppliers } = world
  const [{ person }] = suppliers
  await relaxStaffFactor(server.asAdmin, company)
  operator = await buildStaff(server.db, company)
  await server.asAdmin(
    'insert into operators (identity_id) select identity_id from staff_members where id = $1',
    [operator.id],
  )
  browser = await server.signInStaff(operator)
  await server.signIn(person)
  const planted = plantOf(company.id)
  await plantHandOver(server, planted)
  const [membership] = await rowsOf('memberships', company.id)
  await plantSavedView(server, planted, String(membership?.['id']))
  await plantOfPersons(server, planted)
  await dress(company.id)
  const { status, body } = await server.call(createCompany, browser, {
    body: {
      nit: '712345678',
      nombre: 'Papeles del Valle S.A.S.',
      colour: '#7a1d46',
      host: '',
      copyFrom: company.id,
      parts: [...copyParts],
    },
  })
  if (status !== 200) throw new Error('The copy was not made')
  made = body.id
}, 60_000)

/** Returns a row without the values that differ in a copy. */
function said(row: Row): Row {
  const own =
    /^(company_id|id|version|number|created_at|updated_at|published_at|actor|updated_by|uploaded_by|storage_key|plantilla_key|media_id)$/
  return Object.fromEntries(Object.entries(row).filter(([column]) => !own.test(column)))
}
/** The rows of every new company, also of a copy if the original has none there. */
const begun: readonly unknown[] = [
  templateNames.supplierRegistration,
  ...Object.values(readyContactLists).flat(),
]
/**
 * Whether a row is copied: published pages that are no legal texts; files that are neither the company's documents nor
 * its initial ones.
 */
function isTaken(table: string, { code, title, name, contract_id: contract = null }: Row): boolean {
  if (table === 'pages') return title === 'Página 2' || code === world.shown.marker
  if (table === 'company_files') return name === 'portada'
  if (table === 'templates' || table === 'contact_options') return !begun.includes(name)
  return contract === null
}
const byWords = (rows: readonly Row[]) => rows.map((row) => JSON.stringify(said(row))).toSorted()

describe('a copy of a company that has something in every table', () => {
  it('sorts each table into what it takes along and what never', async () => {
    expect(await bareTables(server, world.company.id)).toEqual([])
    const tables = await server.asAdmin<{ name: string }>(
      `select distinct table_name as name from information_schema.columns
        where table_schema = 'public' and column_name = 'company_id' and table_name <> 'trial_companies' order by 1`,
    )
    const taken = new Set([...copiedTables(copyParts), ...besides])
    expect(tables.map(({ name }) => name).filter((name) => !taken.has(name))).toEqual(never)
    const bare = await bareTables(server, made)
    expect(bare).toEqual(never)
  })

  it.each(copiedTables(copyParts).filter((table) => table !== 'legal_drafts'))(
    'has in %s what the company has there',
    async (table) => {
      const [medium] = await rowsOf('media', made)
      const rows = (await rowsOf(table, world.company.id)).filter((row) => isTaken(table, row))
      const own = (await rowsOf(table, made)).filter((row) => isTaken(table, row))
      const expected = byWords(rows).map((row) =>
        row.replaceAll(`media/${picture}`, `media/${String(medium?.['id'])}`),
      )
      expect(byWords(own)).toEqual(expected)
      expect(own.length).toBeGreaterThan(0)
    },
  )

  it('has files of its own, with the same bytes', async () => {
    const [medium] = await rowsOf('media', made)
    const [document] = await rowsOf('required_documents', made)
    const files = await rowsOf('stored_files', made)
    expect(files.map(({ storage_key }) => storage_key)).toEqual([medium?.['storage_key']])
    expect(document?.['plantilla_key']).toBe(medium?.['storage_key'])
    expect(String(medium?.['storage_key'])).toMatch(new RegExp(`^${made}/`))
    expect(await readFile(storedAt(medium?.['storage_key']))).toEqual(letter)
    expect(medium?.['id']).not.toBe(picture)
  })

  it('shows what was published as a first version, and keeps legal texts as drafts', async () => {
    const versions = (await rowsOf('content_versions', made)).filter(({ item }) => !begun.includes(item))
    expect(versions.length).toBeGreaterThan(3)
    for (const version of versions) {
      expect(version).toMatchObject({
        number: 1,
        state: 'published',
        note: `Copia de ${world.shown.marker}`,
      })
    }
    expect(versions.filter(({ kind }) => kind === 'page').map(({ item }) => item)).toContain('ayuda')
    const drafts = await rowsOf('legal_drafts', made)
    expect(drafts).toMatchObject([{ code: 'privacidad', title: 'Página 1', author: operator.email }])
    const legal = await server.asAdmin(
      `select code from pages where company_id = $1 and code in ('terminos', 'privacidad')`,
      [made],
    )
    expect(legal).toEqual([])
  })

  it('says nothing of suppliers, persons or what is closed, and shows no picture of the other library', async () => {
    const copied = JSON.stringify(
      await Promise.all([...copiedTables(copyParts), ...besides].map((table) => rowsOf(table, made))),
    )
    const words = allOf(world)
      .filter((one) => one !== world.shown)
      .flatMap(wordsOf)
    expect(words.filter((word) => copied.includes(word))).toEqual([])
    expect(
      world.suppliers.map(({ person }) => person.email).filter((email) => copied.includes(email)),
    ).toEqual([])
    expect(copied).not.toContain(picture)
    const members = await rowsOf('staff_members', made)
    expect(members.map(({ invited_email, role }) => [invited_email, role])).toEqual([
      [operator.email, 'administrador'],
    ])
  })
})

describe('a copy that comes to nothing', () => {
  it('leaves no file behind', async () => {
    const before = await server.asAdmin('select count(*) from stored_files')
    const again = await server.call(createCompany, browser, {
      body: {
        nit: '712345678',
        nombre: 'Otra S.A.S.',
        colour: '#7a1d46',
        host: '',
        copyFrom: world.company.id,
        parts: [...copyParts],
      },
    })
    expect(again.problem.code).toBe('invalid-fields')
    expect(await server.asAdmin('select count(*) from stored_files')).toEqual(before)
  })
})
