import { Problem } from '@enlace/contract/core/problems'
import type { Database } from '@enlace/database/database'
import { Scope } from '@enlace/database/scope'
import { type ApiScope, isApiKey } from '@enlace/domain/api-key'
import { hashOf } from '../http/keys.ts'

/** Whose key opened a call, and the company's own scope under which it works. */
export interface OpenedKey {
  company: number
  key: string
  /** The key as the audit trail names it. */
  actor: string
  scope: Scope
}

/**
 * Opens what a program asks for by the key that it sends (`Authorization: Bearer …`).
 * @throws Problem `api-key-refused` for what is no key, ran out or was revoked; DatabaseRefusal of the same name, or
 * `api-key-scope` where it is good for something else.
 */
export async function verifyApiKey(
  db: Pick<Database, 'lookUp'>,
  authorization: string | undefined,
  wanted: ApiScope,
  address: string,
): Promise<OpenedKey> {
  const [, sent = ''] = /^Bearer (\S{1,200})$/.exec(authorization ?? '') ?? []
  if (!isApiKey(sent)) throw new Problem('api-key-refused')
  const [opened] = await db.lookUp<{ company_id: number; key_id: string; nombre: string }>(
    'open_api_key',
    [hashOf(sent), wanted, address],
    'staff',
  )
  if (!opened) throw new Problem('api-key-refused')
  const { company_id: company, key_id: key, nombre } = opened
  return { company, key, actor: `clave ${nombre}`, scope: Scope.ofStaff(company) }
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
  db: Pick<Database, 'lookUp'>,
  { company, key }: Pick<OpenedKey, 'company' | 'key'>,
  { isRefused, rows, refusedRows, bytes }: PushedAmount,
): Promise<void> {
  await db.lookUp('note_push', [company, key, isRefused, rows, refusedRows, bytes], 'staff')
}
