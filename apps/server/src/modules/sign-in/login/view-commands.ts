import { sql } from 'kysely'
import { call } from '@enlace/database/call.ts'
import { query, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { viewToken } from '@enlace/domain/view-token.ts'
import { hashOf, randomToken } from '../../../core/keys/keys.ts'

/** Minutes for which somebody may look at the portal as somebody else. */
export const viewMinutes = 30
/** Seconds for which the code that opens a look is good: the browser goes there at once. */
const codeSeconds = 60

/** As whom to look, and between which hosts the browser goes. */
export interface WantedView {
  party: number
  membership: string
  code: string
  host: string
  leftHost: string
  origin: string
  /** What the server sees of the browser that asks. */
  browser: Buffer
}

/** Keeps a code that opens a look, and tells the person's history. @throws DatabaseRefusal `user-not-joined`. */
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

/** A look that was opened: who looks, as whom, until when. */
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
  membership_id: string
}

/** Opens a look with its code; undefined where the code opens nothing (any more). */
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

/** Ends a look before its time. */
export async function endView(
  db: Database,
  { token, cookie }: { token: Buffer; cookie: Buffer },
): Promise<void> {
  await db.lookUp('end_supplier_view', [token, cookie])
}
