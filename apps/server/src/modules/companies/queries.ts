import { sql } from 'kysely'
import { query, scopeCompany, type Database, type Transaction } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'

/** A company as its own staff may know it. */
export interface OwnCompanyRow {
  id: number
  nit: string
  dv: number
  nombre: string
}

/** A company of the installation, as an operator may know it. */
export interface InstalledCompanyRow extends OwnCompanyRow {
  hosts: string[]
  created_at: string
  staff: number
}

/** A host that a company has or wants; `basis` is null where it does not count. */
export interface HostRow {
  host: string
  basis: 'operator' | 'dns' | null
  needs_operator: boolean
  since: string
}

/** The same with its company, as an operator may know it. */
export interface InstalledHostRow extends HostRow {
  company_id: number
  company: string
}

/** The open company with its hosts and what it says of how it is reached. */
export interface OwnCompany {
  company: OwnCompanyRow
  hosts: HostRow[]
  contact: unknown
}

const own = query
  .selectFrom('companies')
  .select(['id', 'nit', 'dv', 'nombre'])
  .where('id', '=', scopeCompany)
  .compile()
const hosts = sql<HostRow>`select * from scope_own_hosts()`.compile(query)
const contact = query
  .selectFrom('settings')
  .select('value')
  .where('company_id', '=', scopeCompany)
  .where('name', '=', 'contact_info')
  .compile()
const installation = sql<InstalledCompanyRow>`select * from scope_installation()`.compile(query)

/** The open company with its hosts and what it says of how it is reached. */
export function getOwnCompanyRow(db: Database, scope: Scope): Promise<OwnCompany> {
  return db.transaction(scope, readOwnCompanyIn)
}

/** The same in the caller's transaction. */
export async function readOwnCompanyIn(tx: Pick<Transaction, 'run'>): Promise<OwnCompany> {
  const [[company], found, [kept]] = [await tx.run(own), await tx.run(hosts), await tx.run(contact)]
  if (!company) throw new Error('An open scope has a company')
  return { company, hosts: found, contact: kept?.value }
}

/** The files of the storage that a copy of another company's tables takes along; none where the person may not copy it. */
export async function findFilesOf(
  db: Database,
  scope: Scope,
  source: number,
  tables: readonly string[],
): Promise<{ storage_key: string; sha256: string }[]> {
  const [rows] = await db.read(scope, [
    sql<{
      storage_key: string
      sha256: string
    }>`select storage_key, sha256 from files_of_set_up(${source}, ${tables}::text[])`.compile(query),
  ])
  return rows
}

/** Every company of the installation for an operator; for anybody else those where the person works. */
export async function findInstallation(db: Database, scope: Scope): Promise<InstalledCompanyRow[]> {
  const [rows] = await db.read(scope, [installation])
  return rows
}

/** The hosts of all companies for an operator; none for anybody else. */
export async function findInstalledHosts(db: Database, scope: Scope): Promise<InstalledHostRow[]> {
  const [rows] = await db.read(scope, [
    sql<InstalledHostRow>`select * from scope_installation_hosts()`.compile(query),
  ])
  return rows
}
