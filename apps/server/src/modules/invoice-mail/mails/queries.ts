import { sql } from 'kysely'
import type { MailResult } from '@enlace/contract/invoice-mail/desk/schemas.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'

/** What a document turned out to be, with what its sender is told, and by which it is known again. */
export type KeptResult = MailResult & { clave: string; respuesta: string[] }

/** A mail whose documents are to be handed in. */
export interface PendingMail {
  id: string
  sender: string
  subject: string
  answer_to: string | null
  detalles: string[]
  third_party_id: number | null
  resultado: KeptResult[]
  files: { name: string; media_type: string; storage_key: string }[]
}

/** Mails that one job takes in hand. */
const mostAtOnce = 500

const pending = sql`select m.id, m.sender, m.subject, m.answer_to, m.detalles, m.third_party_id, m.resultado,
    coalesce((select jsonb_agg(jsonb_build_object('name', f.name, 'media_type', f.media_type, 'storage_key', f.storage_key)
                order by f.place)
       from invoice_mail_files f where f.company_id = m.company_id and f.mail_id = m.id), '[]') as files
  from invoice_mails m where m.company_id = ${scopeCompany} and m.estado = 'por_leer'`

/** Finds the mails that are to be read, the oldest first. */
export async function findPending(db: Database, scope: Scope): Promise<PendingMail[]> {
  const [rows] = await db.read(scope, [
    sql<PendingMail>`${pending} order by m.received_at, m.id limit ${mostAtOnce}`.compile(query),
  ])
  return rows
}

/** Finds a mail that is still to be read. */
export async function findPendingMail(
  db: Database,
  scope: Scope,
  id: string,
): Promise<PendingMail | undefined> {
  const [[row]] = await db.read(scope, [sql<PendingMail>`${pending} and m.id = ${id}`.compile(query)])
  return row
}

/** Whether a mail of this identification was kept before. */
export async function isKnownMail(db: Database, scope: Scope, messageId: string): Promise<boolean> {
  if (messageId === '') return false
  const [[known]] = await db.read(scope, [
    sql`select 1 as known from invoice_mails where company_id = ${scopeCompany} and message_id = ${messageId}
      limit 1`.compile(query),
  ])
  return known !== undefined
}

/** A supplier of the open company, and whether documents can be handed in in its name. */
export interface FoundSupplier {
  id: number
  nombre: string
  is_open: boolean
}

const suppliers = sql`select t.id, t.nombre, t.activo and exists (select 1 from branch_accounts b
      where b.company_id = t.company_id and b.third_party_id = t.id and b.activo) as is_open
  from third_parties t where t.company_id = ${scopeCompany} and t.es_proveedor and t.merged_into is null`

/** Finds the supplier with a NIT, an active one first. */
export async function findSupplierByNit(
  db: Database,
  scope: Scope,
  nit: string,
): Promise<FoundSupplier | undefined> {
  const [[row]] = await db.read(scope, [
    sql<FoundSupplier>`${suppliers} and t.documento_numero = ${nit} order by is_open desc, t.id limit 1`.compile(
      query,
    ),
  ])
  return row
}

/** Finds a supplier by its number. */
export async function findSupplier(
  db: Database,
  scope: Scope,
  id: number,
): Promise<FoundSupplier | undefined> {
  const [[row]] = await db.read(scope, [sql<FoundSupplier>`${suppliers} and t.id = ${id}`.compile(query)])
  return row
}

/** Returns the NIT of the open company, and the address under which it sends its own mails. */
export async function findReceiver(
  db: Database,
  scope: Scope,
): Promise<{ nit: string; sender: string | null }> {
  const [[row]] = await db.read(scope, [
    sql<{ nit: string; sender: string | null }>`select c.nit, s.from_address as sender
      from companies c left join mail_settings s on s.company_id = c.id where c.id = ${scopeCompany}`.compile(
      query,
    ),
  ])
  if (!row) throw new Error('An open scope has a company')
  return row
}
