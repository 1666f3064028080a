import { sql } from 'kysely'
import type { MailKind, Notifications, Profile } from '@enlace/contract/profile/schemas.ts'
import { mailKinds } from '@enlace/contract/profile/schemas.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'

/** Selects the open scope's person, with the version that a change refers to. */
export const ownProfile = sql<Profile>`select first_name as "firstName", last_name as "lastName", email,
  city_name as "cityName", movil, movil_indicative as "movilIndicative", version from own_profile()`.compile(
  query,
)

/** Returns the open scope's person. @throws DatabaseRefusal if the scope cannot be opened. */
export async function getOwnProfile(db: Database, scope: Scope): Promise<Profile> {
  const [[found]] = await db.read(scope, [ownProfile])
  if (found === undefined) throw new Error('An open scope has a person')
  return found
}

const inMembership = sql`company_id = ${scopeCompany} and membership_id = (select scope_membership())`

/** Returns the mails that the open scope's person receives: by default all kinds except the monthly statement. */
export async function findNotifications(db: Database, scope: Scope): Promise<Notifications> {
  const [[person], choices, [subscribed]] = await db.read(scope, [
    ownProfile,
    sql<{ kind: MailKind; is_on: boolean }>`
      select kind, is_on from notification_choices where ${inMembership}`.compile(query),
    sql<{ is_on: boolean }>`
      select exists (select 1 from statement_subscriptions where ${inMembership}) as is_on`.compile(query),
  ])
  const isOn = (kind: MailKind) =>
    kind === 'estado_mensual'
      ? subscribed?.is_on === true
      : (choices.find((choice) => choice.kind === kind)?.is_on ?? true)
  return { email: person?.email ?? '', kinds: mailKinds.map((kind) => ({ kind, isOn: isOn(kind) })) }
}
