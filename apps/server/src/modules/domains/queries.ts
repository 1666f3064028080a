import { sql } from 'kysely'
import { query, scopeCompany, type Database, type Transaction } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'

/** A company's domain with the state of its proof. */
export interface DomainRow {
  domain: string
  token: string
  asked_at: string
  proven_at: string | null
  checked_at: string | null
  missing_since: string | null
  lapsed_at: string | null
}

const ofCompany = query
  .selectFrom('proven_domains')
  .select(['domain', 'token', 'asked_at', 'proven_at', 'checked_at', 'missing_since', 'lapsed_at'])
  .where('company_id', '=', scopeCompany)
  .orderBy('domain')
  .compile()

const isProven = (domain: string) =>
  sql<{ is_proven: boolean }>`select scope_domain_is_proven(${domain}) as is_proven`.compile(query)

/** Finds the proven and pending domains of the open company. */
export async function findDomains(db: Database, scope: Scope): Promise<DomainRow[]> {
  const [rows] = await db.read(scope, [ofCompany])
  return rows
}

/** Whether a company has proven control of a domain, in the form of `plainHost`. */
export async function isProvenDomain(db: Database, company: number, domain: string): Promise<boolean> {
  const [[row]] = await db.read(Scope.ofStaff(company), [isProven(domain)])
  return row?.is_proven === true
}

/** Whether the open company has proven control of a domain, in the caller's transaction. */
export async function isProvenDomainIn(tx: Pick<Transaction, 'run'>, domain: string): Promise<boolean> {
  const [row] = await tx.run(isProven(domain))
  return row?.is_proven === true
}
