import { sql } from 'kysely'
import {
  query,
  scopeAccounts,
  scopeCompany,
  scopeThirdParty,
  type Transaction,
} from '@enlace/database/database.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import { invoiceKeys } from '@enlace/domain/invoice-number.ts'
import type { CandidateOrder } from '@enlace/domain/invoice-match/match.ts'
import type { Money } from '@enlace/domain/money.ts'
import { isMunicipalConcept } from '@enlace/domain/municipal-rates.ts'
import type { WithholdingConcept } from '@enlace/domain/withholding-concepts.ts'
import { conceptOfRow, ownConceptRows } from '../../catalogues/index.ts'
import type { KeptDocument } from '../document/document.ts'
import { type IntakeRules, intakeRules, intakeSettingNames } from './settings.ts'

/** The ReteICA that the company has recorded among its own concepts. */
export interface MunicipalRates {
  municipal: WithholdingConcept[]
}

/** Reads in the scope that is open. */
export type Reading = Pick<Transaction, 'run'>

/** The company and the supplier of the open scope. */
export interface Parties {
  company_id: number
  compania: string
  compania_nit: string
  third_party_id: number
  proveedor: string
  proveedor_nit: string
  regimen: string | null
  actividad: string | null
}

/** Returns the company and the supplier of the open scope, and the company's rules. */
export async function readParties(
  tx: Reading,
): Promise<{ parties: Parties; rules: IntakeRules & MunicipalRates }> {
  const [parties] = await tx.run(
    sql<Parties>`select c.id as company_id, c.nombre as compania, c.nit as compania_nit, t.id as third_party_id,
        t.nombre as proveedor, t.documento_numero as proveedor_nit, t.regimen_tributario_id as regimen,
        t.id_actividad_economica as actividad
      from companies c join third_parties t on t.company_id = c.id and t.id = ${scopeThirdParty}
     where c.id = ${scopeCompany}`.compile(query),
  )
  if (!parties) throw new Error('An open scope has a company and a supplier')
  return { parties, rules: await readRules(tx) }
}

/** Returns the rules of the open company. */
export async function readRules(tx: Reading): Promise<IntakeRules & MunicipalRates> {
  const settings = await tx.run(
    query
      .selectFrom('settings')
      .select(['name', 'value'])
      .where('company_id', '=', scopeCompany)
      .where('name', 'in', intakeSettingNames)
      .compile(),
  )
  const own = await tx.run(ownConceptRows)
  return {
    ...intakeRules(new Map(settings.map(({ name, value }) => [name, value]))),
    municipal: own.filter(({ codigo }) => isMunicipalConcept(codigo)).map(conceptOfRow),
  }
}

/** A document of the supplier that may be the same one. */
export interface EarlierRow {
  numero: string
  recibida: CalendarDate
  mismo_numero: boolean
  misma_clave: boolean
  fue_devuelta: boolean
}

/** Finds an earlier document of the supplier of the open scope with the same CUFE or number, other than `own`. */
export async function findEarlier(
  tx: Reading,
  { clase, numero, cufe }: KeptDocument,
  own: string | null,
): Promise<EarlierRow | undefined> {
  const keys = invoiceKeys(numero)
  const [row] = await tx.run(
    sql<EarlierRow>`select * from (
      select i.numero, (i.radicada_at at time zone 'America/Bogota')::date as recibida,
             i.numero_clave = any (${keys}) as mismo_numero, coalesce(i.cufe = ${cufe}, false) as misma_clave,
             i.estado = 'devuelta' as fue_devuelta
        from submitted_invoices i
       where i.company_id = ${scopeCompany} and i.third_party_id = ${scopeThirdParty} and i.radicado is not null
         and i.id is distinct from ${own}::uuid
         and (i.cufe = ${cufe} or i.clase = ${clase} and i.numero_clave = any (${keys}))
      union all
      select s.factura_cliente, coalesce(s.fecha_recibida, s.fecha_factura, s.created_at::date), s.factura_clave = any (${keys}),
             coalesce(s.cufe = ${cufe}, false), s.estado in ('rechazada', 'anulada')
        from account_statements s
       where s.company_id = ${scopeCompany} and s.third_party_id = ${scopeThirdParty}
         and ${clase} not in ('nota_credito', 'nota_debito')
         and (s.cufe = ${cufe} or s.factura_clave = any (${keys}) and (s.cufe is null or ${cufe}::text is null))
      ) as earlier order by fue_devuelta, misma_clave desc, recibida limit 1`.compile(query),
  )
  return row
}

/** Returns the balance of the invoice that a note refers to; undefined if the supplier has none of that number. */
export async function findCredited(
  tx: Reading,
  numero: string,
): Promise<{ numero: string; saldo: Money } | undefined> {
  const keys = invoiceKeys(numero)
  const [row] = await tx.run(
    sql<{ numero: string; saldo: Money }>`select * from (
      select s.factura_cliente as numero, s.saldo_total as saldo, 1 as turn from account_statements s
       where s.company_id = ${scopeCompany} and s.third_party_id = ${scopeThirdParty} and s.factura_clave = any (${keys})
      union all
      select i.numero, i.valor_total, 2 from submitted_invoices i
       where i.company_id = ${scopeCompany} and i.third_party_id = ${scopeThirdParty} and i.radicado is not null
         and i.clase not in ('nota_credito', 'nota_debito') and i.numero_clave = any (${keys})
      ) as credited order by turn limit 1`.compile(query),
  )
  return row
}

/** An order that an invoice may bill, with the account that it is of. */
export type OpenOrder = CandidateOrder & { third_id: number }

/** The most orders that an invoice without reference is compared with, newest first. */
const mostOrders = 100

/**
 * Finds the orders of the supplier of the open scope that an invoice may bill: those of the number that it names, else the
 * newest ones. What other invoices bill that the ERP does not have yet counts as invoiced.
 */
export async function findOrders(
  tx: Reading,
  named: string | null,
  own: string | null,
  thirdParty?: number,
): Promise<OpenOrder[]> {
  const supplier = thirdParty === undefined ? scopeThirdParty : sql<number>`${thirdParty}::integer`
  const accounts =
    thirdParty === undefined ? sql`and o.third_id = any ((${scopeAccounts})::integer[])` : sql``
  const number = sql`replace(regexp_replace(upper(regexp_replace(o.nro_orden, '[^A-Za-z0-9]', '-', 'g')),
    '(^|[^0-9])0+([0-9])', '\\1\\2', 'g'), '-', '')`
  const isNamed =
    named === null
      ? sql`o.estado not in ('cerrada', 'anulada')`
      : sql`${number} = any (${invoiceKeys(named)})`
  return tx.run(
    sql<OpenOrder>`select o.id, o.third_id, o.nro_orden as numero, o.fecha, o.moneda, coalesce((
        select jsonb_agg(jsonb_build_object('linea', l.linea, 'item', l.item, 'descripcion', l.descripcion,
                 'cantidad', l.cantidad::text, 'valor', (l.valor_bruto - l.valor_descuento)::text,
                 'recibida', l.cantidad_recibida::text,
                 'facturada', (coalesce(l.cantidad_facturada, 0) + coalesce(b.cantidad, 0))::text) order by l.linea)
          from purchase_order_lines l
          left join (select (m ->> 'linea_orden')::integer as linea, sum((m ->> 'cantidad')::numeric) as cantidad
                       from submitted_invoices i cross join jsonb_array_elements(i.match -> 'lineas') as m
                      where i.company_id = o.company_id and i.purchase_order_id = o.id and i.id is distinct from ${own}::uuid
                        and i.estado in ('radicada', 'en_revision', 'aceptada') and i.clase <> 'nota_credito'
                        and m ->> 'linea_orden' is not null
                        and not exists (select 1 from account_statements s where s.company_id = i.company_id
                               and s.third_party_id = i.third_party_id
                               and (s.cufe = i.cufe or s.factura_clave = i.numero_clave))
                      group by 1) b on b.linea = l.linea
         where l.company_id = o.company_id and l.purchase_order_id = o.id), '[]') as lineas
      from purchase_order o
     where o.company_id = ${scopeCompany} and o.third_party_id = ${supplier} ${accounts} and ${isNamed}
     order by o.fecha desc, o.id limit ${mostOrders}`.compile(query),
  )
}
