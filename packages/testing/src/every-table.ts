import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import type { OpenedTestDatabase } from './opened-database.ts'
import { accountTables, invoiceTables, type Fixed, storedFile } from './account-tables.ts'
import { importTables } from './import-tables.ts'
import { personTables } from './person-tables.ts'
import { plantRow, type Planted, type PlantedAccount } from './plant-row.ts'

type Admin = Pick<OpenedTestDatabase, 'asAdmin'>

/** Tables of an account that triggers fill from its documents. */
const followingTables = [
  'document_search',
  'account_statements_figures',
  'payments_made_figures',
  'payments_made_lines_figures',
  'purchase_order_figures',
  'purchase_tickets_figures',
  'notes_debit_figures',
]

/** Tables with documents of an account, which a supplier may see of its own. */
export const documentTables = [...Object.keys(accountTables), ...followingTables]

/** Tables that anybody may see of the company at its address. */
const publicTables: Record<string, (planted: Planted) => Fixed> = {
  company_hosts: ({ marker }) => ({ host: `${marker}.test`, basis: 'dns' }),
  settings: () => ({ name: 'page_title' }),
  company_files: () => ({ media_type: 'image/png' }),
  menu_items: () => ({ type: 'ext' }),
  data_freshness: () => ({ as_of: '2026-01-02' }),
  certificate_releases: () => ({ tipo: 'fuente', anio: 2025, municipio: '' }),
  cms_content: () => ({ allow_list: 1 }),
  advertisements: ({ marker }) => ({ contenido: contenidoOf(marker) }),
  pages: ({ marker }) => ({ code: marker }),
  templates: () => ({}),
  filled_templates: () => ({}),
  contact_options: () => ({ list: 'affairs' }),
  company_papers: () => ({ estado: 'vigente', fin_at: null, vence: null }),
  payment_concepts: () => ({}),
  catalogue_entries: ({ marker }) => ({
    catalogue: 'tax-regimes',
    code: marker,
    parent: '',
    digits_from: 1,
    digits_to: 1,
    place: 1,
  }),
  company_concepts: ({ marker }) => ({
    code: marker,
    tarifa: 1,
    base_uvt: 1,
    desde: '2026-01-02',
    hasta: '2026-01-03',
  }),
  maintenance_windows: () => ({
    state: 'planned',
    announce_from: '2020-01-01',
    starts_at: '2099-01-01',
    ends_at: '2099-01-02',
  }),
  payment_gateways: () => ({ gateway: 'simulador', environment: 'test', is_enabled: true }),
}

/** Tables that only the company's staff, or only the product itself, ever sees. */
const closedTables: Record<string, (planted: Planted) => Fixed> = {
  template_faults: ({ company }) => ({
    template: { sql: `(select min(name) from filled_templates where company_id = ${company})` },
  }),
  outbox_mails: ({ marker }) => ({
    recipient: `${marker}@ejemplo.co`,
    resent_from: null,
    bounce: 'rechazado',
  }),
  audit_log: () => ({}),
  source_alarms: () => ({}),
  sign_in_alarms: () => ({ kind: 'many' }),
  sign_in_refusals: () => ({}),
  stored_files: () => storedFile,
  ...importTables,
  registration_numbers: () => ({ year: 2026 }),
  registration_requests: ({ number, marker }) => ({
    checks: JSON.stringify([{ nombre: 'digito', resultado: 'bien', texto: marker }]),
    request_type: '1',
    state: 'devuelta',
    documento_numero: number,
    contact_email: `${marker}@ejemplo.co`,
  }),
  registration_attachments: () => ({}),
  registration_events: () => ({ state: 'devuelta' }),
  consents: ({ marker }) => ({ email: `${marker}@ejemplo.co` }),
  contact_recipients: ({ marker }) => ({ email: `${marker}@ejemplo.co` }),
  contact_numbers: () => ({ year: 2026 }),
  question_numbers: () => ({ year: 2026 }),
  paper_numbers: () => ({ year: 2026 }),
  printed_documents: () => ({
    kind: 'purchase-order',
    codigo: { sql: 'upper(left(md5(random()::text), 12))' },
  }),
  paper_signers: () => ({ fingerprint: 'a'.repeat(64) }),
  certificate_runs: () => ({ act: 'issue', state: 'done', tipos: '{fuente}' }),
  question_recipients: ({ marker }) => ({ email: `${marker}@ejemplo.co` }),
  contact_messages: () => ({ state: 'nuevo', assignee_id: null }),
  contact_replies: ({ id }) => ({ kind: 'nota', message_id: id }),
  answer_templates: () => ({ topic: null }),
  online_payments: ({ company, number, marker }) => ({
    nit: number,
    estado: 'Aprobada',
    devuelto: 0,
    gateway: 'simulador',
    environment: 'test',
    correo: `${marker}@ejemplo.co`,
    concept_id: { sql: `(select min(id) from payment_concepts where company_id = ${company})` },
  }),
  online_payment_events: () => ({ kind: 'creado', estado_anterior: 'Pendiente', estado: 'Aprobada' }),
  online_payment_refunds: () => ({ withdrawn_by: null, withdrawn_reason: null }),
  spent_captchas: () => ({}),
  ...invoiceTables,
  payment_recipients: ({ marker }) => ({ email: `${marker}@ejemplo.co` }),
  simulated_transactions: () => ({ status: 'PENDING', moneda: 'COP' }),
}

/** Inserts one row into every table whose rows are a person's: they need a person who has signed in. */
export async function plantOfPersons(database: Admin, { company, marker }: Planted): Promise<void> {
  for (const statement of Object.values(personTables)) await database.asAdmin(statement, [company, marker])
}

/** Unique words and figures. */
export function plantOf(company: number): Planted {
  return {
    company,
    id: randomUUID(),
    marker: `zq${randomBytes(6).toString('hex')}`,
    number: String(randomInt(700_000_000, 799_999_999)),
  }
}

/** Inserts one row into every table of documents for an account; some tables may have words of their own. */
export async function plantDocuments(
  database: Admin,
  planted: PlantedAccount,
  wordsOf: (table: string) => Planted = () => planted,
): Promise<void> {
  // A document's file requires a row of the storage.
  await plantRow(database, 'stored_files', { ...planted, ...wordsOf('document_files') }, storedFile)
  for (const [table, fixed] of Object.entries(accountTables)) {
    await plantRow(database, table, { ...planted, ...wordsOf(table) }, fixed)
  }
  // A mailed link opens a thread; no supplier sees it.
  const { company, id, marker, number } = { ...planted, ...wordsOf('questions') }
  await plantRow(database, 'reply_links', { company, id, marker, number }, { question_id: id })
  await plantRow(database, 'question_notes', { company, id, marker, number }, { question_id: id })
}

/** Inserts one row into every other table of a company: with one marker for public tables, another for closed ones. */
export async function plantCompany(
  database: Admin,
  shown: Planted,
  closed: Planted,
  except: readonly string[] = [],
): Promise<void> {
  for (const [planted, tables] of [
    [shown, publicTables],
    [closed, closedTables],
  ] as const) {
    for (const [table, fixed] of Object.entries(tables)) {
      if (!except.includes(table)) await plantRow(database, table, planted, fixed(planted))
    }
  }
}

/** The tables with a company that have no row of it, but for the mark of a trial: a test of all tables expects none. */
export async function bareTables(database: Admin, company: number): Promise<string[]> {
  const tables = await database.asAdmin<{ name: string }>(
    `select distinct table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'company_id' and table_name <> 'trial_companies' order by 1`,
  )
  const bare: string[] = []
  for (const { name } of tables) {
    const rows = await database.asAdmin(`select 1 from ${name} where company_id = $1 limit 1`, [company])
    if (rows.length === 0) bare.push(name)
  }
  return bare
}

function contenidoOf(marker: string): string {
  return JSON.stringify({
    source: 'imagen',
    imagen: '',
    url: '',
    url_redirect: '',
    target: '_self',
    type_content: 'html',
    html_code: `<p>${marker}</p>`,
    text_imagen: marker,
    seconds_transition: 0,
    contenido_carrusel: [],
  })
}
