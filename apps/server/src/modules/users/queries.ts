import { sql } from 'kysely'
import type { UserRole } from '@enlace/domain/user-roles.ts'
import type { UsersQuery, UserState } from '@enlace/contract/users/schemas.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import { query, scopeCompany, scopeThirdParty, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { every, oneOf } from '../../core/list/queries.ts'
import { listRows, type Sortable, type Unpaged } from '../../core/list/rows-queries.ts'

/** A user as `scope_users` returns it to a master. */
export interface KeptUser {
  id: string
  is_self: boolean
  nombre: string
  first_name: string
  last_name: string
  tipo_identificacion: string | null
  identificacion: string | null
  correo: string
  cargo: string
  movil: string
  movil_indicative: string
  is_master: boolean
  rol: UserRole
  modules: string[] | null
  read_only: boolean
  ends_on: CalendarDate | null
  all_accounts: boolean
  account_ids: number[]
  sucursales: string[]
  has_factor: boolean
  last_used_at: string | null
  estado: UserState
  invited_until: string | null
  has_joined: boolean
  sessions: number
}

/** An event of a user's history. */
export interface KeptUserEvent {
  at: string
  actor: string
  is_company: boolean
  action: string
  detail: unknown
}

// Returns no rows to anyone who is not a master of the supplier.
const users = sql`scope_users()`

const optional = (column: string) => ({ by: sql`nullif(${sql.ref(column)}, '')` })

const sortable: Sortable = {
  nombre: { by: sql`nullif(lower(nombre), '')` },
  identificacion: optional('identificacion'),
  correo: 'correo',
  cargo: optional('cargo'),
  celular: optional('movil'),
  rol: 'rol',
  ingreso: { by: sql.ref('last_used_at') },
  acceso: { by: sql.ref('ends_on') },
  estado: 'estado',
}

type UserFilter = Unpaged<UsersQuery>

const searched = ['nombre', 'correo', 'identificacion', 'cargo', 'movil'] as const

function filtered({ q, rol }: Pick<UserFilter, 'q' | 'rol'>) {
  const text = q?.trim()
  const pattern = `%${text?.replace(/[\\%_]/g, (sign) => `\\${sign}`) ?? ''}%`
  const found = searched.map((column) => sql<boolean>`${sql.ref(column)} ilike ${pattern}`)
  return every([
    ...(text ? [sql<boolean>`(${sql.join(found, sql` or `)})`] : []),
    ...(rol ? [sql<boolean>`rol = ${rol}`] : []),
  ])
}

const inStates = ({ status }: Pick<UserFilter, 'status'>) => oneOf(sql.ref<string>('estado'), status)

/** The users that match a filter, sorted, for the list, its export and "Ver todo". */
export const userRows = (_: Scope, filter: UserFilter) =>
  listRows<KeptUser>({
    columns: sql`*`,
    from: users,
    where: every([filtered(filter), inStates(filter)]),
    sortable,
    sort: filter.sort ?? 'nombre',
  })

/** Returns a page of the supplier's users, with counts by state and role. */
export async function findUsers(db: Database, scope: Scope, filter: UsersQuery) {
  const [rows, groups, roles] = await db.readList(scope, [
    userRows(scope, filter).page(filter).compile(query),
    sql<{ estado: string; rows: number }>`select estado, count(*)::integer as rows from ${users}
      where ${filtered(filter)} group by 1`.compile(query),
    sql<{ rol: string[]; rows: number }>`select array[rol] as rol, count(*)::integer as rows from ${users}
      where ${filtered({ q: filter.q })} and ${inStates(filter)} group by 1`.compile(query),
  ])
  return { rows, groups, roles }
}

/** Finds a user of the supplier with its history and the supplier's branches; undefined if it does not exist. */
export async function findUser(db: Database, scope: Scope, id: string) {
  const [[user], history, branches, [kept]] = await db.read(scope, [
    sql<KeptUser>`select * from ${users} where id = ${id}`.compile(query),
    sql<KeptUserEvent>`select * from scope_user_history(${id})`.compile(query),
    branchesOfScope.compile(query),
    sql<{ until: string | null }>`select scope_user_protection(${id}) as until`.compile(query),
  ])
  return user && { user, history, branches, protectedUntil: kept?.until ?? null }
}

const branchesOfScope = sql<{
  thirdId: number
  nombre: string
}>`select id as "thirdId", nombre from branch_accounts
  where company_id = ${scopeCompany} and third_party_id = ${scopeThirdParty} order by codigo, id`

/** Finds another user of this supplier with the same email or identification; undefined if there is none. */
export async function findSameUser(
  db: Database,
  scope: Scope,
  wanted: { email: string } | { tipo: string; numero: string },
  except: string | undefined,
): Promise<{ nombre: string; correo: string } | undefined> {
  const same =
    'email' in wanted
      ? sql<boolean>`correo = ${wanted.email.toLowerCase()} and (has_joined or estado = 'invitado')`
      : sql<boolean>`tipo_identificacion = ${wanted.tipo} and identificacion = ${wanted.numero}`
  const [[found]] = await db.read(scope, [
    sql<{ nombre: string; correo: string }>`select nombre, correo from ${users}
      where ${same} and id is distinct from ${except ?? null}::uuid limit 1`.compile(query),
  ])
  return found
}

/** Returns the inviting person, the supplier and the company, for mails about users. */
export async function getInviter(db: Database, scope: Scope) {
  const { context, rows } = await db.readWithContext(scope, [
    sql<{
      email: string
      first_name: string
      last_name: string
      razon_social: string
      nit: string
    }>`select email, first_name, last_name, razon_social, nit from scope_person()`.compile(query),
  ])
  const [[person]] = rows
  if (person === undefined) throw new Error('An open scope has a person')
  const name = `${person.first_name} ${person.last_name}`.trim() || person.email
  return { company: context.company_id, name, supplier: person.razon_social, nit: person.nit }
}
