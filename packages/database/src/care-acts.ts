import { asOwner } from './driver/owner.ts'

/** A maintenance act on an installation. */
export interface CareAct {
  readonly id: string
  readonly started_at: Date
  readonly ended_at: Date | null
  readonly detail: Readonly<Record<string, unknown>>
}

/** Records that resealing begins; returns the id for `endCareAct`. */
export function beginReseal(adminUrl: string): Promise<string> {
  return asOwner(adminUrl, 'secret-key', async (client) => {
    const { rows } = await client.query<{ id: string }>(
      "insert into care_acts (kind) values ('reseal') returning id::text",
    )
    return rows[0]?.id ?? ''
  })
}

/** Records the end of an act and its result. */
export async function endCareAct(
  adminUrl: string,
  id: string,
  detail: Readonly<Record<string, unknown>>,
): Promise<void> {
  await asOwner(adminUrl, 'secret-key', (client) =>
    client.query('update care_acts set ended_at = now(), detail = $2 where id = $1', [id, detail]),
  )
}

/** How many persons have recovery codes from before the last change of the secret key. */
export function countOldRecoveryCodes(adminUrl: string): Promise<number> {
  return asOwner(adminUrl, 'secret-key', async (client) => {
    const { rows } = await client.query<{ count: number }>(
      `select count(distinct identity_id)::integer as count from recovery_codes
        where used_at is null
          and created_at < (select max(started_at) from care_acts where kind = 'reseal')`,
    )
    return rows[0]?.count ?? 0
  })
}
