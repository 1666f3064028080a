import type { BuiltPerson } from './builders.ts'
import type { OpenedTestDatabase } from './opened-database.ts'

/** Lets it be long ago that the person's sessions showed who they are: dangerous acts are refused until they do again. */
export async function forgetStepUp(
  database: Pick<OpenedTestDatabase, 'asAdmin'>,
  person: BuiltPerson,
): Promise<void> {
  await database.asAdmin(
    `update session_families set stepped_up_at = now() - interval '11 minutes' where identity_id = $1`,
    [person.identity],
  )
}
