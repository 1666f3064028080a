import { sql } from 'kysely'
import { Problem } from '@enlace/contract/core/problems.ts'
import type { NewApiKey } from '@enlace/contract/api-keys/schemas.ts'
import { query, scopeCompany, type Transaction } from '@enlace/database/database.ts'
import { apiKeyShown, apiKeyStart } from '@enlace/domain/api-key.ts'
import { hashOf, randomToken } from '../../core/keys/keys.ts'
import { auditIn, type Author } from '../../core/audit/desk-commands.ts'

interface HeldKey {
  id: string
  nombre: string
  scopes: string[]
  expires_at: string | null
  version: number
  is_over: boolean
}

/** Creates a key; the secret is returned once and never stored. */
export async function createKey(tx: Transaction, wanted: NewApiKey, author: Author) {
  // A key expires at the end of its day in Colombia.
  const expires = wanted.vence === null ? null : `${wanted.vence}T23:59:59-05:00`
  const made = await insertKey(tx, { nombre: wanted.nombre, scopes: wanted.alcances, expires }, author)
  const detail = {
    nombre: wanted.nombre,
    prefijo: made.prefijo,
    alcances: wanted.alcances,
    vence: wanted.vence,
  }
  await auditIn(tx, author, { action: 'api-key:created', target: made.id, detail })
  return { id: made.id, clave: made.clave }
}

/**
 * Creates a successor of a key, which stays valid for the given hours, but no longer than before. @throws Problem
 * `api-key-not-found`, `changed-meanwhile`, `api-key-over`.
 */
export async function rotateKey(
  tx: Transaction,
  id: string,
  { version, horas }: { version: number; horas: number },
  author: Author,
) {
  const held = await holdKey(tx, id, version)
  const { nombre, scopes, expires_at: expires } = held
  const made = await insertKey(tx, { nombre, scopes, expires }, author)
  await tx.run(
    sql`update api_keys set replaced_by = ${made.id}, version = version + 1,
        expires_at = least(expires_at, now() + make_interval(hours => ${horas}::integer))
      where company_id = ${scopeCompany} and id = ${id}`.compile(query),
  )
  const detail = { nombre, prefijo: made.prefijo, horas, antes: id }
  await auditIn(tx, author, { action: 'api-key:rotated', target: made.id, detail })
  return { id: made.id, clave: made.clave }
}

/** Revokes a key at once. @throws Problem `api-key-not-found`, `changed-meanwhile`, `api-key-over`. */
export async function revokeKey(tx: Transaction, id: string, version: number, author: Author): Promise<void> {
  const { nombre } = await holdKey(tx, id, version, true)
  await tx.run(
    sql`update api_keys set revoked_at = now(), revoked_by = ${author.actor}, version = version + 1
      where company_id = ${scopeCompany} and id = ${id}`.compile(query),
  )
  await auditIn(tx, author, { action: 'api-key:revoked', target: id, detail: { nombre } })
}

async function insertKey(
  tx: Transaction,
  { nombre, scopes, expires }: { nombre: string; scopes: readonly string[]; expires: string | null },
  author: Author,
) {
  const clave = `${apiKeyStart}${randomToken()}`
  const prefijo = clave.slice(0, apiKeyShown)
  const [row] = await tx.run(
    sql<{
      id: string
    }>`insert into api_keys (company_id, nombre, prefijo, key_hash, scopes, created_by, expires_at)
      values (${scopeCompany}, ${nombre}, ${prefijo}, ${hashOf(clave)}, ${[...scopes]}::text[], ${author.actor},
              ${expires}) returning id`.compile(query),
  )
  if (!row) throw new Error('A key that was made has an id')
  return { id: row.id, clave, prefijo }
}

/** Locks a valid key for a change; one with a successor can only be revoked. */
async function holdKey(
  tx: Transaction,
  id: string,
  version: number,
  mayBeReplaced = false,
): Promise<HeldKey> {
  const [held] = await tx.run(
    sql<HeldKey>`select id, nombre, scopes, expires_at, version,
        revoked_at is not null or coalesce(expires_at <= now(), false)
          or (replaced_by is not null and not ${mayBeReplaced}::boolean) as is_over
      from api_keys where company_id = ${scopeCompany} and id = ${id} for update`.compile(query),
  )
  if (!held) throw new Problem('api-key-not-found')
  if (held.version !== version) throw new Problem('changed-meanwhile')
  if (held.is_over) throw new Problem('api-key-over')
  return held
}
