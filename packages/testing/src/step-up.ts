import type { BuiltPerson } from './builders.ts'
import type { OpenedTestDatabase } from './opened-database.ts'

/** Makes the last identity confirmation of the person's sessions old: dangerous acts are refused until the next one. */
export async function forgetStepUp(
  database: Pick<OpenedTestDatabase, 'asAdmin'>,
  person: BuiltPerson,
): Promise<void> {
  await database.asAdmin(
    `update session_families set stepped_up_at = now() - interval '11 minutes' where identity_id = $1`,
    [person.identity],
  )
}
