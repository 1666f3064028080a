import { sql } from 'kysely'
import { query, type Database } from '@enlace/database/database'
import { Scope } from '@enlace/database/scope'

const hosts = sql<{ host: string }>`select host from scope_hosts()`.compile(query)

/** The host names that a company claims. @throws DatabaseRefusal `company-not-found`. */
export async function findCompanyHosts(db: Database, company: number): Promise<string[]> {
  const [rows] = await db.read(Scope.ofVisitor(company), [hosts])
  return rows.map(({ host }) => host)
}
