import { createHash } from 'node:crypto'
import pg from 'pg'
import { findDocuments } from '../apps/server/src/modules/search/queries.ts'
import { findStart } from '../apps/server/src/modules/dashboard/start/queries.ts'
import { startEmbedded } from '../packages/database/src/embedded/embedded-database.ts'
import { openDatabase } from '../packages/database/src/open.ts'
import { Scope } from '../packages/database/src/scope.ts'
import { median } from './product.ts'
import {
  type DocumentTable,
  documentTables,
  openSessions,
  keepFigures,
  seedDocuments,
  seedSuppliers,
  suppliersOf,
} from './seed-documents.ts'
import type { MeasuredSupplier } from './seed-statements.ts'

const asked = 30

/** The numbers of each table's documents, as the search's triggers are told them. */
const numbers: Readonly<Record<DocumentTable, readonly [kind: string, ...columns: string[]]>> = {
  account_statements: ['account-statements', 'factura_cliente'],
  purchase_order: ['purchase-order', 'nro_orden'],
  purchase_tickets: ['purchase-tickets', 'nro_entrada', 'remision'],
  payments_made: ['payments-made', 'comprobante'],
  notes_debit: ['notes-debit', 'nro_nota'],
}

/** How people look for a number: whole, by its end, by a beginning that thousands have, in its middle, and in vain. */
const questions = {
  'a whole number': 'OC-77123',
  'its digits': '77123',
  'a beginning of thousands': '7',
  'a number of nobody': 'ZZ-000',
  'the middle of a number': 'C-7712',
} as const

/** Medians in milliseconds of one question: of a supplier among many, and of the one with 100,000 documents of each kind. */
export interface SearchMeasure {
  question: string
  other: number
  big: number
}

/** Measures the search of numbers and the start page among so many documents of five kinds. */
export async function measureSearch(folder: string, documents: number): Promise<SearchMeasure[]> {
  const url = process.env['DATABASE_URL']
  const db = await openDatabase({ folder, url, purpose: 'command' })
  const embedded = url === undefined ? await startEmbedded({ folder, purpose: 'command' }) : undefined
  const client = new pg.Client({ connectionString: embedded?.adminUrl ?? url })
  await client.connect()
  try {
    const rows = documents / 5
    await seedSuppliers(client, suppliersOf(rows))
    await seedNumbers(client, rows)
    await keepFigures(client)
    const { big, others } = await openSessions(client, suppliersOf(rows), 1)
    const measures: SearchMeasure[] = []
    for (const [question, text] of Object.entries(questions)) {
      const find = (scope: Scope) => findDocuments(db, scope, text)
      measures.push({ question, other: await timed(others[0] ?? big, find), big: await timed(big, find) })
    }
    const start = (scope: Scope) => findStart(db, scope)
    measures.push({
      question: 'the start page',
      other: await timed(others[0] ?? big, start),
      big: await timed(big, start),
    })
    return measures
  } finally {
    await client.end()
    await db.close()
    await embedded?.stop()
  }
}

/** Fills the tables with so many documents each, and the search with their numbers. */
export async function seedNumbers(
  client: pg.Client,
  rows: number,
  { perSupplier, tables = documentTables }: { perSupplier?: number; tables?: readonly DocumentTable[] } = {},
): Promise<void> {
  for (const table of tables) {
    const [kind, ...columns] = numbers[table]
    await seedDocuments(client, table, rows, perSupplier)
    const terms = columns.map((column) => `select search_terms(d.${column}) as term`).join(' union ')
    await client.query(
      `insert into document_search (company_id, third_party_id, third_id, kind, term, id)
       select d.company_id, d.third_party_id, d.third_id, '${kind}', t.term, d.id
         from ${table} d cross join lateral (${terms}) t order by 1, 2, 5`,
    )
  }
  await client.query('vacuum analyze document_search')
}

async function timed(supplier: MeasuredSupplier, ask: (scope: Scope) => Promise<unknown>) {
  const times: number[] = []
  for (let turn = 0; turn < asked + 5; turn += 1) {
    const began = performance.now()
    await ask(scopeOf(supplier))
    // The first ones plan, and bring the pages into memory.
    if (turn >= 5) times.push(performance.now() - began)
  }
  return median(times)
}

const sha256 = (text: string) => createHash('sha256').update(text).digest()

const scopeOf = ({ token, cookie }: MeasuredSupplier) =>
  Scope.ofSupplier({
    token: sha256(token),
    cookie: sha256(cookie),
    account: null,
    module: null,
    needsMaster: false,
    renews: false,
  })
