import type { AsAdmin } from './rows.ts'

/** On what every attacker's access hangs: an attack by who may write ends some of it, as it should. */
const tables = [
  'companies',
  'company_hosts',
  'settings',
  'third_parties',
  'branch_accounts',
  'memberships',
  'membership_accounts',
  'staff_members',
  'api_keys',
  'supplier_keys',
]

/** Remembers how the access of everybody stands. */
export async function remember(asAdmin: AsAdmin): Promise<void> {
  await asAdmin('drop schema if exists attack cascade')
  await asAdmin('create schema attack')
  await asAdmin('grant usage on schema attack to public')
  for (const table of [...tables, 'identities', 'operators']) {
    await asAdmin(`create table attack.${table} as table public.${table}`)
  }
}

/** Puts a company's access back as it stood, without the rules that would keep what else refers to it. */
export async function restore(asAdmin: AsAdmin, company: number): Promise<void> {
  const changed = tables.map((table) => {
    const key = table === 'companies' ? 'id' : 'company_id'
    return `delete from public.${table} where ${key} = ${company};
      insert into public.${table} select * from attack.${table} where ${key} = ${company};`
  })
  const people = ['identities', 'operators'].map(
    (table) => `delete from public.${table} p using attack.${table} a
       where p.${table === 'identities' ? 'id' : 'identity_id'} = a.${table === 'identities' ? 'id' : 'identity_id'};
     insert into public.${table} select * from attack.${table};`,
  )
  await asAdmin(
    `do $$ begin set local session_replication_role = replica; ${[...changed, ...people].join('\n')} end $$`,
  )
  await asAdmin('delete from attempt_counters')
}
