import type { PoolClient } from 'pg'
import { hashPassword } from '../password.ts'
import { demoPassword } from './people.ts'
import type { DemoStaff } from './staff.ts'

/** Makes a member of the demo's staff with the demo's password, in each company where it works. */
export async function loadStaff(client: PoolClient, member: DemoStaff): Promise<void> {
  const { email, firstName, lastName, roles, isOperator } = member
  const { rows } = await client.query<{ id: string }>(
    `insert into identities (email, password_hash, first_name, last_name) values ($1, $2, $3, $4) returning id`,
    [email, await hashPassword(demoPassword), firstName, lastName],
  )
  for (const [company, role] of Object.entries(roles)) {
    await client.query(
      `insert into staff_members (company_id, identity_id, role, active, invited_email, accepted_at)
       values ($1, $2, $3, true, $4, now() - interval '300 days')`,
      [company, rows[0]?.id, role, email],
    )
  }
  if (isOperator) await client.query('insert into operators (identity_id) values ($1)', [rows[0]?.id])
}

/** The demo asks none of its staff for a second factor, so that a newcomer gets in with the printed password. */
export async function relaxFactor(client: PoolClient, company: number): Promise<void> {
  await client.query(
    `insert into settings (company_id, name, value) values ($1, 'segundo_factor_administracion', '"ninguno"')`,
    [company],
  )
}
