import { query, scopeCompany, type Database } from '@enlace/database/database'
import { knownBranches } from '@enlace/database/load/known-branches'
import { knownContracts } from '@enlace/database/load/known-contracts'
import { Scope } from '@enlace/database/scope'
import { accountKey } from './core/account-key.ts'
import { usualRules } from './core/usual-rules.ts'
import type { DocumentSet, KnownParties } from './map-documents.ts'
import type { SourceFiles } from './source-files.ts'

const ownConcepts = query
  .selectFrom('company_concepts')
  .select(['code as codigo', 'concepto', 'sujeto', 'tarifa', 'base_uvt', 'desde', 'hasta', 'norma'])
  .where('company_id', '=', scopeCompany)
  .compile()

/** Whom and what the company has already, as far as the tables may lean on it. */
export async function knownParties(
  db: Database,
  company: number,
  tables: SourceFiles['tables'],
): Promise<KnownParties> {
  const scope = Scope.ofStaff(company)
  const keysOf = (table: 'third_parties' | 'branch_accounts') =>
    query.selectFrom(table).select('erp_key').where('company_id', '=', scopeCompany).compile()
  const [suppliers, accounts, concepts] = await db.read(scope, [
    keysOf('third_parties'),
    keysOf('branch_accounts'),
    ownConcepts,
  ])
  const setOf = (rows: readonly { erp_key: string }[]) => new Set(rows.map(({ erp_key }) => erp_key))
  const known = {
    suppliers: setOf(suppliers),
    accounts: setOf(accounts),
    concepts: concepts.map(({ base_uvt, ...concept }) => ({ ...concept, baseUvt: Number(base_uvt) })),
    branches: await knownBranches(db, scope),
  }
  const tellsOfContracts = Object.keys(tables).some((part) => part.startsWith('contracts'))
  return tellsOfContracts ? { ...known, ...(await knownContracts(db, scope)) } : known
}

/** The same with the suppliers that documents brought. */
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
