import { sql } from 'kysely'
import type { OpenSession, SessionsQuery } from '@enlace/contract/sign-in/sessions/schemas.ts'
import { query, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { every } from '../../../core/list/queries.ts'
import { listRows, type Sortable, type Unpaged } from '../../../core/list/rows-queries.ts'

type SessionFilter = Unpaged<SessionsQuery>

const open = sql`(select s.id, s.tipo, s.persona, s.nombre, s.proveedor, s.third_party_id as tercero, s.member as usuario,
    s.device as equipo, s.address as direccion, s.opened_at as desde, s.last_seen_at as ultimo, s.is_own as "isOwn"
  from company_sessions() s) as open_sessions`

const sortable: Sortable = { ultimo: 'ultimo', desde: 'desde', persona: 'persona' }

function filtered({ q }: SessionFilter) {
  const text = q?.trim()
  const pattern = `%${text?.replace(/[\\%_]/g, (sign) => `\\${sign}`) ?? ''}%`
  return text
    ? sql<boolean>`(persona ilike ${pattern} or nombre ilike ${pattern} or proveedor ilike ${pattern}
        or direccion ilike ${pattern})`
    : sql<boolean>`true`
}

const ofKind = ({ tipo }: SessionFilter) =>
  tipo === undefined ? sql<boolean>`true` : sql<boolean>`tipo = ${tipo}`

/** The open sessions that match a filter, by default the most recently active first. */
export const sessionRows = (filter: SessionFilter) =>
  listRows<OpenSession>({
    columns: sql`*`,
    from: open,
    where: every([filtered(filter), ofKind(filter)]),
    sortable,
    sort: filter.sort ?? '-ultimo',
  })

/** Returns a page of the open sessions, with counts by kind. */
export async function findSessions(db: Database, scope: Scope, filter: SessionsQuery) {
  const [rows, kinds] = await db.readList(scope, [
    sessionRows(filter).page(filter).compile(query),
    sql<{ tipo: string; rows: number }>`select tipo, count(*)::integer as rows from ${open}
      where ${filtered(filter)} group by 1`.compile(query),
  ])
  return { rows, kinds }
}
