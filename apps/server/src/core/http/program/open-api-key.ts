import { Problem } from '@enlace/contract/core/problems.ts'
import { call } from '@enlace/database/call.ts'
import type { Database } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import { type ApiScope, apiScopes, isApiKey } from '@enlace/domain/api-key.ts'
import { hashOf } from '../../keys/keys.ts'

/** The owner, scopes and company scope of the key that opened a call. */
export interface OpenedKey {
  company: number
  key: string
  nombre: string
  scopes: readonly ApiScope[]
  /** The key as the audit trail names it. */
  actor: string
  scope: Scope
}

/** The key that a program sends; empty for none. */
export const sentKey = (authorization: string | undefined): string =>
  /^Bearer (\S{1,200})$/i.exec(authorization ?? '')?.[1] ?? ''

/**
 * Finds the key that a program sends (`Authorization: Bearer …`). The lookup uses only its hash, so that its duration
 * reveals nothing. @throws Problem `api-key-refused` for an unknown key; DatabaseRefusal of the same name for an
 * expired or revoked one.
 */
export async function openApiKey(
  db: Pick<Database, 'lookUp'>,
  authorization: string | undefined,
  address: string,
): Promise<OpenedKey> {
  const sent = sentKey(authorization)
  if (!isApiKey(sent)) throw new Problem('api-key-refused')
  const [opened] = await db.lookUp<{ company_id: number; key_id: string; nombre: string; scopes: string[] }>(
    'open_api_key',
    [hashOf(sent), address],
    'staff',
  )
  if (!opened) throw new Problem('api-key-refused')
  const { company_id: company, key_id: key, nombre, scopes } = opened
  return {
    company,
    key,
    nombre,
    scopes: apiScopes.filter((scope) => scopes.includes(scope)),
    actor: `clave ${nombre}`,
    scope: Scope.ofStaff(company),
  }
}

/** @throws Problem `api-key-scope` if the key lacks the scope. */
export function demandScope({ scopes }: OpenedKey, wanted: ApiScope): void {
  if (!scopes.includes(wanted)) throw new Problem('api-key-scope')
}

/** The amounts that a call received. */
export interface PushedAmount {
  isRefused: boolean
  rows: number
  refusedRows: number
  bytes: number
}

/** Adds a call to the usage of its key, which the company sees. */
export async function notePush(
  db: Pick<Database, 'lookUpNamed'>,
  { company, key }: Pick<OpenedKey, 'company' | 'key'>,
  { isRefused, rows, refusedRows, bytes }: PushedAmount,
): Promise<void> {
  await db.lookUpNamed(
    call('note_push', {
      company,
      key,
      is_refused: isRefused,
      read_rows: rows,
      refused_rows: refusedRows,
      size: bytes,
    }),
    'staff',
  )
}
