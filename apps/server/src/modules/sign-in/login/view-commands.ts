import { sql } from 'kysely'
import { call } from '@enlace/database/call.ts'
import { query, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { viewToken } from '@enlace/domain/view-token.ts'
import { hashOf, randomToken } from '../../../core/keys/keys.ts'

/** Minutes that a view as another user lasts. */
export const viewMinutes = 30
/** Seconds that the code of a view is valid, since the browser redeems it at once. */
const codeSeconds = 60

/** Whom to view as, and the hosts between which the browser moves. */
export interface WantedView {
  party: number
  /** The user; null for the supplier itself. */
  membership: string | null
  code: string
  host: string
  leftHost: string
  origin: string
  /** The fingerprint of the requesting browser. */
  browser: Buffer
}

/** Saves the code of a view, which the trail tells of once it is taken. @throws DatabaseRefusal `supplier-not-found`, `user-not-joined`. */
export async function beginView(db: Database, scope: Scope, view: WantedView): Promise<void> {
  const { party, membership, code, host, leftHost, origin, browser } = view
  await db.transaction(scope, async (tx) => {
    await tx.run(
      sql`select ${call('begin_supplier_view', {
        session: tx.context.session_id,
        third_party: party,
        wanted: membership,
        code: hashOf(code),
        at_host: host,
        from_host: leftHost,
        valid_seconds: codeSeconds,
        origin,
      })}`.compile(query),
    )
    await tx.run(sql`select bind_supplier_view(${hashOf(code)}, ${browser})`.compile(query))
  })
}

/** An open view: the viewer, the viewed user, and its end. */
interface OpenedView {
  company_id: number
  staff_email: string
  staff_name: string
  expires_at: string
  email: string
  first_name: string
  last_name: string
  is_master: boolean
  razon_social: string
  /** Null for the supplier itself. */
  membership_id: string | null
}

/** Opens a view with its code; undefined if the code is invalid. */
export async function takeView(
  db: Database,
  { code, host, leftHost, browser }: { code: string; host: string; leftHost: string; browser: Buffer },
): Promise<{ view: OpenedView; token: string; cookie: string } | undefined> {
  const [token, cookie] = [viewToken(randomToken()), randomToken()]
  const [view] = await db.lookUpNamed<OpenedView>(
    call('take_bound_supplier_view', {
      code: hashOf(code),
      at_host: host,
      from_host: leftHost,
      token: hashOf(token),
      cookie: hashOf(cookie),
      valid_minutes: viewMinutes,
      browser,
    }),
  )
  return view && { view, token, cookie }
}

/** Ends a view early. */
export async function endView(
  db: Database,
  { token, cookie }: { token: Buffer; cookie: Buffer },
): Promise<void> {
  await db.lookUp('end_supplier_view', [token, cookie])
}
