import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely'
import { query, scopeCompany, today, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import { formatNit } from '@enlace/domain/nit.ts'
import { freshnessOf, isInScope } from '../../../core/list/queries.ts'
import { closedKinds } from '../../company/index.ts'
import type {
  BalanceFacts,
  BranchFacts,
  ExpectedFacts,
  InvoiceFacts,
  OrderFacts,
  PaymentFacts,
  TemplateFacts,
} from './facts.ts'

/** Maximum rows per list of a template: first due, last paid, last ordered. */
export const mostListed = { facturas: 100, pagos: 24, ordenes: 50 } as const

/** A stored template. */
export interface KeptTemplate {
  title: string
  source: string
}

interface PersonRow {
  first_name: string
  last_name: string
  email: string
  city_name: string | null
  is_master: boolean
  razon_social: string
  nit: string
  is_mipyme: boolean | null
}

/** Finds a template of the open company by name; undefined if there is none. */
export async function findFilledTemplate(
  db: Database,
  scope: Scope,
  name: string,
): Promise<KeptTemplate | undefined> {
  const [[row]] = await db.read(scope, [
    query
      .selectFrom('filled_templates')
      .select(['title', 'source'])
      .where('company_id', '=', scopeCompany)
      .where('name', '=', name)
      .compile(),
  ])
  return row
}

type Where = Expression<SqlBool>
type Closed = RawBuilder<unknown>

/** Finds all data of the open scope for templates, and the time up to which its documents are complete. */
export async function findTemplateFacts(
  db: Database,
  scope: Scope,
): Promise<Omit<TemplateFacts, 'compania'> & { dataAsOf: string | null }> {
  const own = isInScope(scope)
  const [[now], [person], branches, balances, expected, invoices, payments, orders, [freshness]] =
    await db.read(scope, [
      sql<{ hoy: CalendarDate }>`select ${today} as hoy`.compile(query),
      sql<PersonRow>`select * from scope_person()`.compile(query),
      sql<
        BranchFacts & { id: number }
      >`select id, codigo, nombre, ciudad from scope_membership_accounts()`.compile(query),
      balancesOf(own),
      expectedOf(own),
      invoicesOf(own),
      paymentsOf(own),
      ordersOf(own, closedKinds),
      freshnessOf('account-statements').compile(),
    ])
  if (now === undefined || person === undefined) throw new Error('An open scope has a person and a day')
  const sucursales = branches.map(({ codigo, nombre, ciudad }) => ({ codigo, nombre, ciudad }))
  const selected = branches.find(({ id }) => id === scope.account)
  return {
    hoy: now.hoy,
    proveedor: { nombre: person.razon_social, nit: nitOf(person.nit), mipyme: person.is_mipyme },
    persona: {
      nombres: person.first_name,
      apellidos: person.last_name,
      correo: person.email,
      ciudad: person.city_name ?? '',
      es_master: person.is_master,
    },
    sucursales,
    sucursal: selected ?? (sucursales.length === 1 ? (sucursales[0] ?? null) : null),
    cartera: balances,
    proximos_pagos: expected,
    facturas: invoices,
    pagos: payments,
    ordenes: orders,
    dataAsOf: freshness?.as_of ?? null,
  }
}

/** A supplier that staff may choose for a preview. */
export interface PreviewSupplier {
  id: number
  nombre: string
  documento: string
}

/** Finds a few suppliers of the open company by a part of their name or number. */
export async function findPreviewSuppliersBy(
  db: Database,
  scope: Scope,
  q: string,
): Promise<PreviewSupplier[]> {
  const words = `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const [rows] = await db.read(scope, [
    sql<PreviewSupplier>`select id, nombre, documento_numero as documento from third_parties
      where company_id = ${scopeCompany} and es_proveedor
        and (nombre ilike ${words} or documento_numero like ${words})
      order by nombre, id limit 20`.compile(query),
  ])
  return rows
}

/**
 * Finds the template data of one supplier of the open company, for a preview by staff; undefined if there is no such
 * supplier. It names no person of the supplier, because the reader is not known yet.
 */
export async function findSupplierFacts(
  db: Database,
  scope: Scope,
  supplier: number,
): Promise<Omit<TemplateFacts, 'compania'> | undefined> {
  const its = sql<SqlBool>`company_id = ${scopeCompany} and third_party_id = ${supplier}`
  // Modules that the company has not enabled are hidden from suppliers.
  const closed = sql`select 'purchase-order' where not exists (select from settings v
    where v.company_id = ${scopeCompany} and v.name = 'orden_compra' and v.value #>> '{}' not in ('', '0', 'false'))`
  const [[now], [party], branches, balances, expected, invoices, payments, orders] = await db.read(scope, [
    sql<{ hoy: CalendarDate }>`select ${today} as hoy`.compile(query),
    sql<{ nombre: string; nit: string; pyme: boolean | null }>`
      select nombre, concat_ws('-', documento_numero, documento_dv) as nit, pyme from third_parties
       where company_id = ${scopeCompany} and id = ${supplier}`.compile(query),
    sql<BranchFacts>`select codigo, nombre, ciudad from branch_accounts where ${its} order by codigo`.compile(
      query,
    ),
    balancesOf(its),
    expectedOf(its),
    invoicesOf(its),
    paymentsOf(its),
    ordersOf(its, closed),
  ])
  if (now === undefined || party === undefined) return undefined
  return {
    hoy: now.hoy,
    proveedor: { nombre: party.nombre, nit: nitOf(party.nit), mipyme: party.pyme },
    persona: { nombres: '', apellidos: '', correo: '', ciudad: '', es_master: true },
    sucursales: branches,
    sucursal: branches.length === 1 ? (branches[0] ?? null) : null,
    cartera: balances,
    proximos_pagos: expected,
    facturas: invoices,
    pagos: payments,
    ordenes: orders,
  }
}

const pesosFirst = sql`moneda <> 'COP', moneda`

const balancesOf = (where: Where) =>
  sql<BalanceFacts>`select moneda, count(*)::integer as facturas, sum(saldo_total) as saldo_total,
      coalesce(sum(saldo_total) filter (where fecha_vencimiento < ${today} and saldo_total > 0), 0)::numeric(20, 2) as saldo_vencido
    from account_statements where ${where} and pendiente = true
    group by moneda order by ${pesosFirst}`.compile(query)

const expectedOf = (where: Where) =>
  sql<ExpectedFacts>`select distinct on (moneda <> 'COP', moneda) moneda, fecha_estimada_pago as fecha,
      sum(saldo_total) as valor, count(*)::integer as facturas
    from account_statements where ${where} and pendiente = true and fecha_estimada_pago >= ${today}
    group by moneda, fecha_estimada_pago order by ${pesosFirst}, fecha_estimada_pago`.compile(query)

const invoicesOf = (where: Where) =>
  sql<InvoiceFacts>`select factura_cliente as numero, fecha_factura as fecha, fecha_vencimiento as vencimiento,
      fecha_estimada_pago as pago_estimado, case when saldo_total > 0 then coalesce(greatest(${today} - fecha_vencimiento, 0), 0) else 0 end as dias_vencidos,
      moneda, valor_facturado as valor, saldo_total as saldo, estado
    from account_statements where ${where} and pendiente = true
    order by fecha_vencimiento nulls last, factura_cliente limit ${mostListed.facturas}`.compile(query)

const paymentsOf = (where: Where) =>
  sql<PaymentFacts>`select comprobante, fecha_pago as fecha, medio, moneda, valor_bruto as bruto,
      valor_retenciones as retenciones, valor_pagado as valor, estado
    from payments_made where ${where}
    order by fecha_pago desc, comprobante limit ${mostListed.pagos}`.compile(query)

const ordersOf = (where: Where, closed: Closed) =>
  sql<OrderFacts>`select nro_orden as numero, fecha, fecha_entrega as entrega, comprador, moneda,
      valor_neto as valor, estado_visible as estado
    from purchase_order where ${where} and estado not in ('recibida', 'cerrada', 'anulada')
     and 'purchase-order' not in (${closed})
    order by fecha desc, nro_orden limit ${mostListed.ordenes}`.compile(query)

/** Formats a NIT from its digits and check digit. */
function nitOf(text: string): string {
  const [number = text, dv] = text.split('-')
  return formatNit(number, dv ?? null)
}
