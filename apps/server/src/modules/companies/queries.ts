import { sql } from 'kysely'
import { query, scopeCompany, type Database, type Transaction } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'

/** A company, as its own staff may know it. */
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
  is_trial: boolean
}

/** A host that a company has or claims; `basis` is null if it is not active. */
export interface HostRow {
  host: string
  basis: 'operator' | 'dns' | null
  needs_operator: boolean
  since: string
}

/** A host with its company, as an operator may know it. */
export interface InstalledHostRow extends HostRow {
  company_id: number
  company: string
}

/** The open company with its hosts and contact data. */
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
const installation = sql<InstalledCompanyRow>`select i.*, i.id = any (scope_trials()) as is_trial
  from scope_installation() i`.compile(query)

/** Reads the open company with its hosts and contact data. */
export function getOwnCompanyRow(db: Database, scope: Scope): Promise<OwnCompany> {
  return db.transaction(scope, readOwnCompanyIn)
}

/** Reads the open company in the caller's transaction. */
export async function readOwnCompanyIn(tx: Pick<Transaction, 'run'>): Promise<OwnCompany> {
  const [[company], found, [kept]] = [await tx.run(own), await tx.run(hosts), await tx.run(contact)]
  if (!company) throw new Error('An open scope has a company')
  return { company, hosts: found, contact: kept?.value }
}

/** Finds the storage files that a copy of another company's tables needs; none if the person may not copy it. */
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

/** Finds every company of the installation for an operator; for others the companies where the person works. */
export async function findInstallation(db: Database, scope: Scope): Promise<InstalledCompanyRow[]> {
  const [rows] = await db.read(scope, [installation])
  return rows
}

/** Finds the hosts of all companies for an operator; none for others. */
export async function findInstalledHosts(db: Database, scope: Scope): Promise<InstalledHostRow[]> {
  const [rows] = await db.read(scope, [
    sql<InstalledHostRow>`select * from scope_installation_hosts()`.compile(query),
  ])
  return rows
}
