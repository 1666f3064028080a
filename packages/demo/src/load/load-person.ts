import type { PoolClient } from 'pg'
import { hashPassword } from '@enlace/database/password.ts'
import { demoPassword } from '../data/people.ts'
import type { DemoMembership, DemoPerson } from '../data/people.ts'
import { accountKey } from '../rows/parties.ts'

/** Creates a person of the demo with the demo's password and memberships that were accepted a year ago. */
export async function loadPerson(client: PoolClient, person: DemoPerson): Promise<void> {
  const { email, firstName, lastName, cityName, movil } = person
  const { rows } = await client.query<{ id: string }>(
    `insert into identities (email, password_hash, first_name, last_name, city_name, movil, movil_indicative)
     values ($1, $2, $3, $4, $5, $6, '57') returning id`,
    [email, await hashPassword(demoPassword), firstName, lastName, cityName, movil],
  )
  for (const membership of person.memberships) await loadMembership(client, rows[0]?.id, membership)
}

async function loadMembership(client: PoolClient, identity: string | undefined, membership: DemoMembership) {
  const { company, supplier, isMaster, branches } = membership
  const { rows } = await client.query<{ id: string }>(
    `insert into memberships (company_id, identity_id, third_party_id, is_master, all_accounts, accepted_at, master_since)
     select $1, $2, id, $4, $5, now() - interval '400 days', case when $4 then now() - interval '400 days' end
       from third_parties where company_id = $1 and erp_key = $3 returning id`,
    [company, identity, supplier.documento_numero, isMaster, branches === null],
  )
  await client.query(
    `insert into membership_accounts (company_id, membership_id, third_id)
     select $1, $2, id from branch_accounts where company_id = $1 and erp_key = any ($3)`,
    [company, rows[0]?.id, (branches ?? []).map((branch) => accountKey(supplier, branch))],
  )
}
