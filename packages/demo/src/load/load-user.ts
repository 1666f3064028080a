import type { PoolClient } from 'pg'
import { hashPassword } from '@enlace/database/password.ts'
import type { Supplier } from '../catalogue/suppliers.ts'
import { demoPassword } from '../data/people.ts'
import type { DemoUser } from '../data/users.ts'

/** The company whose suppliers have further users. */
const company = 1
/** Their inviter. */
const master = 'proveedor@demo.co'

/** Creates a user of the demo: the person, its data and grants by its masters, and its history. */
export async function loadUser(client: PoolClient, user: DemoUser): Promise<void> {
  const { email, firstName, lastName, movil, state } = user
  const hasJoined = state !== 'invitado'
  // Events of its supplier are recorded in the company's scope.
  await client.query('select open_company($1)', [company])
  const { rows } = await client.query<{ id: string }>(
    `insert into identities (email, password_hash, first_name, last_name, movil, movil_indicative)
     values ($1, $2, $3, $4, $5, '57') returning id`,
    hasJoined
      ? [email, await hashPassword(demoPassword), firstName, lastName, movil]
      : [email, null, '', '', ''],
  )
  for (const supplier of user.suppliers) await loadMembership(client, rows[0]?.id, user, supplier)
}

async function loadMembership(
  client: PoolClient,
  identity: string | undefined,
  user: DemoUser,
  supplier: Supplier,
) {
  const { email, firstName, lastName, identificacion, cargo, movil, role, modules, isReadOnly, state } = user
  const { rows } = await client.query<{ id: string }>(
    `insert into memberships (company_id, identity_id, third_party_id, role, modules, read_only, active, accepted_at,
       invited_email, invited_at, invited_until, ends_on, first_name, last_name, tipo_identificacion, identificacion,
       cargo, movil, movil_indicative, last_used_at)
     select $1, $2, t.id, $4, $5, $6, $7 = 'activo', case when $7 <> 'invitado' then now() - interval '40 days' end,
            $8, now() - interval '2 days', case when $7 = 'invitado' then now() + interval '5 days' end,
            (now() at time zone 'America/Bogota')::date + $14::integer, $9, $10, '13', $11, $12, $13, '57',
            case $7 when 'activo' then now() - interval '3 hours' when 'inactivo' then now() - interval '12 days' end
       from third_parties t where t.company_id = $1 and t.erp_key = $3 returning id`,
    [
      company,
      identity,
      supplier.documento_numero,
      role,
      modules,
      isReadOnly,
      state,
      email,
      firstName,
      lastName,
      identificacion,
      cargo,
      movil,
      user.endsIn,
    ],
  )
  for (const [action, ago] of historyOf(state)) {
    await client.query(
      `insert into audit_log (company_id, at, actor, identity_id, action, target)
       select $1, now() - $2::interval, i.email, i.id, $3, $4 from identities i where i.email = $5`,
      [company, ago, action, rows[0]?.id, master],
    )
  }
}

function historyOf(state: DemoUser['state']): [action: string, ago: string][] {
  if (state === 'invitado') return [['user-invited', '2 days']]
  const invited: [string, string] = ['user-invited', '41 days']
  return state === 'activo' ? [invited] : [invited, ['user-disabled', '11 days']]
}
