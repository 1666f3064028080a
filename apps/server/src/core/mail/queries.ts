import { sql } from 'kysely'
import { query, type Database } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'

const hosts = sql<{ host: string }>`select host from scope_hosts()`.compile(query)

/** Finds the active hosts of a company. @throws DatabaseRefusal `company-not-found`. */
export async function findCompanyHosts(db: Database, company: number): Promise<string[]> {
  const [rows] = await db.read(Scope.ofVisitor(company), [hosts])
  return rows.map(({ host }) => host)
}

/** Whether the person of an email also belongs to another company, or operates the installation. */
export async function belongsElsewhere(db: Database, company: number, email: string): Promise<boolean> {
  const [row] = await db.lookUp<{ belongs_elsewhere: boolean }>('belongs_elsewhere', [company, email])
  return row?.belongs_elsewhere !== false
}
