import { sql } from 'kysely'
import type { Factor } from '@enlace/contract/sign-in/session/step-schemas.ts'
import { call } from '@enlace/database/call.ts'
import { query, type Database, type Transaction } from '@enlace/database/database.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { hashOf, randomToken, type Keys } from '../../../core/keys/keys.ts'
import { absoluteSeconds, type EndedSession, refuseUnshown } from '../../sign-in/index.ts'

/** The member with which an email signs in to the back office. */
export interface StaffCandidate {
  identity_id: string
  password_hash: string
  staff_id: string
  company_id: number
}

/** Finds the member that an email used last; undefined if it works nowhere. */
export async function findStaffCandidate(db: Database, email: string): Promise<StaffCandidate | undefined> {
  const [candidate] = await db.lookUp<StaffCandidate>('staff_candidate', [email], 'staff')
  return candidate
}

/** Opens a back office session; the database stores only the hashes of its halves. */
export async function startStaffSession(
  db: Database,
  keys: Keys,
  who: {
    company: number
    member: string
    previousCookie: string | undefined
    address: string
    device: string
    /** The shown factor; null for a trusted device, which skips the second factor. */
    shown: 'password' | Factor | null
  },
): Promise<{ token: string; cookie: string }> {
  const [token, cookie, client] = [randomToken(), randomToken(), randomToken()]
  const { company, member, previousCookie, address, device, shown } = who
  const previous = previousCookie === undefined ? null : hashOf(previousCookie)
  // Every session family needs a client secret, as in the portal; this one is never handed out.
  const secret = hashOf(keys.derive('staff-client', client))
  await db.lookUpNamed(
    call('open_staff_session', {
      company,
      member,
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

/** Ends the session that both halves identify; undefined if they identify none. */
export async function endStaffSession(
  db: Database,
  { token, cookie }: { token: Buffer; cookie: Buffer },
): Promise<EndedSession | undefined> {
  const [ended] = await db.lookUp<{
    company_id: number
    identity_id: string
    email: string
    was_open: boolean
  }>('end_staff_session', [token, cookie], 'staff')
  return ended
}

/**
 * Switches the open session to another company of its person. Returns the new header half. @throws Problem
 * `person-foreign` if not a member there; `step-up-needed`, `factor-required`.
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
  refuseUnshown(asked?.demand)
  const token = randomToken()
  const [row] = await tx.run(
    sql<{
      is_open: boolean
    }>`select switch_staff_session(${session}, ${company}, ${hashOf(token)}) as is_open`.compile(query),
  )
  if (row?.is_open !== true) throw new Problem('person-foreign')
  return token
}
