import { sql } from 'kysely'
import type {
  InvoiceMail,
  InvoiceMailDetail,
  InvoiceMailsQuery,
} from '@enlace/contract/invoice-mail/desk/schemas.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { every, oneOf } from '../../../core/list/queries.ts'
import { isModuleOn } from '../../company/index.ts'
import { listRows, type Sortable } from '../../../core/list/rows-queries.ts'
import type { KeptResult } from '../mails/queries.ts'

type MailFilter = Omit<InvoiceMailsQuery, 'page' | 'size'>

const mails = sql`(select m.id, m.sender as remitente, m.sender_name as remitente_nombre, m.subject as asunto,
    m.received_at as recibido_at, m.estado, m.motivo, m.sent_at as enviado_at, m.detalles, m.third_party_id as proveedor_id,
    m.asignado_por, m.resultado, m.nota, m.decidido_por, m.decidido_at, coalesce(m.answered_at, m.waiting_told_at) as respondido_at, m.version,
    (select count(*)::integer from invoice_mail_files f where f.company_id = m.company_id and f.mail_id = m.id) as adjuntos,
    t.nombre as proveedor
  from invoice_mails m
  left join third_parties t on t.company_id = m.company_id and t.id = m.third_party_id
 where m.company_id = ${scopeCompany}) as mails`

const columns = sql`id, remitente, remitente_nombre, asunto, recibido_at, adjuntos, proveedor, motivo, estado`

/** Mails that wait first, the oldest first; then the others, the latest first. */
const turn = sql`case when estado = 'por_asignar' then extract(epoch from recibido_at)
  else 20000000000 - extract(epoch from recibido_at) end`

const sortable: Sortable = {
  turno: { by: turn },
  remitente: { by: sql`lower(remitente)` },
  asunto: { by: sql`lower(asunto)` },
  proveedor: { by: sql`lower(proveedor)` },
  recibido: { by: sql.ref('recibido_at') },
}

function filtered({ q, from, to }: MailFilter) {
  const text = q?.trim()
  const pattern = `%${text?.replace(/[\\%_]/g, (sign) => `\\${sign}`) ?? ''}%`
  const day = sql`(recibido_at at time zone 'America/Bogota')::date`
  return every([
    ...(text
      ? [
          sql<boolean>`(remitente ilike ${pattern} or remitente_nombre ilike ${pattern} or asunto ilike ${pattern}
            or proveedor ilike ${pattern})`,
        ]
      : []),
    ...(from ? [sql<boolean>`${day} >= ${from}`] : []),
    ...(to ? [sql<boolean>`${day} <= ${to}`] : []),
  ])
}

/** The mails that match a filter, in its order. */
export const invoiceMailRows = (filter: MailFilter) =>
  listRows<InvoiceMail>({
    columns,
    from: mails,
    where: every([filtered(filter), oneOf(sql.ref<string>('estado'), filter.status)]),
    sortable,
    sort: filter.sort ?? 'turno',
  })

/** Finds a page of the mails with the count of each state, and whether the mailbox is read. */
export async function findInvoiceMails(db: Database, scope: Scope, filter: InvoiceMailsQuery) {
  const [rows, groups, [mailbox]] = await db.readList(scope, [
    invoiceMailRows(filter).page(filter).compile(query),
    sql<{ estado: string; rows: number }>`select estado, count(*)::integer as rows from ${mails}
      where ${filtered(filter)} group by 1`.compile(query),
    sql<{ is_on: boolean }>`select is_on from invoice_mailboxes where company_id = ${scopeCompany}`.compile(
      query,
    ),
  ])
  return { rows, groups, isOn: mailbox?.is_on === true }
}

/** A mail as the desk finds it. */
export type FoundMail = Omit<InvoiceMailDetail, 'puede' | 'resultados'> & { resultado: KeptResult[] }

/** Finds one mail with its attachments; undefined if there is none. */
export async function findInvoiceMail(
  db: Database,
  scope: Scope,
  id: string,
): Promise<FoundMail | undefined> {
  const [[mail]] = await db.read(scope, [
    sql<FoundMail>`select mails.*, coalesce((select jsonb_agg(jsonb_build_object('id', f.id, 'nombre', f.name,
          'media_type', f.media_type, 'bytes', f.size) order by f.place)
        from invoice_mail_files f where f.company_id = ${scopeCompany} and f.mail_id = mails.id), '[]') as archivos
      from ${mails} where id = ${id}`.compile(query),
  ])
  return mail
}

/** Finds a stored attachment of a mail of the open company. */
export async function findMailFile(db: Database, scope: Scope, id: string) {
  const [[file]] = await db.read(scope, [
    sql<{ name: string; media_type: string; storage_key: string }>`select name, media_type, storage_key
      from invoice_mail_files where company_id = ${scopeCompany} and id = ${id}`.compile(query),
  ])
  return file
}

/** Counts the mails that wait to be assigned. */
export const waitingMails = sql<{ count: number }>`select count(*)::integer as count from invoice_mails
  where company_id = ${scopeCompany} and estado = 'por_asignar' and ${isModuleOn('radicar_factura')}`.compile(
  query,
)
