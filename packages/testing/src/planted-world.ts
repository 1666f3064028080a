import {
  type BuiltBranch,
  type BuiltCompany,
  type BuiltPerson,
  type BuiltThirdParty,
  buildBranch,
  buildCompany,
  buildPerson,
  buildThirdParty,
} from './builders.ts'
import { plantCompany, plantDocuments, plantOf } from './every-table.ts'
import type { Planted } from './plant-row.ts'
import type { OpenedTestDatabase } from './opened-database.ts'

/** A company with two suppliers, the first of them with two branches; every text and figure identifies its owner. */
export interface World {
  company: BuiltCompany
  /** The rows that anybody sees at its address, and those that nobody does. */
  shown: Planted
  closed: Planted
  suppliers: [Supplier, Supplier]
}

export interface Supplier {
  thirdParty: BuiltThirdParty
  /** The third party's own record, which a company may show to anyone who knows the number. */
  record: Planted
  branches: BuiltBranch[]
  /** The rows of each branch and those of its documents that every supplier sees. */
  documents: Planted[]
  /** The rows of its documents behind a module; links connect them with the others by id. */
  orders: Planted[]
  person: BuiltPerson
}

/** Creates such a company in a test's own database. */
export async function buildWorld(database: OpenedTestDatabase): Promise<World> {
  const company = await buildCompany(database.db, { settings: { certificate: 1, reports: 1, blog: 1 } })
  const shown = plantOf(company.id)
  const closed = plantOf(company.id)
  await database.asAdmin('update companies set nombre = $2 where id = $1', [company.id, shown.marker])
  const suppliers: World['suppliers'] = [
    await buildPlanted(database, company, 2),
    await buildPlanted(database, company, 1),
  ]
  await plantCompany(database, shown, closed)
  // Staff notes on a thread are hidden from the thread's own supplier too.
  await database.asAdmin('update question_notes set author = $2, words = $2 where company_id = $1', [
    company.id,
    closed.marker,
  ])
  return { company, shown, closed, suppliers }
}

const behindModules =
  /^(purchase_|notes_|supplier_contracts|document_acts|act_decisions|withholding_lines|certificates)/

async function buildPlanted(
  database: OpenedTestDatabase,
  company: BuiltCompany,
  branchCount: number,
): Promise<Supplier> {
  const record = plantOf(company.id)
  const { marker, number } = record
  const thirdParty = await buildThirdParty(database.db, company, {
    nombre: marker,
    documento_numero: number,
    sigla: marker,
    web_site: marker,
    observacion_tercero: marker,
  })
  const branches: BuiltBranch[] = []
  const documents: Planted[] = []
  const orders: Planted[] = []
  for (let at = 0; at < branchCount; at++) {
    const planted = plantOf(company.id)
    const branch = await buildBranch(database.db, thirdParty, { nombre: planted.marker })
    await database.asAdmin(
      `update branch_accounts set direccion = $2, ciudad = $2, telefono = $2, correo = $2 || '@ejemplo.co' where id = $1`,
      [branch.id, planted.marker],
    )
    const behind = { ...plantOf(company.id), id: planted.id }
    const owner = { thirdParty: thirdParty.id, account: branch.id }
    await plantDocuments(database, { ...planted, ...owner }, (table) =>
      behindModules.test(table) ? behind : planted,
    )
    branches.push(branch)
    documents.push(planted)
    orders.push(behind)
  }
  const person = await buildPerson(database.db, thirdParty, { email: `${marker}@ejemplo.co`, isMaster: true })
  await database.asAdmin(
    `update identities set first_name = $2, last_name = $2, city_name = $2, movil = $2 where id = $1`,
    [person.identity, marker],
  )
  return { thirdParty, record, branches, documents, orders, person }
}

/** Everything that was planted for a company. */
export const allOf = ({ shown, closed, suppliers }: World): Planted[] => [
  shown,
  closed,
  ...suppliers.flatMap(({ record, documents, orders }) => [record, ...documents, ...orders]),
]

/** The words that identify planted rows anywhere. */
export const wordsOf = ({ marker, number, id }: Planted): string[] => [marker, number, id]
