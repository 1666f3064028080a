import { sql } from 'kysely'
import { query, scopeCompany, today, type Database } from '@enlace/database/database'
import type { Scope } from '@enlace/database/scope'
import type { CalendarDate } from '@enlace/domain/calendar-date'
import { formatNit } from '@enlace/domain/nit'
import { freshnessOf, isInScope } from '../list/queries.ts'
import { closedKinds } from '../modules/queries.ts'
import type {
  BalanceFacts,
  BranchFacts,
  ExpectedFacts,
  InvoiceFacts,
  OrderFacts,
  PaymentFacts,
  TemplateFacts,
} from './facts.ts'

/** How many of each kind a template can list: what is due first, paid last, ordered last. */
export const mostListed = { facturas: 100, pagos: 24, ordenes: 50 } as const

/** A template as it is kept. */
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

/** A template of the open company by its name; undefined where it has none of that name. */
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

/** All that a template may tell of the open scope, and until when its documents are complete. */
export async function findTemplateFacts(
  db: Database,
  scope: Scope,
): Promise<Omit<TemplateFacts, 'compania'> & { dataAsOf: string | null }> {
  const [[now], [person], branches, balances, expected, invoices, payments, orders, [freshness]] =
    await db.read(scope, [
      sql<{ hoy: CalendarDate }>`select ${today} as hoy`.compile(query),
      sql<PersonRow>`select * from scope_person()`.compile(query),
      sql<
        BranchFacts & { id: number }
      >`select id, codigo, nombre, ciudad from scope_membership_accounts()`.compile(query),
      balancesOf(scope),
      expectedOf(scope),
      invoicesOf(scope),
      paymentsOf(scope),
      ordersOf(scope),
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

const pesosFirst = sql`moneda <> 'COP', moneda`

const balancesOf = (scope: Scope) =>
  sql<BalanceFacts>`select moneda, count(*)::integer as facturas, sum(saldo_total) as saldo_total,
      coalesce(sum(saldo_total) filter (where fecha_vencimiento < ${today}), 0)::numeric(20, 2) as saldo_vencido
    from account_statements where ${isInScope(scope)} and pendiente = true
    group by moneda order by ${pesosFirst}`.compile(query)

const expectedOf = (scope: Scope) =>
  sql<ExpectedFacts>`select distinct on (moneda <> 'COP', moneda) moneda, fecha_estimada_pago as fecha,
      sum(saldo_total) as valor, count(*)::integer as facturas
    from account_statements where ${isInScope(scope)} and pendiente = true and fecha_estimada_pago >= ${today}
    group by moneda, fecha_estimada_pago order by ${pesosFirst}, fecha_estimada_pago`.compile(query)

const invoicesOf = (scope: Scope) =>
  sql<InvoiceFacts>`select factura_cliente as numero, fecha_factura as fecha, fecha_vencimiento as vencimiento,
      fecha_estimada_pago as pago_estimado, coalesce(greatest(${today} - fecha_vencimiento, 0), 0) as dias_vencidos,
      moneda, valor_facturado as valor, saldo_total as saldo, estado
    from account_statements where ${isInScope(scope)} and pendiente = true
    order by fecha_vencimiento nulls last, factura_cliente limit ${mostListed.facturas}`.compile(query)

const paymentsOf = (scope: Scope) =>
  sql<PaymentFacts>`select comprobante, fecha_pago as fecha, medio, moneda, valor_bruto as bruto,
      valor_retenciones as retenciones, valor_pagado as valor, estado
    from payments_made where ${isInScope(scope)}
    order by fecha_pago desc, comprobante limit ${mostListed.pagos}`.compile(query)

const ordersOf = (scope: Scope) =>
  sql<OrderFacts>`select nro_orden as numero, fecha, fecha_entrega as entrega, comprador, moneda,
      valor_neto as valor, estado_visible as estado
    from purchase_order where ${isInScope(scope)} and estado not in ('recibida', 'cerrada', 'anulada')
     and 'purchase-order' not in (${closedKinds})
    order by fecha desc, nro_orden limit ${mostListed.ordenes}`.compile(query)

/** A NIT as people write it, from its digits and check digit. */
function nitOf(text: string): string {
  const [number = text, dv] = text.split('-')
  return formatNit(number, dv ?? null)
}
