import { sql } from 'kysely'
import { Problem } from '@enlace/contract/core/problems.ts'
import type { Factor } from '@enlace/contract/sign-in/session/step-schemas.ts'
import { call } from '@enlace/database/call.ts'
import { query, type Database, type Transaction } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { hashOf, randomToken, type Keys } from '../../../core/keys/keys.ts'
import { absoluteSeconds, refreshGraceSeconds, tokenSeconds } from '../rules.ts'

/** The membership with which an email signs in to a company. */
export interface LoginCandidate {
  identity_id: string
  password_hash: string
  membership_id: string
  company_name: string
}

/** The person of a session, for the answer. */
export interface OpenedPerson {
  company_id: number
  identity_id: string
  email: string
  first_name: string
  last_name: string
  is_master: boolean
  razon_social: string
}

/** The session that both halves of a request identified, once it is ended. */
export interface EndedSession {
  company_id: number
  identity_id: string
  email: string
  /** False if it had ended or expired before. */
  was_open: boolean
}

/** The tokens of a new session, which the browser keeps. */
export interface IssuedTokens {
  session_token: string
  access_token: string
  refresh_token: string
  client_id: string
  client_secret: string
  expires_in: number
}

/** Finds the last used membership of an email in the company; undefined if none can sign in. */
export async function findLoginCandidate(
  db: Database,
  email: string,
  company: number,
): Promise<LoginCandidate | undefined> {
  const [candidate] = await db.lookUp<LoginCandidate>('login_candidate', [email, company])
  return candidate
}

/** Opens a session with new tokens, of which the database stores only hashes. */
export async function startSession(
  db: Database,
  keys: Keys,
  who: {
    company: number
    membership: string
    previousCookie: string | undefined
    address: string
    device: string
    /** The shown factor; null for a trusted device, which skips the second factor. */
    shown: 'password' | Factor | null
  },
): Promise<{ person: OpenedPerson; tokens: IssuedTokens; cookie: string }> {
  const cookie = randomToken()
  const tokens = issueTokens(keys, randomToken())
  const [person] = await db.lookUpNamed<OpenedPerson>(
    call('open_session', {
      company: who.company,
      membership: who.membership,
      client: tokens.client_id,
      secret_hash: hashOf(tokens.client_secret),
      cookie: hashOf(cookie),
      token: hashOf(tokens.session_token),
      access: hashOf(tokens.access_token),
      refresh: hashOf(tokens.refresh_token),
      token_seconds: tokenSeconds,
      absolute_seconds: absoluteSeconds,
      previous_cookie: who.previousCookie === undefined ? null : hashOf(who.previousCookie),
      origin: who.address,
      device_text: who.device,
      shown: who.shown,
    }),
  )
  if (person === undefined) throw new Error('A session was opened for nobody')
  return { person, tokens, cookie }
}

/**
 * Exchanges a refresh token. The new tokens are derived from it and the secret key, so that a lost answer can be
 * repeated without having been stored.
 */
export async function refreshSession(
  db: Database,
  keys: Keys,
  sent: { client_id: string; client_secret: string; refresh_token: string; cookie: string },
): Promise<{
  outcome: 'rotated' | 'repeated' | 'reused' | 'refused'
  company_id: number | null
  identity_id: string | null
  tokens: Omit<IssuedTokens, 'session_token'>
}> {
  const refresh_token = keys.derive('refresh', sent.refresh_token)
  const access_token = keys.derive('access', sent.refresh_token)
  const rotate = async (client_secret: string) => {
    const [row] = await db.lookUpNamed<{
      outcome: 'rotated' | 'repeated' | 'reused' | 'refused'
      company_id: number | null
      identity_id: string | null
      seconds_left: number
    }>(
      call('refresh_session', {
        client: sent.client_id,
        secret_hash: hashOf(client_secret),
        cookie: hashOf(sent.cookie),
        refresh: hashOf(sent.refresh_token),
        next_refresh: hashOf(refresh_token),
        next_access: hashOf(access_token),
        token_seconds: tokenSeconds,
        grace_seconds: refreshGraceSeconds,
      }),
    )
    return row
  }
  let row = await rotate(sent.client_secret)
  // After a key rotation, a switch may have issued an older session's secret with the new key.
  const [, former] = keys.deriveAll(secretPurpose, sent.client_id)
  if (row?.outcome === 'refused' && former !== undefined && isOwnSecret(keys, sent))
    row = await rotate(former)
  if (row === undefined) throw new Error('A refresh has one outcome')
  const { client_id, client_secret } = sent
  return {
    ...row,
    tokens: { access_token, refresh_token, client_id, client_secret, expires_in: row.seconds_left },
  }
}

/** Ends the session family that both halves identify; undefined if they identify none. */
export async function endSession(
  db: Database,
  halves: { token: Buffer; cookie: Buffer },
  isIdle: boolean,
): Promise<EndedSession | undefined> {
  const [ended] = await db.lookUp<EndedSession>(isIdle ? 'end_idle_session' : 'end_session', [
    halves.token,
    halves.cookie,
  ])
  return ended
}

/** Switches the session to another membership of the person; undefined if it does not exist. */
export function switchSession(
  db: Database,
  scope: Scope,
  keys: Keys,
  membership: string,
): Promise<{ person: OpenedPerson; tokens: IssuedTokens } | undefined> {
  return db.transaction(scope, async (tx) => {
    await refuseUnshownFor(tx, membership)
    const issued = issueTokens(keys, '')
    const [switched] = await tx.run(
      sql<OpenedPerson & { client_id: string; seconds_left: number }>`select * from ${call('switch_session', {
        left_session: tx.context.session_id,
        wanted: membership,
        token: hashOf(issued.session_token),
        access: hashOf(issued.access_token),
        refresh: hashOf(issued.refresh_token),
        token_seconds: tokenSeconds,
      })}`.compile(query),
    )
    if (switched === undefined) return undefined
    const { client_id, seconds_left, ...person } = switched
    const client_secret = secretOf(keys, client_id)
    return { person, tokens: { ...issued, client_id, client_secret, expires_in: seconds_left } }
  })
}

/** @throws Problem `step-up-needed`; `factor-required` if the person has no factor to show. */
export function refuseUnshown(demand: 'open' | 'step-up' | 'enrol' | undefined): void {
  if (demand === 'step-up') throw new Problem('step-up-needed')
  if (demand === 'enrol') throw new Problem('factor-required')
}

/** Refuses a membership whose company requires a factor that this session has not shown. @throws as `refuseUnshown`. */
export async function refuseUnshownFor(
  tx: Pick<Transaction, 'run' | 'context'>,
  membership: string,
): Promise<void> {
  const [row] = await tx.run(
    sql<{
      demand: 'open' | 'step-up' | 'enrol'
    }>`select switch_demand(${tx.context.session_id}, ${membership}) as demand`.compile(query),
  )
  refuseUnshown(row?.demand)
}

/** Deletes expired sessions, links and counters. */
export async function sweepSessions(db: Database): Promise<void> {
  await db.lookUp('sweep_sessions', [])
  await db.lookUp('sweep_second_factors', [])
}

/** Creates tokens for a client; the database stores only their hashes. */
export function issueTokens(keys: Keys, client_id: string): IssuedTokens {
  return {
    session_token: randomToken(),
    access_token: randomToken(),
    refresh_token: randomToken(),
    client_id,
    client_secret: secretOf(keys, client_id),
    expires_in: tokenSeconds,
  }
}

/** Derives a client's secret from its id, so that a switch can return it although only its hash is stored. */
function secretOf(keys: Keys, client_id: string): string {
  return keys.derive(secretPurpose, client_id)
}

const secretPurpose = 'client-secret'
const isOwnSecret = (
  keys: Keys,
  { client_id, client_secret }: { client_id: string; client_secret: string },
) => keys.isDerived(secretPurpose, client_id, client_secret)
