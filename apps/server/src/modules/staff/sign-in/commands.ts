import { sql } from 'kysely'
import type { Factor } from '@enlace/contract/sign-in/session/step-schemas.ts'
import { call } from '@enlace/database/call.ts'
import { query, type Database, type Transaction } from '@enlace/database/database.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { hashOf, randomToken, type Keys } from '../../../core/keys/keys.ts'
import { type DueStep, type StepPurpose, stepSeconds, absoluteSeconds } from '../../sign-in/index.ts'

/** As whom an email signs in to the back office. */
export interface StaffCandidate {
  identity_id: string
  password_hash: string
  staff_id: string
  company_id: number
}

/** Where an email worked last in a back office; undefined where it works nowhere. */
export async function findStaffCandidate(db: Database, email: string): Promise<StaffCandidate | undefined> {
  const [candidate] = await db.lookUp<StaffCandidate>('staff_candidate', [email], 'staff')
  return candidate
}

/** A person as a member of a company's staff. */
export interface StaffOwner {
  person: string
  company: number
  staff: string
}

/** What a member has, what its company asks for, and whether it trusts this browser. */
export async function findDueStaffStep(
  db: Database,
  { person, company, staff }: StaffOwner,
  device: Buffer | undefined,
): Promise<DueStep> {
  const [due] = await db.lookUp<DueStep>('staff_step_of', [person, company, staff, device ?? null], 'staff')
  if (due === undefined) throw new Error('A second step is one row')
  return due
}

/** Keeps a member's step that is under way under the hash of its token; `family` is null at a login. */
export async function beginStaffStep(
  db: Database,
  purpose: StepPurpose,
  token: Buffer,
  { person, company, staff, family }: StaffOwner & { family: string | null },
  more: { enrols?: boolean; challenge?: string | null; sealed?: Buffer } = {},
): Promise<void> {
  const { enrols = false, challenge = null, sealed = null } = more
  const values = [token, purpose, person, company, staff, family, enrols, challenge, sealed, stepSeconds]
  await db.lookUp('begin_staff_step', values, 'staff')
}

/** A member's step that is under way, with its person. */
export interface OpenStaffStep {
  identity_id: string
  company_id: number
  staff_id: string
  enrols: boolean
  challenge: string | null
  sealed: Buffer | null
  email: string
  first_name: string
  last_name: string
}

/** The step of a token; undefined where it is unknown, spent, too old, or another session's. */
export async function findStaffStep(
  db: Database,
  purpose: StepPurpose,
  token: Buffer,
  family: string | null,
): Promise<OpenStaffStep | undefined> {
  const [step] = await db.lookUp<OpenStaffStep>('open_staff_step', [token, purpose, family], 'staff')
  return step
}

/** Opens a session of the back office; the database keeps only the hashes of its halves. */
export async function startStaffSession(
  db: Database,
  keys: Keys,
  who: {
    company: number
    staff: string
    previousCookie: string | undefined
    address: string
    device: string
    /** What was shown; null is a trusted device, which spares the second factor. */
    shown: 'password' | Factor | null
  },
): Promise<{ token: string; cookie: string }> {
  const [token, cookie, client] = [randomToken(), randomToken(), randomToken()]
  const { company, staff, previousCookie, address, device, shown } = who
  const previous = previousCookie === undefined ? null : hashOf(previousCookie)
  // A family has a client's secret because those of the portal do; nobody is given this one.
  const secret = hashOf(keys.derive('staff-client', client))
  await db.lookUpNamed(
    call('open_staff_session', {
      company,
      member: staff,
      client,
      secret_hash: secret,
      cookie: hashOf(cookie),
      token: hashOf(token),
      absolute_seconds: absoluteSeconds,
      previous_cookie: previous,
      origin: address,
      device_text: device,
      shown,
    }),
    'staff',
  )
  return { token, cookie }
}

/** Ends the session that both halves name; undefined where they name none. */
export async function endStaffSession(
  db: Database,
  { token, cookie }: { token: Buffer; cookie: Buffer },
): Promise<{ company_id: number; identity_id: string; email: string; was_open: boolean } | undefined> {
  const [ended] = await db.lookUp<{
    company_id: number
    identity_id: string
    email: string
    was_open: boolean
  }>('end_staff_session', [token, cookie], 'staff')
  return ended
}

/**
 * Moves the open scope's session to another company of its person; answers the new header half.
 * @throws Problem `person-foreign` where it does not work there; `step-up-needed`, `factor-required`.
 */
export async function switchStaff(
  tx: Pick<Transaction, 'run' | 'context'>,
  company: number,
): Promise<string> {
  const session = tx.context.session_id
  const [asked] = await tx.run(
    sql<{
      demand: 'open' | 'step-up' | 'enrol'
    }>`select staff_switch_demand(${session}, ${company}) as demand`.compile(query),
  )
  if (asked?.demand === 'step-up') throw new Problem('step-up-needed')
  if (asked?.demand === 'enrol') throw new Problem('factor-required')
  const token = randomToken()
  const [row] = await tx.run(
    sql<{
      is_open: boolean
    }>`select switch_staff_session(${session}, ${company}, ${hashOf(token)}) as is_open`.compile(query),
  )
  if (row?.is_open !== true) throw new Problem('person-foreign')
  return token
}

/** Remembers that the open scope's session has just shown who it is. */
export async function markStaffSteppedUp(
  tx: Pick<Transaction, 'run' | 'context'>,
  how: Factor | 'password',
): Promise<void> {
  await tx.run(sql`select mark_staff_stepped_up(${tx.context.session_id}, ${how})`.compile(query))
}

/** The browser's half of the open scope's session. */
export async function staffFamilyOf(tx: Pick<Transaction, 'run' | 'context'>): Promise<string> {
  const [row] = await tx.run(
    sql<{ family: string | null }>`select scope_staff_family(${tx.context.session_id}) as family`.compile(
      query,
    ),
  )
  if (!row?.family) throw new Error('An open scope has its half of a session')
  return row.family
}
