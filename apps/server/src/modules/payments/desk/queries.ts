import { sql } from 'kysely'
import type {
  PaymentNews,
  ReceivedPayment,
  ReceivedPaymentsQuery,
  Refund,
} from '@enlace/contract/payments/desk/schemas.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import type { Money } from '@enlace/domain/money.ts'
import { commonFilters, every, oneOf } from '../../../core/list/queries.ts'
import { listRows, type Sortable, type Unpaged } from '../../../core/list/rows-queries.ts'

type PaymentFilter = Unpaged<ReceivedPaymentsQuery>

/** The online payments of the open company with what the company received and kept of each. */
const received = sql`(select p.id, p.numero, p.created_at as creado_at,
    (p.created_at at time zone 'America/Bogota')::date as dia,
    case when p.estado <> 'Aprobada' then lower(p.estado)
         when p.reversed_at is not null then 'anulada'
         when p.devuelto = 0 then 'aprobada'
         when p.devuelto < p.valor then 'devuelta_en_parte'
         else 'devuelta' end as estado,
    p.razon_social, p.nit, p.dv, p.concepto, p.referencia, p.moneda, p.valor, p.devuelto,
    case when p.estado = 'Aprobada' and p.reversed_at is null then p.valor - p.devuelto else 0.00 end as neto,
    p.correo, p.gateway, p.environment, p.transaction_id, p.transaction_status, p.expires_at, p.decided_at, p.reversed_at,
    p.token_hash
  from online_payments p where p.company_id = ${scopeCompany}) as received`

const rowColumns = sql`id, numero, creado_at, estado, razon_social, nit, dv, concepto, referencia, moneda, valor, devuelto, neto`

/** A row of the list; its NIT and check digit are still apart. */
export type ReceivedRow = ReceivedPayment & { dv: number }

const sortable: Sortable = {
  creado_at: 'creado_at',
  numero: 'numero',
  razon_social: { by: sql`lower(razon_social)` },
  concepto: { by: sql`lower(concepto)` },
  referencia: { by: sql`lower(referencia)` },
  valor: { by: sql`valor`, isMoney: true },
  devuelto: { by: sql`devuelto`, isMoney: true },
  neto: { by: sql`neto`, isMoney: true },
}

const filtered = (filter: PaymentFilter) =>
  commonFilters(filter, {
    text: ['numero', 'referencia', 'concepto', 'razon_social', 'nit', 'correo', 'transaction_id'],
    date: 'dia',
    amount: 'valor',
  })

const inStates = ({ status }: PaymentFilter) => oneOf(sql.ref<string>('estado'), status)
const ofConcept = ({ concepto }: PaymentFilter) =>
  concepto === undefined ? sql<boolean>`true` : sql<boolean>`concepto = ${concepto}`

const wanted = (filter: PaymentFilter) => every([filtered(filter), inStates(filter), ofConcept(filter)])

/** The filtered payments in order, for the list, "Ver todo" and the file. */
export const receivedRows = (filter: PaymentFilter) =>
  listRows<ReceivedRow>({
    columns: rowColumns,
    from: received,
    where: wanted(filter),
    sortable,
    sort: filter.sort ?? '-creado_at',
  })

/** Finds a page of the list with the counts and sums of each state and the concepts. */
export async function findReceivedPayments(db: Database, scope: Scope, filter: ReceivedPaymentsQuery) {
  const [rows, groups, concepts] = await db.readList(scope, [
    receivedRows(filter).page(filter).compile(query),
    sql<{
      moneda: string
      estado: string
      rows: number
      devuelto: Money
      neto: Money
    }>`select moneda, estado, count(*)::integer as rows, sum(devuelto) as devuelto,
        sum(neto) as neto from ${received}
      where ${every([filtered(filter), ofConcept(filter)])} group by 1, 2`.compile(query),
    sql<{ concepto: string[]; rows: number }>`select array[concepto] as concepto, count(*)::integer as rows
        from ${received}
      where ${every([filtered(filter), inStates(filter)])} group by 1`.compile(query),
  ])
  return { rows, groups, concepts }
}

/** Reads all filtered payments with a cursor, in batches. */
export const streamReceived = (db: Database, scope: Scope, filter: PaymentFilter) =>
  db.streamList<ReceivedRow>(scope, receivedRows(filter).select.compile(query), handful)

/** Rows of a file that are read at once. */
const handful = 400

/** Counts the filtered payments, up to a limit. */
export async function countReceived(
  db: Database,
  scope: Scope,
  filter: PaymentFilter,
  limit: number,
): Promise<number> {
  const [[row]] = await db.readList(scope, [
    sql<{ n: number }>`select count(*)::integer as n from (
        select 1 from ${received} where ${wanted(filter)} limit ${limit}) counted`.compile(query),
  ])
  return row?.n ?? 0
}

/** A stored payment for its page, without what is made from other places. */
export type ReceivedFull = ReceivedRow & {
  correo: string
  gateway: string
  environment: string
  transaction_id: string | null
  transaction_status: string | null
  expires_at: string
  decided_at: string | null
  reversed_at: string | null
  token_hash: Buffer
  /** Whether the company still has the account by which it was paid. */
  consultable: boolean
}

/** Finds one payment with its history and refunds; undefined if there is none. */
export async function findReceivedPayment(db: Database, scope: Scope, id: string) {
  const { context, rows } = await db.readWithContext(scope, [
    sql<ReceivedFull>`select ${rowColumns}, correo, gateway, environment, transaction_id, transaction_status, expires_at,
        decided_at, reversed_at, token_hash,
        exists (select 1 from payment_gateways g where g.company_id = ${scopeCompany}
                   and g.gateway = received.gateway and g.environment = received.environment) as consultable
      from ${received} where id = ${id}::uuid`.compile(query),
    sql<PaymentNews>`select id::text, at, kind as clase, transaction_id as transaccion, status as palabra,
        estado_anterior as antes, estado as despues from online_payment_events
      where company_id = ${scopeCompany} and payment_id = ${id}::uuid order by online_payment_events.id desc`.compile(
      query,
    ),
    sql<Refund>`select id, fecha, valor, motivo, referencia, avisada, noted_at as anotada_at,
        audit_person_name(noted_by) as anotada_por, withdrawn_at as retirada_at,
        audit_person_name(withdrawn_by) as retirada_por, withdrawn_reason as retirada_motivo
      from online_payment_refunds where company_id = ${scopeCompany} and payment_id = ${id}::uuid
      order by noted_at, id`.compile(query),
  ])
  const [[payment], historia, devoluciones] = rows
  return payment && { company: context.company_id, payment, historia, devoluciones }
}

/** A payment with its history and refunds. */
export type ReceivedParts = NonNullable<Awaited<ReturnType<typeof findReceivedPayment>>>
