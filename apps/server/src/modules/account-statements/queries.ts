import { sql } from 'kysely'
import type { DocumentFootFacts } from '@enlace/contract/documents/foot.ts'
import { deskInvoiceDocument } from '@enlace/contract/account-statements/desk/document.ts'
import { statementDocument } from '@enlace/contract/account-statements/document.ts'
import type {
  AccountStatement,
  AccountStatementDetail,
  AccountStatementsQuery,
  AgeingBucket,
} from '@enlace/contract/account-statements/schemas.ts'
import { query, saidCompany, today, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { type CalendarDate, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { netToPay } from '@enlace/domain/invoice-balance.ts'
import type { Money } from '@enlace/domain/money.ts'
import { commonFilters, every, freshnessOf, isInScope, oneOf } from '../../core/list/queries.ts'
import type { ChoiceGroup } from '../../core/list/present.ts'
import { listRows, type Unpaged } from '../../core/list/rows-queries.ts'
import { deskList, footOf, havingRows, isKeptBy, rowsIn, selected, sortableOf } from '../documents/index.ts'
import { fairTermOf, nextPaymentDay } from './terms/present.ts'
import { paymentHabits, termFactsOf } from './terms/queries.ts'

const dias = sql<number | null>`(${today} - fecha_vencimiento)`
/** A credit is never overdue, because the company owes nothing (`ageBalance` of the domain). */
const isOverdue = sql<boolean>`coalesce(fecha_vencimiento < ${today} and adeudada, false)`
const corriente = sql<Money>`case when ${isOverdue} then 0.00 else saldo_total end`
const vencido = sql<Money>`case when ${isOverdue} then saldo_total else 0.00 end`
const bucket = sql<AgeingBucket>`case when not ${isOverdue} then 'current'
  when ${dias} <= 30 then 'd1_30' when ${dias} <= 60 then 'd31_60'
  when ${dias} <= 90 then 'd61_90' when ${dias} <= 120 then 'd91_120' else 'd120_plus' end`

/** The sources of fields that are not columns of the table. */
const sources = {
  compania: sql`(select nombre from companies where id = ${saidCompany})`,
  dias,
  dias_vencidos: sql`case when ${isOverdue} then ${dias} else 0 end`,
  saldo_corriente: corriente,
  saldo_vencido: vencido,
}

const columns = selected(statementDocument.fields, sources)

/** Every row of a scope has the same company, so no list is ordered by it. */
const { compania: _, ...sortable } = sortableOf(statementDocument.fields, sources)

type StatementFilter = Unpaged<AccountStatementsQuery>

/** All pending statements of a scope, which the head of the screen sums up regardless of the filter. */
const pendingIn = (scope: Scope) => every([isInScope(scope), sql`pendiente = true`])

/** Falls due within the given days, or is overdue. */
const inWindow = (days: number) =>
  days > 0 ? sql<boolean>`fecha_vencimiento <= ${today} + ${days}::integer` : sql<boolean>`true`

/** The filters outside the head of the screen: window, text, dates and amounts. */
const windowOf = (scope: Scope, filter: StatementFilter) =>
  every([
    pendingIn(scope),
    inWindow(filter.days),
    ...(filter.estado ? [sql<boolean>`estado = ${filter.estado}`] : []),
    ...(filter.pago_desde ? [sql<boolean>`fecha_estimada_pago >= ${filter.pago_desde}`] : []),
    ...(filter.pago_hasta ? [sql<boolean>`fecha_estimada_pago <= ${filter.pago_hasta}`] : []),
    commonFilters(filter, { text: ['factura_cliente'], date: 'fecha_factura', amount: 'saldo_total' }),
  ])

/** The filters in the head of the screen: balance, ageing and payment state. */
const clicked = (filter: StatementFilter) =>
  every([
    ...(filter.saldo
      ? [filter.saldo === 'vencido' ? sql<boolean>`${isOverdue}` : sql<boolean>`not ${isOverdue}`]
      : []),
    oneOf(bucket, filter.bucket),
    oneOf(sql<string>`estado_programacion_pago`, filter.status),
  ])

/** The filtered pending statements in order: for the list, its export and "Ver todo". */
export const statementRows = (scope: Scope, filter: StatementFilter) =>
  listRows<AccountStatement>({
    columns,
    from: sql`account_statements`,
    where: every([windowOf(scope, filter), clicked(filter)]),
    sortable,
    sort: filter.sort ?? 'vence',
    isTable: true,
  })

const isOwed = sql<boolean>`pendiente = true`

/** The invoices of all suppliers, paid ones too, or of the one that the scope is about. */
export const staffInvoices = deskList(deskInvoiceDocument, {
  companyFigures: 'account_statements_company_figures',
  from: sql`account_statements`,
  row: 'account_statements',
  sources,
  narrow: ({ saldo }) => (saldo === undefined ? [] : [saldo === 'vencido' ? isOverdue : isOwed]),
  offers: {
    saldo: sql`case when ${isOverdue} then array['pendiente', 'vencido']
      when ${isOwed} then array['pendiente'] else array[]::text[] end`,
  },
})

/** Whether kept figures suffice: an invoice's own date is not among what is kept. */
const isKeptFor = ({ from, to, ...filter }: StatementFilter) => !from && !to && isKeptBy(filter)

/** Counts the statements that are blocked before payment, with every filter but that one. */
const statementChoices = (scope: Scope, filter: StatementFilter, isKept: boolean) =>
  sql<ChoiceGroup<'estado'>>`select array[estado] as estado, ${rowsIn(isKept)} as rows
    from ${isKept ? sql`account_statements_figures` : sql`account_statements`}
    where ${windowOf(scope, { ...filter, estado: undefined })} and ${clicked(filter)}
      and ${oneOf(sql<string>`estado`, Object.keys(statementDocument.filters.estado.options))} group by 1 ${havingRows(isKept)}`

/**
 * Pending rows with the same currency, payment state and age, counted and summed: all figures of the screen derive from
 * them.
 */
export interface StatementGroup {
  moneda: string
  estado_programacion_pago: string
  bucket: AgeingBucket
  /** Within the window of days. */
  enVentana: boolean
  /** Matches every filter outside the head of the screen. */
  hallada: boolean
  rows: number
  valor_facturado: Money
  saldo_total: Money
}

/** Finds the filtered pending statements, with the groups of all pending ones and the next payment. */
export async function findAccountStatements(db: Database, scope: Scope, filter: AccountStatementsQuery) {
  const isKept = isKeptFor(filter)
  const [rows, groups, payments, choices, [freshness]] = await db.readList(scope, [
    statementRows(scope, filter).page(filter).compile(query),
    sql<StatementGroup>`select moneda, estado_programacion_pago, ${bucket} as bucket,
        coalesce(${inWindow(filter.days)}, false) as "enVentana",
        coalesce(${windowOf(scope, filter)}, false) as hallada, coalesce(sum(rows), 0)::integer as rows,
        sum(valor_facturado) as valor_facturado, sum(saldo_total) as saldo_total
      from ${isKept ? sql`account_statements_figures` : sql`(select *, 1 as rows from account_statements) one_by_one`}
      where ${pendingIn(scope)} group by 1, 2, 3, 4, 5 having sum(rows) <> 0`.compile(query),
    sql<{ moneda: string; fecha: CalendarDate; valor: Money }>`select distinct on (moneda) moneda,
        fecha_estimada_pago as fecha, sum(saldo_total) as valor
      from account_statements_figures where ${isInScope(scope)} and fecha_estimada_pago >= ${today}
      group by moneda, fecha_estimada_pago having sum(rows) <> 0 order by moneda, fecha_estimada_pago`.compile(
      query,
    ),
    statementChoices(scope, filter, isKept).compile(query),
    freshnessOf('account-statements').compile(),
  ])
  return { rows, groups, payments, choices, dataAsOf: freshness?.as_of ?? null }
}

/** The stored part of a statement; the rest of its page is computed from it. */
type StatementFacts = Omit<
  AccountStatementDetail,
  keyof DocumentFootFacts | 'neto_a_pagar' | 'plazo_justo' | 'proximo_dia_de_pago'
>

/**
 * Finds one statement of the scope, paid or pending, with its related documents; undefined if there is none with that
 * id.
 */
export async function findAccountStatement(db: Database, scope: Scope, id: string) {
  const [[statement], related, attachments, history, [term], settings] = await db.read(scope, [
    sql<StatementFacts>`select ${columns}, ${selected(statementDocument.more, {})},
        (select nombre from branch_accounts b where b.company_id = s.company_id and b.id = s.third_id) as sucursal
      from account_statements s where ${isInScope(scope)} and id = ${id}`.compile(query),
    ...footOf('account-statements', id),
    termFactsOf(scope, id),
    paymentHabits,
  ])
  if (!statement || !term) return undefined
  const habits = new Map(settings.map(({ name, value }) => [name, value]))
  const day = todayInBogota(new Date())
  return {
    ...statement,
    neto_a_pagar: netToPay(statement),
    plazo_justo: fairTermOf(statement, term, habits, day),
    proximo_dia_de_pago: nextPaymentDay(statement, habits, day),
    related,
    attachments,
    history,
  }
}
