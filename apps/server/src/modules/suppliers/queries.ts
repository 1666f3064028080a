import { sql } from 'kysely'
import type { SupplierBranch, SupplierClass, SuppliersQuery } from '@enlace/contract/suppliers/schemas.ts'
import type { UserRole } from '@enlace/domain/user-roles.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { Money } from '@enlace/domain/money.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { every, oneOf } from '../../core/list/queries.ts'
import { listRows, type Sortable, type Unpaged } from '../../core/list/rows-queries.ts'

/** A row of the list of third parties. */
export interface KeptSupplier {
  id: string
  documento_numero: string
  documento_dv: number | null
  nombre: string
  sigla: string | null
  es_proveedor: boolean
  estado: 'activo' | 'invitado' | 'sin_acceso' | 'inactivo'
  sucursales: number
  usuarios: number
  invitados: number
  last_used_at: string | null
  saldos: { moneda: string; saldo: Money }[]
}

/** The additional facts on the page of one third party. */
export interface SupplierFacts {
  id_actividad_economica: string | null
  regimen_tributario_id: string | null
  web_site: string | null
  pyme: boolean | null
  observacion_tercero: string | null
  tamano: SupplierClass['tamano']
  riesgo: SupplierClass['riesgo']
  updated_at: string
  /** The third party into which this one was merged. */
  merged_into: number | null
}

/** A user of a third party, as `third_party_users` returns it to the company. */
export interface KeptSupplierUser {
  id: string
  nombre: string
  correo: string
  cargo: string
  rol: UserRole
  read_only: boolean
  all_accounts: boolean
  sucursales: string[]
  estado: 'invitado' | 'activo' | 'bloqueado' | 'inactivo'
  ends_on: CalendarDate | null
  has_joined: boolean
  has_factor: boolean
  last_used_at: string | null
  invited_until: string | null
  sessions: number
}

// Users and branches are counted once for the whole company, so that a list of thousands joins two small results.
const suppliers = sql`(
  select t.id::text as id, t.id as number, t.documento_numero, t.documento_dv, t.nombre, t.sigla, t.es_proveedor,
         case when t.es_proveedor then 'proveedor' else 'otro' end as tipo,
         case when not t.activo then 'inactivo' when u.usuarios > 0 then 'activo' when u.invitados > 0 then 'invitado'
              else 'sin_acceso' end as estado,
         coalesce(b.sucursales, 0) as sucursales, coalesce(u.usuarios, 0) as usuarios, coalesce(u.invitados, 0) as invitados,
         u.last_used_at, t.id_actividad_economica, t.regimen_tributario_id, t.web_site, t.pyme, t.observacion_tercero,
         t.tamano, t.riesgo,
         t.updated_at, t.merged_into
    from third_parties t
    left join (select m.third_party_id, count(*) filter (where membership_is_open(m))::integer as usuarios,
                      count(*) filter (where m.accepted_at is null and not m.active and m.invited_until is not null)::integer
                        as invitados,
                      max(m.last_used_at) as last_used_at
                 from memberships m where m.company_id = ${scopeCompany} group by 1) u on u.third_party_id = t.id
    left join (select a.third_party_id, count(*)::integer as sucursales
                 from branch_accounts a where a.company_id = ${scopeCompany} and a.activo group by 1) b
           on b.third_party_id = t.id
   where t.company_id = ${scopeCompany}) supplier`

// Balances are only summed for the rows shown.
const saldos = sql`coalesce((
  select jsonb_agg(jsonb_build_object('moneda', s.moneda, 'saldo', s.saldo::text) order by s.moneda <> 'COP', s.moneda)
    from (select d.moneda, sum(d.saldo_total) as saldo from account_statements d
           where d.company_id = ${scopeCompany} and d.third_party_id = supplier.number and d.pendiente
           group by 1 having sum(d.saldo_total) <> 0) s), '[]')`

const columns = sql`supplier.*, ${saldos} as saldos`

// The list is sorted by pesos; suppliers with balances in other currencies only come last, like those without.
const saldoEnPesos = sql`(select sum(d.saldo_total) from account_statements d
  where d.company_id = ${scopeCompany} and d.third_party_id = supplier.number and d.pendiente and d.moneda = 'COP')`

const sortable: Sortable = {
  nit: { by: sql`lpad(documento_numero, 15, '0')` },
  nombre: { by: sql`lower(nombre)` },
  estado: 'estado',
  sucursales: 'sucursales',
  usuarios: 'usuarios',
  ingreso: { by: sql.ref('last_used_at') },
  saldo: { by: saldoEnPesos },
}

type SupplierFilter = Unpaged<SuppliersQuery>

const like = (text: string) => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`

/** A NIT is found in any notation: with dots, and with a check digit after a hyphen. */
function matches(q: string) {
  const number = q.replace(/[.\s]/g, '').replace(/-\d?$/, '')
  const isNumber = /^\d+$/.test(number)
  return sql<boolean>`(nombre ilike ${like(q)} or sigla ilike ${like(q)}
    or documento_numero ilike ${like(isNumber ? number : q)})`
}

function filtered({ q, tipo }: Pick<SupplierFilter, 'q' | 'tipo'>) {
  const text = q?.trim()
  return every([...(text ? [matches(text)] : []), ...(tipo ? [sql<boolean>`tipo = ${tipo}`] : [])])
}

const inStates = ({ status }: Pick<SupplierFilter, 'status'>) => oneOf(sql.ref<string>('estado'), status)

/** The third parties that match a filter, sorted, for the list and "Ver todo". */
export const supplierRows = (filter: SupplierFilter) =>
  listRows<KeptSupplier>({
    columns,
    from: suppliers,
    where: every([filtered(filter), inStates(filter)]),
    sortable,
    sort: filter.sort ?? 'nombre',
  })

/** Returns a page of the company's third parties, with counts by state and kind. */
export async function findSuppliers(db: Database, scope: Scope, filter: SuppliersQuery) {
  const [rows, groups, kinds] = await db.readList(scope, [
    supplierRows(filter).page(filter).compile(query),
    sql<{ estado: string; rows: number }>`select estado, count(*)::integer as rows from ${suppliers}
      where ${filtered(filter)} group by 1`.compile(query),
    sql<{
      tipo: string[]
      rows: number
    }>`select array[tipo] as tipo, count(*)::integer as rows from ${suppliers}
      where ${filtered({ q: filter.q })} and ${inStates(filter)} group by 1`.compile(query),
  ])
  return { rows, groups, kinds }
}

/** Finds a third party of the company with its branches and users; undefined if it does not exist. */
export async function findSupplier(db: Database, scope: Scope, id: number) {
  const [[supplier], branches, users] = await db.read(scope, [
    sql<KeptSupplier & SupplierFacts>`select ${columns} from ${suppliers} where number = ${id}`.compile(
      query,
    ),
    sql<SupplierBranch>`select id as "thirdId", codigo, nombre, direccion, ciudad, correo, telefono, activo
      from branch_accounts where company_id = ${scopeCompany} and third_party_id = ${id}
      order by activo desc, codigo, id`.compile(query),
    sql<KeptSupplierUser>`select * from third_party_users(${id})
      order by is_master desc, lower(coalesce(nullif(nombre, ''), correo)), id`.compile(query),
  ])
  return supplier && { supplier, branches, users }
}
