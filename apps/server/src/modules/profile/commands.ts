import { sql } from 'kysely'
import type { MailKind, ProfileChange } from '@enlace/contract/profile/schemas.ts'
import { call } from '@enlace/database/call.ts'
import { query, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'

/** Saves the profile of the open scope's person, with an audit entry. @throws DatabaseRefusal `profile-changed`. */
export function keepOwnProfile(
  db: Database,
  scope: Scope,
  { version, firstName, lastName, cityName, movil, movilIndicative }: ProfileChange,
  address: string,
): Promise<void> {
  return db.transaction(scope, async (tx) => {
    const [kept] = await tx.run(
      sql<{
        version: number
      }>`select ${call('keep_own_profile', {
        seen: version,
        given: firstName,
        family: lastName,
        city: cityName,
        phone: movil,
        indicative: movilIndicative,
      })} as version`.compile(query),
    )
    if (kept?.version === version) return
    await tx.run(
      sql`select ${call('append_own_audit', {
        who: sql`(select email from own_profile())`,
        person: sql`(select scope_identity())`,
        what: 'profile:update',
        aim: null,
        origin: address,
        more: '{}',
      })}`.compile(query),
    )
  })
}

/** Enables or disables a kind of mail for the open scope's person. */
export async function chooseNotification(
  db: Database,
  scope: Scope,
  kind: MailKind,
  isOn: boolean,
): Promise<void> {
  const choose =
    kind === 'estado_mensual'
      ? sql`select subscribe_to_statement(${isOn})`
      : sql`select choose_notification(${kind}, ${isOn})`
  await db.transaction(scope, (tx) => tx.run(choose.compile(query)))
}
