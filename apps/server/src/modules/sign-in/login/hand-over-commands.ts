import { sql } from 'kysely'
import { call } from '@enlace/database/call.ts'
import { query, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { hashOf, randomToken, type Keys } from '../../../core/keys/keys.ts'
import { issueTokens, refuseUnshownFor, type IssuedTokens, type OpenedPerson } from '../session/commands.ts'
import { handOverSeconds, tokenSeconds } from '../rules.ts'

/** Saves the hash of a code that hands over the open session. Returns whether the person has the membership. */
export function handOverSession(
  db: Database,
  scope: Scope,
  to: {
    membership: string
    code: string
    host: string
    leftHost: string
    isSharedDevice: boolean
    browser: Buffer
  },
): Promise<boolean> {
  return db.transaction(scope, async (tx) => {
    await refuseUnshownFor(tx, to.membership)
    const [row] = await tx.run(
      sql<{
        is_kept: boolean
      }>`select ${call('hand_over_session', {
        left_session: tx.context.session_id,
        wanted: to.membership,
        code: hashOf(to.code),
        target_host: to.host,
        from_host: to.leftHost,
        is_shared: to.isSharedDevice,
        valid_seconds: handOverSeconds,
      })} as is_kept`.compile(query),
    )
    if (row?.is_kept !== true) return false
    await tx.run(sql`select bind_hand_over(${hashOf(to.code)}, ${to.browser})`.compile(query))
    return true
  })
}

/** The result of a known code: its person, and whether it opened the session. */
export interface Arrival extends OpenedPerson {
  is_open: boolean
  membership_id: string
  left_company: number
  is_shared_device: boolean
  token_seconds_left: number
  /** Seconds until the session's original expiry. */
  seconds_left: number
}

/** Uses a code and opens its session with new tokens; undefined if the code is unknown. */
export async function takeHandedOver(
  db: Database,
  keys: Keys,
  sent: {
    code: string
    host: string
    leftHost: string
    previousCookie: string | undefined
    address: string
    device: string
    browser: Buffer
  },
): Promise<{ arrival: Arrival; tokens: IssuedTokens; cookie: string } | undefined> {
  const cookie = randomToken()
  const issued = issueTokens(keys, randomToken())
  const [arrival] = await db.lookUpNamed<Arrival>(
    call('take_bound_hand_over', {
      code: hashOf(sent.code),
      at_host: sent.host,
      from_host: sent.leftHost,
      client: issued.client_id,
      secret_hash: hashOf(issued.client_secret),
      cookie: hashOf(cookie),
      token: hashOf(issued.session_token),
      access: hashOf(issued.access_token),
      refresh: hashOf(issued.refresh_token),
      token_seconds: tokenSeconds,
      previous_cookie: sent.previousCookie === undefined ? null : hashOf(sent.previousCookie),
      origin: sent.address,
      device_text: sent.device,
      browser: sent.browser,
    }),
  )
  if (arrival?.is_open === true) await db.lookUp('carry_factor', [hashOf(sent.code), hashOf(cookie)])
  return arrival && { arrival, tokens: { ...issued, expires_in: arrival.token_seconds_left }, cookie }
}
