import { sql } from 'kysely'
import { call } from '@enlace/database/call.ts'
import { query, type Database, type Transaction } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import type { Author } from '../../../core/audit/content-commands.ts'

interface Unlocked {
  identity_id: string
  email: string
}

/** The person to unlock: a staff member or a supplier's user. */
export type KeptOut = { staff: string } | { membership: string }

/**
 * Lifts the lock of somebody of the open company, in portal and back office, with an audit entry. False if the company
 * has no such person.
 */
export function unlockHere(
  db: Database,
  scope: Scope,
  who: KeptOut,
  { actor, person, address }: Author,
): Promise<boolean> {
  const [staff, membership] = 'staff' in who ? [who.staff, null] : [null, who.membership]
  const action = staff === null ? 'user-unlocked' : 'staff:unlocked'
  return db.transaction(scope, async (tx) => {
    const [unlocked] = await tx.run(
      sql<Unlocked>`select * from unlock_here(${staff}::uuid, ${membership}::uuid)`.compile(query),
    )
    if (!unlocked) return false
    await audit(tx, { actor, person: person ?? null, action, target: staff ?? membership, address })
    return true
  })
}

/** Lifts the lock of the company's user or staff member with this email, for the operator. */
export function unlockPerson(db: Database, scope: Scope, email: string): Promise<boolean> {
  return db.transaction(scope, async (tx) => {
    const [unlocked] = await tx.run(sql<Unlocked>`select * from scope_unlock_person(${email})`.compile(query))
    if (!unlocked) return false
    const { identity_id: person } = unlocked
    await audit(tx, { actor: 'cli', person, action: 'user-unlocked', target: unlocked.email, address: null })
    return true
  })
}

async function audit(
  tx: Pick<Transaction, 'run'>,
  entry: {
    actor: string
    person: string | null
    action: string
    target: string | null
    address: string | null | undefined
  },
): Promise<void> {
  const { actor, person, action, target, address } = entry
  await tx.run(
    sql`select ${call('append_own_audit', {
      who: actor,
      person,
      what: action,
      aim: target,
      origin: address ?? null,
      more: '{}',
    })}`.compile(query),
  )
}
