import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { PoolClient } from 'pg'
import type { LoadTable } from '@enlace/database/load/load-table.ts'
import { documentLinksLoad } from '@enlace/database/load/tables/document-links.ts'
import { withholdingLinesLoad } from '@enlace/database/load/tables/withholding-lines.ts'
import {
  amendmentsLoad,
  contractsLoad,
  minutesLoad,
  policiesLoad,
} from '@enlace/database/load/tables/supplier-contracts.ts'
import { notesDebitLinesLoad, notesDebitLoad } from '@enlace/database/load/tables/notes-debit.ts'
import { listedOrderLinesLoad } from '@enlace/database/load/tables/purchase-order.ts'
import { listedTicketsLoad, purchaseTicketsLinesLoad } from '@enlace/database/load/tables/purchase-tickets.ts'
import { upsert } from '@enlace/database/load/upsert.ts'
import type { DemoCompany } from '../data/companies.ts'
import type { CompanyDocuments } from '../data/company-documents.ts'
import { documentId } from '../core/document-id.ts'
import { demoContacts, loadContact } from './contact.ts'
import { ordersLoad } from '../rows/orders.ts'
import { accountsLoad, partiesLoad } from '../rows/parties.ts'
import { paymentLinesLoad, paymentsLoad } from '../rows/payments.ts'
import { statementsLoad } from '../rows/statements.ts'

/** The pictures of a company: the setting that refers to one, its file name, and its drawing. */
const pictures = [
  { setting: 'logo', name: 'logo', drawing: 'logo' },
  { setting: 'imagen_login', name: 'imagen_login', drawing: 'login' },
  { setting: 'img_favicon', name: 'favicon', drawing: 'favicon' },
] as const

/** Kinds of documents whose lists show until when they are complete. */
const kinds = [
  'account-statements',
  'payments-made',
  'purchase-order',
  'purchase-tickets',
  'notes-debit',
  'supplier-contracts',
  'withholdings',
]

/** Creates a company with its hosts, branding, settings and menu, and opens it for the following loads. */
export async function loadCompany(client: PoolClient, company: DemoCompany): Promise<void> {
  const { id, nit, dv, nombre, brand, hosts, links } = company
  const files = await Promise.all(pictures.map((picture) => readPicture(brand, picture)))
  const addresses = files.map(({ setting, name, sha256 }) => [setting, `company-files/${sha256}/${name}`])
  const settings = { ...company.settings, ...Object.fromEntries(addresses) }
  await client.query(
    `select create_company(wanted => $1, wanted_nit => $2, wanted_dv => $3, wanted_nombre => $4,
                           wanted_settings => $5, wanted_hosts => $6, wanted_files => $7)`,
    [id, nit, dv, nombre, JSON.stringify(settings), hosts, JSON.stringify(files)],
  )
  await client.query('select open_company($1)', [id])
  for (const { label, type, value, group, order } of links) {
    await client.query(
      `insert into menu_items (company_id, label, type, value, "group", "order") values ($1, $2, $3, $4, $5, $6)`,
      [id, label, type, value, group, order],
    )
  }
  const contact = demoContacts[brand]
  if (contact) await loadContact(client, id, contact)
}

async function readPicture(brand: string, { setting, name, drawing }: (typeof pictures)[number]) {
  const bytes = await readFile(new URL(`../branding/${brand}-${drawing}.svg`, import.meta.url))
  return {
    setting,
    name,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    media_type: 'image/svg+xml',
    base64: bytes.toString('base64'),
  }
}

/** Loads the documents of the open company like those of an ERP. */
export async function loadDocuments(
  client: PoolClient,
  { company, documents, today }: { company: number; documents: CompanyDocuments; today: CalendarDate },
): Promise<void> {
  const load = <Row>(table: LoadTable<Row>, rows: readonly Row[]) =>
    upsert(client, table, { rows, batch: null })
  // Lists put what is otherwise equal in the order of its id: of random ones, each start would show another order.
  const loadKeyed = <Row extends { erp_key: string }>(table: LoadTable<Row>, rows: readonly Row[]) =>
    load<Row & { id: string }>(
      { ...table, columns: [...table.columns, 'id'] },
      rows.map((row) => ({ ...row, id: documentId(`${company} ${table.table} ${row.erp_key}`) })),
    )
  await load(partiesLoad, documents.parties)
  await load(accountsLoad, documents.accounts)
  await loadKeyed(ordersLoad, documents.orders)
  await load(listedOrderLinesLoad, documents.orderLines)
  await loadKeyed(listedTicketsLoad, documents.tickets)
  await load(purchaseTicketsLinesLoad, documents.ticketLines)
  await loadKeyed(statementsLoad, documents.statements)
  await loadKeyed(paymentsLoad, documents.payments)
  await load(paymentLinesLoad, documents.paymentLines)
  await loadKeyed(notesDebitLoad, documents.notes)
  await load(notesDebitLinesLoad, documents.noteLines)
  await loadKeyed(contractsLoad, documents.contracts.contracts)
  await loadKeyed(amendmentsLoad, documents.contracts.amendments)
  await loadKeyed(policiesLoad, documents.contracts.policies)
  await loadKeyed(minutesLoad, documents.contracts.minutes)
  await loadKeyed(withholdingLinesLoad, documents.withholdings)
  for (const { from, to, rows } of documents.links) await load(documentLinksLoad(from, to), rows)
  // The nightly load of the ERP, just after midnight in Bogotá.
  const asOf = `${today}T00:05:00-05:00`
  await client.query(
    'insert into data_freshness (company_id, kind, as_of) select (select scope_company()), unnest($1::text[]), $2',
    [kinds, asOf],
  )
}
