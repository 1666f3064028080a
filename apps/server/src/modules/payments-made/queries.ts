import { sql } from 'kysely'
import { sumsOf, type SumOf } from '@enlace/contract/documents/description.ts'
import type { DocumentFootFacts } from '@enlace/contract/documents/foot.ts'
import { deskPaymentDocument } from '@enlace/contract/payments-made/desk/document.ts'
import { paidInvoiceFields, paymentDocument } from '@enlace/contract/payments-made/document.ts'
import type { Expression, RawBuilder, SqlBool } from 'kysely'
import type {
  PaidInvoice,
  PaidMonth,
  PaymentMade,
  PaymentMadeDetail,
  PaymentMadeLine,
  PaymentsMadeQuery,
} from '@enlace/contract/payments-made/schemas.ts'
import { query, scopeCompany, today, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import type { StateGroup } from '../../core/list/present.ts'
import {
  commonFilters,
  every,
  freshnessOf,
  isInScope,
  type ListColumns,
  oneOf,
} from '../../core/list/queries.ts'
import { listRows, type Unpaged } from '../../core/list/rows-queries.ts'
import {
  type Counted,
  countedBy,
  deskList,
  footOf,
  type Named,
  newestDays,
  resolveText,
  selected,
  sortableOf,
  sumsIn,
} from '../documents/index.ts'

type PaymentFields = typeof paymentDocument.fields
type InvoiceFields = typeof paidInvoiceFields

/** The amounts of payments to total. */
export const paymentSums = sumsOf<PaymentFields>(paymentDocument.fields)
/** The amounts of invoices to total. */
export const invoiceSums = sumsOf<InvoiceFields>(paidInvoiceFields)

/** Whether it matches every filter but the state's. */
type Found = { hallada: boolean }
/** The payments of the window in one currency and state. */
export type PaymentGroup = StateGroup<SumOf<PaymentFields>> & Found
/** The paid invoices of the window in one currency and state, with the number of their payments. */
export type InvoiceGroup = StateGroup<SumOf<InvoiceFields>> & Found & { pagos: number }

const facturas = sql<number>`(select count(*)::integer from payments_made_lines l
  where l.company_id = p.company_id and l.payment_id = p.id)`

const sources = { facturas }
const columns = selected(paymentDocument.fields, sources)

/**
 * Every line with its payment and the days between due date and payment. The lateral join looks lines up by payment:
 * right after a load, without statistics, a plain join would compare all pairs.
 */
const invoices = sql`(
  select p.company_id, p.third_party_id, p.third_id, l.payment_id || '-' || l.linea as id, p.id as payment_id, l.linea,
         p.comprobante, p.fecha_pago, p.medio, p.banco, p.moneda, p.estado, l.factura, l.account_statement_id,
         l.fecha_factura, l.valor_factura, l.valor_retefuente, l.valor_reteica, l.valor_reteiva,
         l.descuento_pronto_pago, l.nota_debito, l.neto_pagado, p.fecha_pago - (
           select s.fecha_vencimiento from account_statements s
            where s.company_id = p.company_id and s.id = l.account_statement_id) as dias
    from payments_made p
   cross join lateral (
     select * from payments_made_lines o where o.company_id = p.company_id and o.payment_id = p.id offset 0) l
) invoices`

const lineColumns = selected(paymentDocument.lines, {})
const sortablePayments = sortableOf(paymentDocument.fields, sources)
const sortableInvoices = sortableOf(paidInvoiceFields, {})

type PaymentFilter = Unpaged<PaymentsMadeQuery> & Named

/** The window of days, which the summary uses regardless of other filters. */
const inWindow = (scope: Scope, { days }: Pick<PaymentFilter, 'days'>) =>
  every([isInScope(scope), ...(days > 0 ? [sql<boolean>`fecha_pago >= ${today} - ${days}::integer`] : [])])

const narrowed = (scope: Scope, filter: PaymentFilter, common: Expression<SqlBool>) =>
  every([
    inWindow(scope, filter),
    ...(filter.medio ? [sql<boolean>`medio = ${filter.medio}`] : []),
    ...(filter.banco ? [sql<boolean>`banco = ${filter.banco}`] : []),
    common,
  ])

/** The invoices of the orders whose number contains the text, found once instead of per row. */
const answersOrder = (scope: Scope, pattern: string) =>
  sql<boolean>`account_statement_id = any(array(select from_id from document_links
    where ${isInScope(scope)} and from_kind = 'account-statements' and to_kind = 'purchase-order' and to_id = any(array(
      select id from purchase_order where ${isInScope(scope)} and nro_orden ilike ${pattern}))))`

/** Where a text is looked for. The lines are looked up by their payments: no index has their owner. */
const paymentColumns = (scope: Scope): ListColumns => ({
  text: ['comprobante'],
  alsoFound: (pattern) => sql<boolean>`id = any(array(select o.id from payments_made o cross join lateral (
    select from payments_made_lines l where l.company_id = o.company_id and l.payment_id = o.id
       and (l.factura ilike ${pattern} or ${answersOrder(scope, pattern)}) limit 1) l where ${isInScope(scope)}))`,
  date: 'fecha_pago',
  amount: 'valor_pagado',
})

const filteredPayments = (scope: Scope, filter: PaymentFilter) =>
  narrowed(
    scope,
    filter,
    every([
      commonFilters(filter, paymentColumns(scope)),
      ...(filter.named ? [sql<boolean>`id = any(${filter.named}::uuid[])`] : []),
    ]),
  )

const filteredInvoices = (scope: Scope, filter: PaymentFilter) =>
  narrowed(
    scope,
    filter,
    commonFilters(filter, {
      text: ['factura', 'comprobante'],
      alsoFound: (pattern) => answersOrder(scope, pattern),
      date: 'fecha_pago',
      amount: 'neto_pagado',
    }),
  )

const anyWay = (filter: PaymentFilter) => ({ ...filter, medio: undefined, banco: undefined })

const isState = (filter: PaymentFilter) => oneOf(sql<string>`estado`, filter.status)

/** The payments that match a filter, sorted, for the list, its export and "Ver todo". */
export const paymentRows = (scope: Scope, filter: PaymentFilter) => {
  const where = every([filteredPayments(scope, filter), isState(filter)])
  const { medio, banco, status, sort = '-fecha' } = filter
  const isByDay = sort === '-fecha' && (medio || banco || status) && countedPayments(filter).isKept
  return listRows<PaymentMade>({
    columns,
    from: sql`payments_made p`,
    where,
    sortable: sortablePayments,
    sort,
    isTable: true,
    ...(isByDay && { within: newestDays('payments_made_figures', 'fecha_pago', where) }),
  })
}

/** The payments to all suppliers, or to the one that the scope is about. */
export const staffPayments = deskList(deskPaymentDocument, {
  figures: 'payments_made_figures',
  companyFigures: 'payments_made_company_figures',
  from: sql`payments_made p`,
  row: 'p',
  sources,
  narrow: () => [],
  offers: {},
})

/** The paid invoices that match a filter, sorted, likewise. */
export function paidInvoiceRows(scope: Scope, filter: PaymentFilter) {
  const { sort = '-fecha' } = filter
  const where = every([filteredInvoices(scope, filter), isState(filter)])
  const isByDay = sort === '-fecha' && countedInvoices(filter).isKept
  return listRows<PaidInvoice>({
    columns: selected(paidInvoiceFields, {}),
    from: invoices,
    where,
    sortable: sortableInvoices,
    sort,
    ...(isByDay && { within: newestDays('payments_made_lines_figures', 'fecha_pago', where) }),
  })
}

/** What the figures of the two lists are added up from. */
const countedPayments = (filter: Partial<PaymentFilter>) =>
  countedBy(sql`payments_made`, 'payments_made_figures', filter)
const countedInvoices = (filter: Partial<PaymentFilter>) =>
  countedBy(invoices, 'payments_made_lines_figures', filter)

const paymentGroups = (
  scope: Scope,
  filter: PaymentFilter,
  { from, rows, having }: Counted,
  isFound: Expression<SqlBool>,
) =>
  sql<PaymentGroup>`select moneda, estado, coalesce(${isFound}, false) as hallada, ${rows} as rows,
      ${sumsIn(paymentDocument.fields, {})}
    from ${from} where ${inWindow(scope, filter)} group by 1, 2, 3 ${having}`.compile(query)

const invoiceGroups = (
  scope: Scope,
  filter: PaymentFilter,
  { from, rows, having, isKept }: Counted,
  isFound: Expression<SqlBool>,
) =>
  sql<InvoiceGroup>`select moneda, estado, coalesce(${isFound}, false) as hallada, ${rows} as rows,
      ${isKept ? firstLines : sql`count(distinct payment_id)::integer`} as pagos, ${sumsIn(paidInvoiceFields, {})}
    from ${from} where ${inWindow(scope, filter)} group by 1, 2, 3 ${having}`.compile(query)

/** The payments of kept lines, each of which has one first line. */
const firstLines = sql<number>`coalesce(sum(rows) filter (where primera), 0)::integer`

/** A means of payment and bank, with the number of rows. */
export type Way = { medio: string; banco: string | null; rows: number }

/** The means and banks of all rows in the scope, counted with every filter except these two. */
const waysIn = (scope: Scope, { from, having, isKept }: Counted, others: Expression<SqlBool>) =>
  sql<Way>`select medio, banco, coalesce(sum(${isKept ? sql`rows` : sql`1`}) filter (where ${others}), 0)::integer as rows
    from ${from} where ${isInScope(scope)} group by 1, 2 ${having}`

/** The data around the rows: months, choices and freshness. */
const around = (scope: Scope, ways: RawBuilder<Way>) =>
  [
    sql<PaidMonth>`with paid as (
        select moneda, date_trunc('month', fecha_pago::timestamp)::date as mes, sum(valor_pagado) as valor
          from payments_made_figures where level in (0, 2) and ${isInScope(scope)} and estado = 'pagado' and fecha_pago <= ${today}
           and fecha_pago >= date_trunc('month', ${today}::timestamp) - interval '11 months'
         group by 1, 2 having sum(rows) <> 0),
      months as (select generate_series(date_trunc('month', ${today}::timestamp) - interval '11 months',
        date_trunc('month', ${today}::timestamp), interval '1 month')::date as mes)
      select c.moneda, m.mes, coalesce(p.valor, 0.00) as valor
        from (select distinct moneda from paid) c cross join months m
        left join paid p on p.moneda = c.moneda and p.mes = m.mes order by 1, 2`.compile(query),
    ways.compile(query),
    freshnessOf('payments-made').compile(),
  ] as const

/** Returns the scope's payments with the groups of the window, by payment and by invoice. */
export async function findPaymentsMade(db: Database, scope: Scope, asked: PaymentsMadeQuery) {
  const filter = await resolveText(db, scope, asked, (text) => {
    const found = every([isInScope(scope), commonFilters({ days: 0, q: text }, paymentColumns(scope))])
    return sql`select id from payments_made where ${found}`
  })
  const where = filteredPayments(scope, filter)
  const counted = countedPayments(filter)
  const [rows, payments, covered, months, ways, [freshness]] = await db.readList(scope, [
    paymentRows(scope, filter).page(filter).compile(query),
    paymentGroups(scope, filter, counted, where),
    invoiceGroups(
      scope,
      filter,
      countedInvoices(filter),
      counted.isKept
        ? where
        : sql<SqlBool>`payment_id = any(array(select id from payments_made where ${where}))`,
    ),
    ...around(
      scope,
      waysIn(scope, counted, every([filteredPayments(scope, anyWay(filter)), isState(filter)])),
    ),
  ])
  return { rows, payments, covered, months, ways, dataAsOf: freshness?.as_of ?? null }
}

/** Returns the scope's paid invoices with the groups of the window, likewise. */
export async function findPaidInvoices(db: Database, scope: Scope, filter: PaymentsMadeQuery) {
  const counted = countedInvoices(filter)
  const [rows, payments, covered, months, ways, [freshness]] = await db.readList(scope, [
    paidInvoiceRows(scope, filter).page(filter).compile(query),
    paymentGroups(scope, filter, countedPayments({ days: filter.days }), sql<SqlBool>`true`),
    invoiceGroups(scope, filter, counted, filteredInvoices(scope, filter)),
    ...around(
      scope,
      waysIn(scope, counted, every([filteredInvoices(scope, anyWay(filter)), isState(filter)])),
    ),
  ])
  return { rows, payments, covered, months, ways, dataAsOf: freshness?.as_of ?? null }
}

/** Finds a payment of the scope with its invoices; undefined if it does not exist. */
export async function findPaymentMade(db: Database, scope: Scope, id: string) {
  const [[payment], lines, related, attachments, history] = await db.read(scope, [
    sql<
      Omit<PaymentMadeDetail, 'lines' | keyof DocumentFootFacts>
    >`select ${columns}, ${selected(paymentDocument.more, {})},
        (select nombre from branch_accounts b where b.company_id = p.company_id and b.id = p.third_id) as sucursal
      from payments_made p where ${isInScope(scope)} and id = ${id}`.compile(query),
    sql<PaymentMadeLine>`select ${lineColumns} from ${invoices}
      where company_id = ${scopeCompany} and payment_id = ${id} order by linea`.compile(query),
    ...footOf('payments-made', id),
  ])
  return payment && { ...payment, lines, related, attachments, history }
}
