import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { CalendarDate } from '@enlace/domain/calendar-date'
import type { PoolClient } from 'pg'
import type { LoadTable } from '../load/load-table.ts'
import { documentLinksLoad } from '../load/tables/document-links.ts'
import { purchaseTicketsLinesLoad } from '../load/tables/purchase-tickets.ts'
import { upsert } from '../load/upsert.ts'
import type { DemoCompany } from './companies.ts'
import type { CompanyDocuments } from './company-documents.ts'
import { contractsLoad } from './rows/contracts.ts'
import { noteLinesLoad, notesLoad } from './rows/notes.ts'
import { orderLinesLoad, ordersLoad } from './rows/orders.ts'
import { accountsLoad, partiesLoad } from './rows/parties.ts'
import { paymentLinesLoad, paymentsLoad } from './rows/payments.ts'
import { statementsLoad } from './rows/statements.ts'
import { ticketsLoad } from './rows/tickets.ts'

/** The pictures of a company: the setting that points to one, its name among the files, and its drawing. */
const pictures = [
  { setting: 'logo', name: 'logo', drawing: 'logo' },
  { setting: 'imagen_login', name: 'imagen_login', drawing: 'login' },
  { setting: 'img_favicon', name: 'favicon', drawing: 'favicon' },
] as const

/** Kinds of documents whose lists tell until when they are complete. */
const kinds = [
  'account-statements',
  'payments-made',
  'purchase-order',
  'purchase-tickets',
  'notes-debit',
  'supplier-contracts',
]

/** Founds a company with its host, branding, settings and menu, and opens it for what is loaded next. */
export async function loadCompany(client: PoolClient, company: DemoCompany): Promise<void> {
  const { id, nit, dv, nombre, hosts, links } = company
  await client.query('insert into companies (id, nit, dv, nombre) values ($1, $2, $3, $4)', [
    id,
    nit,
    dv,
    nombre,
  ])
  // The id was told, so the next company's would be drawn below it.
  await client.query(
    `select setval(pg_get_serial_sequence('companies', 'id'), greatest($1, (select max(id) from companies)))`,
    [id],
  )
  await client.query('select open_company($1)', [id])
  for (const host of hosts) {
    await client.query('insert into company_hosts (company_id, host) values ($1, $2)', [id, host])
  }
  const settings = { ...company.settings, ...(await loadPictures(client, company)) }
  await client.query(
    'insert into settings (company_id, name, value) select $1, key, value from jsonb_each($2::jsonb)',
    [id, JSON.stringify(settings)],
  )
  for (const { label, value, group, order } of links) {
    await client.query(
      `insert into menu_items (company_id, label, type, value, "group", "order") values ($1, $2, 'ext', $3, $4, $5)`,
      [id, label, value, group, order],
    )
  }
}

async function loadPictures(client: PoolClient, { id, brand }: DemoCompany): Promise<Record<string, string>> {
  const addresses: Record<string, string> = {}
  for (const { setting, name, drawing } of pictures) {
    const bytes = await readFile(new URL(`./branding/${brand}-${drawing}.svg`, import.meta.url))
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    await client.query(
      'insert into company_files (company_id, name, sha256, media_type, bytes) values ($1, $2, $3, $4, $5)',
      [id, name, sha256, 'image/svg+xml', bytes],
    )
    addresses[setting] = `company-files/${sha256}/${name}`
  }
  return addresses
}

/** Loads the documents of the open company the way an ERP's are loaded. */
export async function loadDocuments(
  client: PoolClient,
  documents: CompanyDocuments,
  today: CalendarDate,
): Promise<void> {
  const load = <Row>(table: LoadTable<Row>, rows: readonly Row[]) =>
    upsert(client, table, { rows, batch: null })
  await load(partiesLoad, documents.parties)
  await load(accountsLoad, documents.accounts)
  await load(ordersLoad, documents.orders)
  await load(orderLinesLoad, documents.orderLines)
  await load(ticketsLoad, documents.tickets)
  await load(purchaseTicketsLinesLoad, documents.ticketLines)
  await load(statementsLoad, documents.statements)
  await load(paymentsLoad, documents.payments)
  await load(paymentLinesLoad, documents.paymentLines)
  await load(notesLoad, documents.notes)
  await load(noteLinesLoad, documents.noteLines)
  await load(contractsLoad, documents.contracts)
  for (const { from, to, rows } of documents.links) await load(documentLinksLoad(from, to), rows)
  // The nightly load of the ERP, just after midnight in Bogotá.
  const asOf = `${today}T00:05:00-05:00`
  await client.query(
    'insert into data_freshness (company_id, kind, as_of) select (select scope_company()), unnest($1::text[]), $2',
    [kinds, asOf],
  )
}
