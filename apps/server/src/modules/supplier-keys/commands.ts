import { sql } from 'kysely'
import { supplierKeyLimits, type NewSupplierKey } from '@enlace/contract/supplier-keys/schemas.ts'
import { call } from '@enlace/database/call.ts'
import { query, type Database, type Transaction } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { supplierKeyShown, supplierKeyStart } from '@enlace/domain/api-key.ts'
import { auditIn } from '../../core/audit/desk-commands.ts'
import { hashOf, randomToken } from '../../core/keys/keys.ts'
import { queueMail } from '../../core/mail/commands.ts'
import type { MailContent } from '../../core/mail/writing/words.ts'

/** Who of the supplier acts, and from where. */
interface Act {
  db: Database
  scope: Scope
  address: string
}

/**
 * Makes a key of the open supplier and mails its masters; the secret is returned once and never stored. @throws
 * DatabaseRefusal `not-master`, `supplier-key-limit`.
 */
export function makeKey(
  { db, scope, address }: Act,
  { nombre, vence }: NewSupplierKey,
  mail: (prefijo: string) => MailContent,
): Promise<{ id: string; clave: string }> {
  const clave = `${supplierKeyStart}${randomToken()}`
  const prefijo = clave.slice(0, supplierKeyShown)
  return db.transaction(scope, async (tx) => {
    const [made] = await tx.run(
      sql<{ id: string }>`select ${call('make_supplier_key', {
        name: nombre,
        beginning: prefijo,
        hash: hashOf(clave),
        // A key expires at the end of its day in Colombia.
        until: `${vence}T23:59:59-05:00`,
        most: supplierKeyLimits.keys,
      })} as id`.compile(query),
    )
    if (!made) throw new Error('A key that was made has an id')
    await note(tx, address, 'supplier-key:created', made.id, { nombre, prefijo, vence })
    await tellMasters(tx, mail(prefijo))
    return { id: made.id, clave }
  })
}

/** Revokes a key of the open supplier once and mails its masters. @throws DatabaseRefusal `api-key-not-found`, `not-master`. */
export function revokeKey(
  { db, scope, address }: Act,
  id: string,
  mail: (nombre: string) => MailContent,
): Promise<void> {
  return db.transaction(scope, async (tx) => {
    const [over] = await tx.run(
      sql<{ nombre: string | null }>`select revoke_supplier_key(${id}) as nombre`.compile(query),
    )
    const nombre = over?.nombre ?? null
    if (nombre === null) return
    await note(tx, address, 'supplier-key:revoked', id, { nombre })
    await tellMasters(tx, mail(nombre))
  })
}

async function note(tx: Transaction, address: string, action: string, target: string, detail: object) {
  const [person] = await tx.run(
    sql<{ email: string }>`select email from scope_person() limit 1`.compile(query),
  )
  const author = { actor: person?.email ?? '', person: tx.context.identity_id, address }
  await auditIn(tx, author, { action, target, detail })
}

/** It cannot be switched off: who did not make the key has to learn of it. */
async function tellMasters(tx: Transaction, content: MailContent): Promise<void> {
  const masters = await tx.run(sql<{ email: string }>`select email from scope_masters()`.compile(query))
  for (const { email: recipient } of masters)
    await queueMail(tx, { purpose: 'supplier-key', recipient, content })
}
