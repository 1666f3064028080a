import type { OpenedTestDatabase } from './opened-database.ts'
import type { Planted } from './plant-row.ts'

type Admin = Pick<OpenedTestDatabase, 'asAdmin'>

/** Hands a session of a company over to itself: only this table's rows need a signed-in person. */
export async function plantHandOver(database: Admin, { company, marker }: Planted): Promise<void> {
  await database.asAdmin(
    `insert into hand_overs (code_hash, company_id, membership_id, family_id, left_company, host, left_host,
       is_shared_device, expires_at)
     select sha256($2::bytea), company_id, membership_id, family_id, company_id, $3, $3, false, now()
       from sessions where company_id = $1 limit 1`,
    [company, Buffer.from(marker), `${marker}.test`],
  )
}

/** Saves a view for a person, which nobody else may see. */
export async function plantSavedView(
  database: Admin,
  { company, id, marker }: Planted,
  membership: string | undefined,
): Promise<void> {
  await database.asAdmin(
    `insert into saved_views (company_id, membership_id, id, list, name, days, search)
     values ($1, $2, $3, 'account-statements', $4, 0, $4)`,
    [company, membership, id, marker],
  )
}
