import { sql } from 'kysely'
import { paperKinds, type IssuedPaper } from '@enlace/contract/papers/schemas.ts'
import { query, scopeCompany, scopeThirdParty, today, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { Money } from '@enlace/domain/money.ts'
import { isInScope } from '../../../core/list/queries.ts'
import { issuedColumns } from '../commands.ts'

/** The maximum number of documents on the page, newest first; older ones are found in mails and by their code. */
const shownPapers = 100

/** The pending amounts of one currency that can prevent a paz y salvo. */
export interface Pending {
  moneda: string
  kind: 'overdue' | 'blocked' | 'returned' | 'credits' | 'current'
  rows: number
  valor: Money
}

/** The purchases of one currency within the last twelve months. */
export interface Purchases {
  moneda: string
  rows: number
  valor: Money
}

/** The recorded relation between company and supplier. */
export interface Relation {
  first_day: CalendarDate | null
  last_invoice: CalendarDate | null
  term: string | null
  /** Debit notes not yet applied to invoices. */
  notes: number
  invoices: number
  /** The first day whose purchases count: twelve months back. */
  since: CalendarDate
}

/** The company's settings: whether it issues constancies, and whether references state exact amounts. */
export interface PaperRules {
  isOffered: boolean
  showsExactAmounts: boolean
}

const isStanding = sql<boolean>`estado not in ('rechazada', 'anulada')`
/** The date of an invoice, or the date of receipt if it is unknown. */
const invoiceDay = sql.raw('coalesce(fecha_factura, fecha_proveedor, fecha_recibida)')
const lastYear = sql`${today} - interval '12 months'`

const pending = (scope: Scope) =>
  sql<Pending>`select moneda, kind, count(*)::integer as rows, sum(saldo_total) as valor from (
      select moneda, saldo_total, case when saldo_total < 0 then 'credits' when estado = 'bloqueada' then 'blocked'
          when estado_programacion_pago = 'devuelta_por_el_banco' then 'returned'
          when fecha_vencimiento < ${today} then 'overdue' else 'current' end as kind
        from account_statements where ${isInScope(scope)} and pendiente) statements
    group by moneda, kind order by nullif(moneda, 'COP') nulls first, kind`.compile(query)

const purchases = (scope: Scope) =>
  sql<Purchases>`select moneda, count(*)::integer as rows, sum(valor_facturado) as valor
      from account_statements
     where ${isInScope(scope)} and ${isStanding}
       and ${invoiceDay} > ${lastYear} and ${invoiceDay} <= ${today}
     group by moneda order by nullif(moneda, 'COP') nulls first`.compile(query)

/** The earliest date of any document, of all modules, since it only states when the relation began. */
const relation = (scope: Scope) =>
  sql<Relation>`select
      least(
        (select min(${invoiceDay}) from account_statements where ${isInScope(scope)}),
        (select min(fecha) from purchase_order where ${isInScope(scope)}),
        (select min(fecha) from purchase_tickets where ${isInScope(scope)}),
        (select min(fecha_pago) from payments_made where ${isInScope(scope)})) as first_day,
      (select max(${invoiceDay}) from account_statements
        where ${isInScope(scope)} and ${isStanding} and ${invoiceDay} <= ${today}) as last_invoice,
      (select condicion_pago from account_statements
        where ${isInScope(scope)} and ${isStanding} and condicion_pago is not null
          and ${invoiceDay} > ${lastYear}
        group by 1 order by count(*) desc, 1 limit 1) as term,
      (select count(*)::integer from notes_debit where ${isInScope(scope)} and estado not in ('anulada', 'aplicada')
          and estado_visible <> 'objecion_aceptada'
          and valor_nota > valor_aplicado) as notes,
      (select count(*)::integer from account_statements where ${isInScope(scope)}) as invoices,
      (${lastYear})::date + 1 as since`.compile(query)

const settingOf = (name: string) =>
  sql`select 1 from settings where company_id = ${scopeCompany} and name = ${name}`

/** By default a company issues constancies, with purchases in ranges. */
const rules = sql<PaperRules>`select
    not exists (${settingOf('constancias')} and value #>> '{}' = '0') as "isOffered",
    exists (${settingOf('constancias_valores_exactos')} and value #>> '{}' not in ('0', '')) as "showsExactAmounts"`.compile(
  query,
)

/** Returns everything that a constancy may state, or that may prevent it. */
export async function getPaperFacts(db: Database, scope: Scope) {
  const [pendings, bought, [told], [settled]] = await db.read(scope, [
    pending(scope),
    purchases(scope),
    relation(scope),
    rules,
  ])
  if (!told || !settled) throw new Error('A select without a table answers one row')
  return { pendings, bought, relation: told, rules: settled }
}

/** Returns the documents issued to the scope's accounts, newest first, and whether the user receives the statement. */
export async function findPapers(db: Database, scope: Scope) {
  const [issued, [subscribed], [person]] = await db.read(scope, [
    sql<IssuedPaper>`select ${issuedColumns} from issued_papers
      where company_id = ${scopeCompany} and third_party_id = ${scopeThirdParty} and kind in (${sql.join(paperKinds)})
      order by issued_at desc, id limit ${shownPapers}`.compile(query),
    sql<{ is_on: boolean }>`select true as is_on from statement_subscriptions
      where company_id = ${scopeCompany} and membership_id = (select scope_membership())`.compile(query),
    sql<{ email: string }>`select email from scope_person()`.compile(query),
  ])
  return { issued, subscription: { isOn: subscribed !== undefined, email: person?.email ?? '' } }
}

/** Finds an issued document of the scope with its file; undefined if it does not exist. */
export async function findPaperFile(db: Database, scope: Scope, id: string) {
  const [[paper]] = await db.read(scope, [
    sql<Pick<IssuedPaper, 'kind' | 'numero'> & { pdf: Buffer }>`select kind, numero, pdf from issued_papers
      where company_id = ${scopeCompany} and third_party_id = ${scopeThirdParty} and id = ${id}
        and kind in (${sql.join(paperKinds)})`.compile(query),
  ])
  return paper
}
