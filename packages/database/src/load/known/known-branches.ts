import { sql } from 'kysely'
import { query, scopeCompany, type Database } from '../../database.ts'
import type { Scope } from '../../scope.ts'

/**
 * The company's branch accounts by the key of their supplier: the account's key by the branch's code. The ERP knows an
 * account that was merged from another supplier by that one's key.
 */
export async function knownBranches(db: Database, scope: Scope): Promise<Map<string, Map<string, string>>> {
  const [accounts] = await db.read(scope, [
    sql<{ supplier: string; codigo: string; account: string }>`
      select t.erp_key as supplier, a.codigo, a.erp_key as account
        from branch_accounts a
        join third_parties t on t.company_id = a.company_id and t.id = coalesce(a.merged_from, a.third_party_id)
       where a.company_id = ${scopeCompany} order by t.erp_key, a.codigo, a.id`.compile(query),
  ])
  const branches = new Map<string, Map<string, string>>()
  for (const { supplier, codigo, account } of accounts) {
    const own = branches.get(supplier) ?? new Map<string, string>()
    own.set(codigo, account)
    branches.set(supplier, own)
  }
  return branches
}
