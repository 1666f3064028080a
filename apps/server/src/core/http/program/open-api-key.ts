import { Problem } from '@enlace/contract/core/problems.ts'
import { call } from '@enlace/database/call.ts'
import type { Database } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import { type ApiScope, apiScopes, isApiKey } from '@enlace/domain/api-key.ts'
import { hashOf } from '../../keys/keys.ts'

/** Whose key opened a call, what it is good for, and the company's own scope under which it works. */
export interface OpenedKey {
  company: number
  key: string
  nombre: string
  scopes: readonly ApiScope[]
  /** The key as the audit trail names it. */
  actor: string
  scope: Scope
}

/**
 * Tells whose key a program sends (`Authorization: Bearer …`). It is looked for by its hash alone, so that how long that
 * takes tells nothing of any key.
 * @throws Problem `api-key-refused` for what is no key; DatabaseRefusal of the same name for one that ran out or was revoked.
 */
export async function openApiKey(
  db: Pick<Database, 'lookUp'>,
  authorization: string | undefined,
  address: string,
): Promise<OpenedKey> {
  const [, sent = ''] = /^Bearer (\S{1,200})$/i.exec(authorization ?? '') ?? []
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

/** @throws Problem `api-key-scope` where a key is not good for what is asked of it. */
export function demandScope({ scopes }: OpenedKey, wanted: ApiScope): void {
  if (!scopes.includes(wanted)) throw new Problem('api-key-scope')
}

/** What came in by a call. */
export interface PushedAmount {
  isRefused: boolean
  rows: number
  refusedRows: number
  bytes: number
}

/** Counts a call of a key among what its company sees of it. */
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
