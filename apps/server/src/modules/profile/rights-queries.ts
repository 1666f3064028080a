import { sql } from 'kysely'
import { query, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { requestsOf } from './requests/queries.ts'
import { getOwnProfile } from './queries.ts'

/** The company's data about a person by kind, with the names of the export. */
export interface KeptData {
  persona: Record<string, string | null>
  vinculos: Record<string, unknown>[]
  autorizaciones: { texto: string; version: number | null; aceptada_at: string }[]
  ingresos: Record<string, unknown>[]
  actividad: Record<string, unknown>[]
  mensajes: Record<string, unknown>[]
  solicitudes: Record<string, unknown>[]
  notificaciones: Record<string, unknown>[]
}

const kept = sql<{ kept: KeptData }>`select own_kept_data() as kept`.compile(query)

/** Returns the data about the open scope's person, with the person's requests. */
export async function getKeptData(db: Database, scope: Scope) {
  const { context, rows } = await db.readWithContext(scope, [kept, requestsOf('data')])
  const [[found], requests] = rows
  if (found === undefined) throw new Error('An open scope has a person')
  return { company: context.company_id, kept: found.kept, requests }
}

/** Returns the same data for the export, with its owner. */
export async function getOwnData(db: Database, scope: Scope) {
  const [data, person] = await Promise.all([getKeptData(db, scope), getOwnProfile(db, scope)])
  return { ...data, person }
}
