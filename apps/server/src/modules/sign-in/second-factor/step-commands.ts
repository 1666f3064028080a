import { sql } from 'kysely'
import type { Factor } from '@enlace/contract/sign-in/session/step-schemas.ts'
import { call } from '@enlace/database/call.ts'
import { query, type Database, type Transaction } from '@enlace/database/database.ts'
import type { Functions } from '@enlace/database/functions/functions.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { stepSeconds, type OwnedFactors } from './rules.ts'

/** The owner of a session and second factor: a supplier's user in the portal, or a staff member in the back office. */
export type Audience = 'supplier' | 'staff'

/** The values of a new step; `begin_factor_step` has the member as its membership. */
type BegunStep = Functions['begin_staff_step']

/** The database functions of each audience, with its own pool and role. */
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

/** A person in a company: by membership in the portal, by staff id in the back office. */
export interface Member {
  person: string
  company: number
  member: string
}

/** The facts that decide whether a second step is due. */
export interface DueStep extends OwnedFactors {
  is_demanded: boolean
  is_trusted: boolean
}

/** Returns a person's factors, the company's requirement, and whether the browser is trusted. */
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

/** The purpose of a step. */
export type StepPurpose = 'sign-in' | 'step-up' | 'passkey' | 'totp'

/** The content of a step besides its owner. */
interface StepContent {
  enrols?: boolean
  challenge?: string
  sealed?: Buffer
}

/** Saves a new step under the hash of its token; `family` is null at a login. */
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

/** Saves a new step of the open scope's session. */
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

/** A pending step with its person. */
export interface OpenStep {
  identity_id: string
  company_id: number
  /** The same as in `Member`. */
  member: string
  enrols: boolean
  challenge: string | null
  sealed: Buffer | null
  email: string
  first_name: string
  last_name: string
}

/** Finds the step of a token; undefined if unknown, used, expired, or of another session. */
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

/** Finds a step of the open scope's session; undefined for any other. */
export async function findOwnStep(
  db: Database,
  audience: Audience,
  scope: Scope,
  purpose: StepPurpose,
  token: Buffer,
): Promise<OpenStep | undefined> {
  return findStep(db, audience, purpose, token, await familyOf(db, audience, scope))
}

/** Records that the open scope's session has just shown a factor. */
export async function markSteppedUp(
  tx: Pick<Transaction, 'run' | 'context'>,
  audience: Audience,
  how: Factor | 'password',
): Promise<void> {
  await tx.run(sql`select ${audiences[audience].mark}(${tx.context.session_id}, ${how})`.compile(query))
}

/** Returns the session family of the open scope. */
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
