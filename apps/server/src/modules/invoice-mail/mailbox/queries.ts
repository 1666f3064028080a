import { sql } from 'kysely'
import type { MailboxAccess, MailboxSecurity } from '@enlace/contract/invoice-mail/limits.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import { isModuleOn } from '../../company/index.ts'
import type { Scope } from '@enlace/database/scope.ts'

/** The mailbox of the open company, as stored. */
export interface MailboxRow {
  host: string
  port: number
  security: MailboxSecurity
  username: string
  access: MailboxAccess
  tenant: string
  client_id: string
  sealed_secret: Buffer
  folder: string
  is_on: boolean
  stopped_why: string | null
  place: number
  /** As text: they may be larger than a number holds exactly. */
  uid_validity: string | null
  last_uid: string | null
  read_at: string | null
  failure: string | null
  failures: number
  next_run_at: string | null
  version: number
}

/** Finds the mailbox of the open company, and whether suppliers may hand invoices in. */
export async function findMailbox(
  db: Database,
  scope: Scope,
): Promise<{ mailbox: MailboxRow | undefined; isModuleOn: boolean }> {
  const [[mailbox], [module]] = await db.read(scope, [
    sql<MailboxRow>`select host, port, security, username, access, tenant, client_id, sealed_secret, folder, is_on, stopped_why, place,
        uid_validity::text as uid_validity, last_uid::text as last_uid, read_at, failure, failures, next_run_at, version
      from invoice_mailboxes where company_id = ${scopeCompany}`.compile(query),
    sql<{ is_on: boolean }>`select ${isModuleOn('radicar_factura')} as is_on`.compile(query),
  ])
  return { mailbox, isModuleOn: module?.is_on === true }
}
