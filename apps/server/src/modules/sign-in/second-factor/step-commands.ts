import { sql } from 'kysely'
import type { Factor } from '@enlace/contract/sign-in/session/step-schemas.ts'
import { call } from '@enlace/database/call.ts'
import { query, type Database, type Transaction } from '@enlace/database/database.ts'
import type { Functions } from '@enlace/database/functions/functions.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { stepSeconds, type OwnedFactors } from './rules.ts'

/** Whose session and second factor it is: a supplier's in the portal, or a staff member's in the back office. */
export type Audience = 'supplier' | 'staff'

/** The values of a new step; `begin_factor_step` has the member as its membership. */
type BegunStep = Functions['begin_staff_step']

/** What each audience is asked with: functions of its own, in a pool and a role of its own. */
const audiences = {
  supplier: {
    pool: 'app',
    due: 'second_step_of',
    begin: ({ member, ...step }: BegunStep) => call('begin_factor_step', { ...step, membership: member }),
    find: 'open_factor_step',
    member: 'membership_id',
    family: sql`scope_family`,
    mark: sql`mark_stepped_up`,
  },
  staff: {
    pool: 'staff',
    due: 'staff_step_of',
    begin: (step: BegunStep) => call('begin_staff_step', step),
    find: 'open_staff_step',
    member: 'staff_id',
    family: sql`scope_staff_family`,
    mark: sql`mark_staff_stepped_up`,
  },
} as const

/** A person in a company: by its membership in the portal, by its place among the staff in the back office. */
export interface Member {
  person: string
  company: number
  member: string
}

/** What somebody who gave the right password still has to show. */
export interface DueStep extends OwnedFactors {
  is_demanded: boolean
  is_trusted: boolean
}

/** What a person has, what its company asks for, and whether it trusts this browser. */
export async function findDueStep(
  db: Database,
  audience: Audience,
  { person, company, member }: Member,
  device: Buffer | undefined,
): Promise<DueStep> {
  const { due: name, pool } = audiences[audience]
  const [due] = await db.lookUp<DueStep>(name, [person, company, member, device ?? null], pool)
  if (due === undefined) throw new Error('A second step is one row')
  return due
}

/** What a step is for. */
export type StepPurpose = 'sign-in' | 'step-up' | 'passkey' | 'totp'

/** What a step keeps besides whose it is. */
interface StepContent {
  enrols?: boolean
  challenge?: string
  sealed?: Buffer
}

/** Keeps a step that is under way under the hash of its token; `family` is null at a login. */
export async function beginStep(
  db: Database,
  audience: Audience,
  purpose: StepPurpose,
  token: Buffer,
  { person, company, member, family }: Member & { family: string | null },
  { enrols = false, challenge, sealed }: StepContent = {},
): Promise<void> {
  const { begin, pool } = audiences[audience]
  const step = begin({
    token,
    what: purpose,
    person,
    company,
    member,
    family,
    must_enrol: enrols,
    question: challenge ?? null,
    sealed_key: sealed ?? null,
    valid_seconds: stepSeconds,
  })
  await db.lookUpNamed(step, pool)
}

/** Keeps a step of the open scope's own session. */
export async function beginOwnStep(
  db: Database,
  audience: Audience,
  scope: Scope,
  purpose: StepPurpose,
  step: { token: Buffer; owner: Member } & StepContent,
): Promise<void> {
  const { token, owner, ...content } = step
  const family = await familyOf(db, audience, scope)
  await beginStep(db, audience, purpose, token, { ...owner, family }, content)
}

/** A step that is under way, with its person. */
export interface OpenStep {
  identity_id: string
  company_id: number
  /** As `Member` has it. */
  member: string
  enrols: boolean
  challenge: string | null
  sealed: Buffer | null
  email: string
  first_name: string
  last_name: string
}

/** The step of a token; undefined where it is unknown, spent, too old, or another session's. */
export async function findStep(
  db: Database,
  audience: Audience,
  purpose: StepPurpose,
  token: Buffer,
  family: string | null,
): Promise<OpenStep | undefined> {
  const { find, member, pool } = audiences[audience]
  const [step] = await db.lookUp<Omit<OpenStep, 'member'> & Record<typeof member, string>>(
    find,
    [token, purpose, family],
    pool,
  )
  return step && { ...step, member: step[member] }
}

/** A step of the open scope's own session; undefined for any other's. */
export async function findOwnStep(
  db: Database,
  audience: Audience,
  scope: Scope,
  purpose: StepPurpose,
  token: Buffer,
): Promise<OpenStep | undefined> {
  return findStep(db, audience, purpose, token, await familyOf(db, audience, scope))
}

/** Remembers that the open scope's session has just shown who it is. */
export async function markSteppedUp(
  tx: Pick<Transaction, 'run' | 'context'>,
  audience: Audience,
  how: Factor | 'password',
): Promise<void> {
  await tx.run(sql`select ${audiences[audience].mark}(${tx.context.session_id}, ${how})`.compile(query))
}

/** The browser's half of the open scope's session. */
function familyOf(db: Database, audience: Audience, scope: Scope): Promise<string> {
  return db.transaction(scope, async (tx) => {
    const [row] = await tx.run(
      sql<{
        family: string | null
      }>`select ${audiences[audience].family}(${tx.context.session_id}) as family`.compile(query),
    )
    if (!row?.family) throw new Error('An open scope has its half of a session')
    return row.family
  })
}
