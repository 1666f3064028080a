import type { PoolClient } from 'pg'
import { hashPassword } from '@enlace/database/password.ts'
import { demoPassword } from '../data/people.ts'
import type { DemoStaff } from '../data/staff.ts'

/** The inviter of all other staff of the demo's back offices. */
const inviter = { email: 'admin@demo.co', name: 'Claudia Restrepo Vélez' }
/** The operator who named the approvers; nobody may name themselves. */
const formerOperator = 'operador@demo.co'

/** Creates a staff member of the demo with the demo's password, in each of its companies. */
export async function loadStaff(client: PoolClient, member: DemoStaff): Promise<void> {
  const { email, firstName, lastName, roles, isOperator, standing, approves = [] } = member
  const password = standing ? null : await hashPassword(demoPassword)
  const { rows } = await client.query<{ id: string }>(
    `insert into identities (email, password_hash, first_name, last_name) values ($1, $2, $3, $4) returning id`,
    [email, password, firstName, lastName],
  )
  for (const [company, role] of Object.entries(roles)) {
    await client.query(
      `with member as (
         insert into staff_members (company_id, identity_id, role, active, invited_email, invited_by, invited_until,
                                    accepted_at, created_at)
         values ($1, $2, $3, $4, $5, $6, case when $7 = 'invited' then now() + interval '5 days' end,
                 case when $7 <> 'invited' then now() - interval '300 days' end,
                 -- Where it works first is where a login opens.
                 now() - interval '301 days' + make_interval(mins => $1::integer))
         returning company_id, id, identity_id)
       insert into audit_log (company_id, at, actor, identity_id, action, target, detail)
       select m.company_id, now() - e.ago, case when e.own then $5 else $8 end, case when e.own then m.identity_id end,
              e.action, m.id::text, jsonb_strip_nulls(jsonb_build_object('role', case when not e.own then $3 end))
         from member m, (values (interval '301 days', 'staff:invited', false, 'in closed'),
                                (interval '300 days', 'staff:accepted', true, 'in closed'),
                                (interval '40 days', 'staff:closed', false, 'closed'),
                                (interval '2 days', 'staff:invited', false, 'invited')) e (ago, action, own, who)
        where $7 = any (string_to_array(e.who, ' '))
        order by e.ago desc`,
      [
        company,
        rows[0]?.id,
        role,
        standing === undefined,
        email,
        inviter.name,
        standing ?? 'in',
        inviter.email,
      ],
    )
  }
  // The demo's people have no second factor, so that a newcomer can sign in with the printed password: these approve
  // without.
  for (const company of approves)
    await client.query(
      `insert into bank_approvers (company_id, identity_id, name, email, proposed_by, proposed_at, confirmed_by, confirmed_at,
                                   counts_from, is_inherited, needs_factor)
       values ($1, $2, $3, $4, $5, now() - interval '299 days', $5, now() - interval '299 days', now() - interval '297 days',
               true, false)`,
      [company, rows[0]?.id, `${firstName} ${lastName}`, email, formerOperator],
    )
  if (isOperator) await client.query('insert into operators (identity_id) values ($1)', [rows[0]?.id])
}

/** Disables the second factor for the demo's staff, so that a newcomer can sign in with the printed password. */
export async function relaxFactor(client: PoolClient, company: number): Promise<void> {
  await client.query(
    `insert into settings (company_id, name, value) values ($1, 'segundo_factor_administracion', '"ninguno"')`,
    [company],
  )
}
