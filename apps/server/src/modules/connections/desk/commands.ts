import { sql } from 'kysely'
import { Problem } from '@enlace/contract/core/problems.ts'
import { connectionTexts as texts } from '@enlace/contract/connections/texts.ts'
import type { WrittenConnection } from '@enlace/contract/connections/schemas.ts'
import { query, scopeCompany, type Transaction } from '@enlace/database/database.ts'
import { filedKinds, type FiledKind, type PulledKind } from '@enlace/domain/connections.ts'
import { forgetCursors, planPull } from '../commands.ts'
import { auditIn, type Author } from '../../../core/audit/desk-commands.ts'

/** Creates a connection and starts it at once. @throws Problem `invalid-fields` if its name is taken. */
export async function createConnectionIn(
  tx: Transaction,
  { nombre, sistema, direccion, base, usuario, registros, cada, archivos }: WrittenConnection,
  sealed: Buffer,
  author: Author,
): Promise<string> {
  await demandName(tx, nombre, null)
  const filed = filedOf(archivos, registros)
  const [row] = await tx.run(
    sql<{
      id: string
    }>`insert into connections (company_id, nombre, system, address, place, username, sealed_secret, kinds,
        file_kinds, every_minutes, created_by, updated_by)
      values (${scopeCompany}, ${nombre}, ${sistema}, ${direccion}, ${base}, ${usuario}, ${sealed}, ${registros}::text[],
              ${filed}::text[], ${cada}, ${author.actor}, ${author.actor}) returning id`.compile(query),
  )
  if (!row) throw new Error('A connection that was made has an id')
  await planPull(tx, row.id)
  const detail = { nombre, sistema, direccion, base, usuario, registros, cada, archivos: filed }
  await auditIn(tx, author, { action: 'connection:created', target: row.id, detail })
  return row.id
}

/**
 * Changes a connection. A different ERP or kind of records restarts from the beginning. @throws Problem
 * `connection-not-found`, `changed-meanwhile`, `invalid-fields` if its name is taken.
 */
export async function changeConnectionIn(
  tx: Transaction,
  id: string,
  version: number,
  { nombre, sistema, direccion, base, usuario, registros, cada, archivos }: WrittenConnection,
  sealed: Buffer,
  author: Author,
): Promise<void> {
  const held = await holdVersion(tx, id, version)
  await demandName(tx, nombre, id)
  const filed = filedOf(archivos, registros)
  await tx.run(
    sql`update connections
        set nombre = ${nombre}, system = ${sistema}, address = ${direccion}, place = ${base}, username = ${usuario},
            sealed_secret = ${sealed}, kinds = ${registros}::text[], file_kinds = ${filed}::text[], every_minutes = ${cada}, is_on = true,
            stopped_why = null, version = version + 1, updated_by = ${author.actor}, updated_at = now()
      where company_id = ${scopeCompany} and id = ${id}`.compile(query),
  )
  const isElsewhere = held.system !== sistema || held.address !== direccion || held.place !== base
  if (isElsewhere) await forgetErp(tx, id)
  await planPull(tx, id)
  const detail = { nombre, sistema, direccion, base, usuario, registros, cada, archivos: filed }
  await auditIn(tx, author, { action: 'connection:changed', target: id, detail })
}

/** Starts a pull of the changes, or of everything. @throws Problem `connection-not-found`. */
export async function askPull(tx: Transaction, id: string, isFull: boolean, author: Author): Promise<void> {
  const { nombre } = await holdVersion(tx, id, null)
  if (isFull) await forgetCursors(tx, id)
  await planPull(tx, id)
  const action = isFull ? 'connection:asked-whole' : 'connection:asked'
  await auditIn(tx, author, { action, target: id, detail: { nombre } })
}

/** Stops or resumes a connection. @throws Problem `connection-not-found`, `changed-meanwhile`. */
export async function switchIn(
  tx: Transaction,
  id: string,
  { version, activa }: { version: number; activa: boolean },
  author: Author,
): Promise<void> {
  const { nombre } = await holdVersion(tx, id, version)
  await tx.run(
    sql`update connections set is_on = ${activa}, stopped_why = null, next_run_at = null, version = version + 1
      where company_id = ${scopeCompany} and id = ${id}`.compile(query),
  )
  if (activa) await planPull(tx, id)
  const action = activa ? 'connection:resumed' : 'connection:stopped'
  await auditIn(tx, author, { action, target: id, detail: { nombre } })
}

/** Removes a connection with its history. @throws Problem `connection-not-found`. */
export async function removeIn(tx: Transaction, id: string, author: Author): Promise<void> {
  const { nombre } = await holdVersion(tx, id, null)
  await tx.run(sql`delete from connections where company_id = ${scopeCompany} and id = ${id}`.compile(query))
  await auditIn(tx, author, { action: 'connection:removed', target: id, detail: { nombre } })
}

/** The kinds whose files are brought, of those that are brought themselves. */
const filedOf = (files: readonly FiledKind[], kinds: readonly PulledKind[]) =>
  filedKinds.filter((kind) => files.includes(kind) && kinds.includes(kind))

interface HeldConnection {
  nombre: string
  system: string
  address: string
  place: string
  version: number
}

/** Locks a connection for a change, in the version that the client saw, if given. */
async function holdVersion(tx: Transaction, id: string, version: number | null): Promise<HeldConnection> {
  const [held] = await tx.run(
    sql<HeldConnection>`select nombre, system, address, place, version from connections
      where company_id = ${scopeCompany} and id = ${id} for update`.compile(query),
  )
  if (!held) throw new Problem('connection-not-found')
  if (version !== null && held.version !== version) throw new Problem('changed-meanwhile')
  return held
}

async function demandName(tx: Transaction, nombre: string, own: string | null): Promise<void> {
  const taken = await tx.run(
    sql`select from connections where company_id = ${scopeCompany} and lower(nombre) = lower(${nombre})
        and id is distinct from ${own}::uuid`.compile(query),
  )
  if (taken.length > 0) throw new Problem('invalid-fields', {}, { nombre: texts.nameTaken })
}

async function forgetErp(tx: Transaction, id: string): Promise<void> {
  await forgetCursors(tx, id)
  await tx.run(
    sql`delete from connection_records where company_id = ${scopeCompany} and connection_id = ${id}`.compile(
      query,
    ),
  )
  await tx.run(
    sql`delete from connection_files where company_id = ${scopeCompany} and connection_id = ${id}`.compile(
      query,
    ),
  )
}
