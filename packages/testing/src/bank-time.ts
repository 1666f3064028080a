import type { AsAdmin } from './bank-approvers.ts'

/** Makes a master old enough to see bank accounts. */
export async function ageMaster(server: AsAdmin, person: { membership: string }, hours = 72) {
  await server.asAdmin(
    `update memberships set master_since = now() - make_interval(hours => $2::integer),
       accepted_at = now() - make_interval(hours => $2::integer) where id = $1`,
    [person.membership, hours],
  )
  await server.asAdmin(
    `update master_spells set began_at = now() - make_interval(hours => $2::integer) where membership_id = $1`,
    [person.membership, hours],
  )
}

/** Ends the hold of a change, as if two days had passed: only possible with the database's own guards disabled. */
export async function endHold(server: AsAdmin, change: string): Promise<void> {
  await server.asAdmin('alter table bank_changes disable trigger user')
  await server.asAdmin(
    `update bank_changes set approved_at = approved_at - interval '49 hours', applies_at = applies_at - interval '49 hours' where id = $1`,
    [change],
  )
  await server.asAdmin('alter table bank_changes enable trigger user')
  await server.asAdmin(`update jobs set run_at = now() where key = $1`, [change])
}
