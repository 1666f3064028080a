import { useTestDatabase } from '@enlace/testing/opened-database.ts'
import { expect, it } from 'vitest'

// Checks every function that runs with the owner's rights and that a list's role may call, by its argument. A function
// that uses the open scope, itself or through others, answers for that scope; all others are listed here. Those that
// answer to something guessable (an email, a number, a company) are for the role of look-ups, and not among these.
const database = useTestDatabase()

/** Functions that require the hash of a secret of 128 bits or more. */
const bySecret = ['decide_email_change', 'spend_one_use_link', 'spend_staff_link']
/**
 * Functions that open a scope: by a secret, a piece of work that its worker has claimed, or the public part of a
 * company.
 */
const doors = [
  'open_company',
  'open_factor_staff_scope',
  'open_feed_scope',
  'open_job_scope',
  'open_mail_scope',
  'open_pass',
  'open_scope',
  'open_sibling_scope',
  'open_staff_scope',
  'open_staff_ticket_scope',
  'open_stepped_scope',
  'open_supplier_key_scope',
  'open_ticket_scope',
  'open_ticket_sibling_scope',
  'refuse_reader',
  'refuse_unaccepted',
  'scope_pass',
]
/** Functions with public results. */
const publicOnes = [
  'branding_file',
  'certificate_of_code',
  'checked_certificate',
  'checked_certificate_file',
  'media_file',
  'offers_oidc',
  'paper_of_code',
  'printed_document_of_code',
]
/** Functions with a company or a person as argument, which they compare with the open scope. */
const heldAgainstScope = [
  'add_passkey',
  'note_push',
  'person_count',
  'person_erase',
  'person_export',
  'reset_second_factor',
  'set_recovery_codes',
  'set_totp',
  'wants_mail',
]

interface OwnersFunction {
  name: string
  text: string
  isOwners: boolean
  isReached: boolean
  guard: string | null
}

const functions = () =>
  database.asAdmin<OwnersFunction>(`select p.proname as name, p.prosrc as text, p.prosecdef as "isOwners",
      has_function_privilege('enlace_app', p.oid, 'execute') or has_function_privilege('enlace_staff', p.oid, 'execute') as "isReached",
      substring(p.prosrc from 'demand_\\w+') as guard
    from pg_proc p where p.pronamespace in ('public'::regnamespace, 'reports'::regnamespace) and p.prokind = 'f'`)

/** The names of functions that use the open scope, themselves or through others. */
function boundToScope(all: readonly OwnersFunction[]): Set<string> {
  const asks = ['scope_company', 'scope_third_party', 'scope_accounts', 'scope_membership', 'scope_identity']
  const bound = new Set(asks)
  const guards = /^(demand_door|demand_own_\w+|seal_scope|scope_was_opened|append_audit)$/
  for (let grows = true; grows;) {
    grows = false
    for (const { name, text } of all) {
      if (bound.has(name) || doors.includes(name) || guards.test(name)) continue
      const calls = [...text.matchAll(/([a-z_0-9]+)\s*\(/g)].map(([, called = '']) => called)
      if (!calls.some((called) => bound.has(called))) continue
      bound.add(name)
      grows = true
    }
  }
  return bound
}

it('lets a list’s roles call what answers for the open scope, and of all else only what is told here', async () => {
  const all = await functions()
  const bound = boundToScope(all)
  const others = all.filter(({ name, isOwners, isReached }) => isOwners && isReached && !bound.has(name))
  const known = [...bySecret, ...doors, ...publicOnes, ...heldAgainstScope]
  expect([...new Set(others.map(({ name }) => name))].toSorted()).toEqual(known.toSorted())
  const held = others.filter(({ name }) => heldAgainstScope.includes(name))
  expect(held.filter(({ guard }) => !/^demand_own_(company|person)$/.test(guard ?? ''))).toEqual([])
})

it('keeps look-ups for their own role, and has them refuse where a scope is open', async () => {
  const forDoor = await database.asAdmin<{ name: string; guard: string | null }>(
    `select p.proname as name, substring(p.prosrc from 'demand_door') as guard from pg_proc p
      where p.pronamespace = 'public'::regnamespace and has_function_privilege('enlace_door', p.oid, 'execute')
        and not has_function_privilege('enlace_app', p.oid, 'execute')
        and not has_function_privilege('enlace_staff', p.oid, 'execute')`,
  )
  expect(forDoor.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['login_candidate', 'staff_candidate', 'open_session', 'open_staff_session']),
  )
  // Called within a scope by functions of the owner, which the guard would refuse too; or within one by the staff or a job.
  const unguarded = forDoor.filter(({ guard }) => guard === null).map(({ name }) => name)
  expect(unguarded.toSorted()).toEqual([
    'append_audit',
    'create_company',
    'fold_own_figures',
    'mend_own_figures',
  ])
})

it('keeps what seals a scope from every role of the application', async () => {
  const reached = await database.asAdmin(`select r.rolname, p.proname
    from pg_roles r, pg_proc p where r.rolname ~ '^enlace_(app|staff|works|door)$' and p.pronamespace = 'public'::regnamespace
     and p.proname in ('seal_scope', 'seal_of', 'sealed_scope', 'change_scope_key', 'scope_was_opened', 'demand_door')
     and has_function_privilege(r.oid, p.oid, 'execute')`)
  expect(reached).toEqual([])
  const sequences = await database.asAdmin(`select r.rolname, c.relname
    from pg_roles r, pg_class c where r.rolname ~ '^enlace_(app|staff|works|door)$' and c.relname ~ '^scope_(key|openings)'
     and has_sequence_privilege(r.oid, c.oid, 'usage, select, update')`)
  expect(sequences).toEqual([])
})
