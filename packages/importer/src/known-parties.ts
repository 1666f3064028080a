import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import { knownBranches } from '@enlace/database/load/known/known-branches.ts'
import { knownContracts } from '@enlace/database/load/known/known-contracts.ts'
import { Scope } from '@enlace/database/scope.ts'
import { knownDocuments } from '@enlace/database/load/known/known-documents.ts'
import { linkedKinds, type LinkedKind } from '@enlace/database/load/tables/document-links.ts'
import { fold } from '@enlace/domain/text.ts'
import type { KnownDocuments } from './core/records/document-keys.ts'
import type { FieldMapping, Mapping, Part } from './core/mapping/mapping.ts'
import type { SourceTable } from './core/tables/source-table.ts'
import { accountKey } from './core/mapping/account-key.ts'
import { usualRules } from './core/mapping/usual-rules.ts'
import type { DocumentSet, KnownParties } from './map-documents.ts'
import type { SourceFiles } from './source-files.ts'

const ownConcepts = query
  .selectFrom('company_concepts')
  .select(['code as codigo', 'concepto', 'sujeto', 'tarifa', 'base_uvt', 'desde', 'hasta', 'norma'])
  .where('company_id', '=', scopeCompany)
  .compile()

const ownNumber = query.selectFrom('companies').select('nit').where('id', '=', scopeCompany).compile()

/** Files of a load with their reading. */
interface ReadFiles {
  tables: SourceFiles['tables']
  mapping: Mapping
}

/** Which fields of a part refer to documents, and their kinds. */
const references: readonly (readonly [Part, string, readonly LinkedKind[]])[] = [
  ['purchase-order-lines', 'orden', ['purchase-order']],
  ['warehouse-entries', 'orden', ['purchase-order']],
  ['warehouse-entries-lines', 'entrada', ['purchase-tickets']],
  ['notes-debit-lines', 'nota', ['notes-debit']],
  ['notes-debit-lines', 'documento', ['account-statements']],
  ['document-links', 'desde', linkedKinds],
  ['document-links', 'hacia', linkedKinds],
]

/** The parties and documents of the company that the tables may refer to. */
export async function knownParties(
  db: Database,
  company: number,
  files: readonly ReadFiles[],
): Promise<KnownParties> {
  const scope = Scope.ofStaff(company)
  const own = (table: 'third_parties' | 'branch_accounts') =>
    query.selectFrom(table).select(['erp_key', 'nombre']).where('company_id', '=', scopeCompany).compile()
  const [suppliers, accounts, concepts, [itself]] = await db.read(scope, [
    own('third_parties'),
    own('branch_accounts'),
    ownConcepts,
    ownNumber,
  ])
  const setOf = (rows: readonly { erp_key: string }[]) => new Set(rows.map(({ erp_key }) => erp_key))
  const known = {
    suppliers: setOf(suppliers),
    ownNit: itself?.nit ?? null,
    names: new Map(suppliers.map(({ erp_key, nombre }) => [erp_key, nombre])),
    accounts: setOf(accounts),
    concepts: concepts.map(({ base_uvt, ...concept }) => ({ ...concept, baseUvt: Number(base_uvt) })),
    branches: await knownBranches(db, scope),
    accountNames: new Map(accounts.map(({ erp_key, nombre }) => [erp_key, nombre])),
    named: await namedDocuments(db, scope, files),
  }
  const tellsOfContracts = files.some(({ tables }) =>
    Object.keys(tables).some((part) => part.startsWith('contracts')),
  )
  return tellsOfContracts ? { ...known, ...(await knownContracts(db, scope)) } : known
}

/** The same with the suppliers that documents added. */
export function withSuppliers(
  known: KnownParties,
  { suppliers }: Pick<DocumentSet, 'suppliers'>,
): KnownParties {
  const branches = new Map(known.branches)
  for (const { key } of suppliers) {
    if (!branches.has(key))
      branches.set(key, new Map([[usualRules.branch.codigo, accountKey(key, usualRules)]]))
  }
  return {
    ...known,
    suppliers: new Set([...known.suppliers, ...suppliers.map(({ key }) => key)]),
    accounts: new Set([...known.accounts, ...[...branches.values()].flatMap((own) => [...own.values()])]),
    branches,
  }
}

async function namedDocuments(
  db: Database,
  scope: Scope,
  files: readonly ReadFiles[],
): Promise<KnownDocuments> {
  const named = new Map<LinkedKind, Set<string>>()
  for (const [part, field, kinds] of references) {
    const texts = files.flatMap(({ tables, mapping }) => [
      ...cellsOf(tables[part], mapping.parts[part]?.fields[field]),
    ])
    for (const kind of kinds) {
      const own = named.get(kind) ?? new Set()
      named.set(kind, own)
      for (const text of texts) own.add(text)
    }
  }
  const known: KnownDocuments = {}
  for (const [kind, texts] of named)
    if (texts.size > 0) known[kind] = await knownDocuments(db, scope, kind, [...texts])
  return known
}

/** The distinct texts of a field. */
function cellsOf(table: SourceTable | undefined, field: FieldMapping | undefined): ReadonlySet<string> {
  const texts = new Set<string>()
  if (!table || field?.column === undefined) return texts
  const place = table.header.findIndex((name) => fold(name) === fold(field.column ?? ''))
  for (const { cells } of table.records) {
    const text = (cells[place] ?? '').trim()
    if (text !== '') texts.add(text)
  }
  return texts
}
