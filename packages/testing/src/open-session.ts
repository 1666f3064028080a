import { sessionCookies } from '@enlace/server/core/http/credentials.ts'
import { forgeryCookies, forgeryToken } from '@enlace/server/core/http/origin/anti-forgery.ts'
import type { Server } from '@enlace/server/app/server.ts'
import type { Database } from '@enlace/database/database.ts'
import { findLoginCandidate, startSession } from '@enlace/server/modules/sign-in/session/commands.ts'
import { findStaffCandidate, startStaffSession } from '@enlace/server/modules/staff/sign-in/commands.ts'
import { cheapHashes, type BuiltPerson } from './builders.ts'
import type { BuiltStaff } from './staff.ts'

/** What a browser keeps of a session. */
interface Browser {
  readonly cookies: Map<string, string>
  readonly address: string
  token: string | undefined
}

/**
 * Opens a session as the login would, with the product's own commands: undefined where the login has to say why not, or
 * compare a password. Its call, with history, mail and rate limits, takes five times the processor time.
 */
export async function openSession<Opened extends Browser>(
  { portal, db }: Pick<Server, 'portal'> & { db: Database },
  { company, email, password }: BuiltPerson,
  browser: Opened,
): Promise<Opened | undefined> {
  const { keys } = portal.service
  const candidate = await findLoginCandidate(db, email, company.id)
  if (candidate === undefined || candidate.password_hash !== cheapHashes[password]) return undefined
  const { tokens, cookie } = await startSession(db, keys, {
    ...shownBy(browser, cookieName(portal)),
    company: company.id,
    membership: candidate.membership_id,
  })
  return keep(portal, browser, { token: tokens.session_token, cookie })
}

/** The same for a member of a company's staff in the back office. */
export async function openStaffSession<Opened extends Browser>(
  { backoffice, db }: Pick<Server, 'backoffice'> & { db: Database },
  { email, password }: BuiltStaff,
  browser: Opened,
): Promise<Opened | undefined> {
  const { keys } = backoffice.service
  const candidate = await findStaffCandidate(db, email)
  if (candidate === undefined || candidate.password_hash !== cheapHashes[password]) return undefined
  const halves = await startStaffSession(db, keys, {
    ...shownBy(browser, cookieName(backoffice)),
    company: candidate.company_id,
    member: candidate.staff_id,
  })
  return keep(backoffice, browser, halves)
}

type Origin = Server['portal']

const shownBy = (browser: Browser, cookie: string) => ({
  previousCookie: browser.cookies.get(cookie),
  address: browser.address,
  device: 'lightMyRequest',
  shown: 'password' as const,
})

function cookieName({ service: { audience, settings } }: Origin): string {
  const address = audience === 'backoffice' ? settings.backofficeUrl : settings.publicUrl
  return address.startsWith('https:') ? `__Host-${sessionCookies[audience]}` : sessionCookies[audience]
}

function keep<Opened extends Browser>(
  origin: Origin,
  browser: Opened,
  { token, cookie }: { token: string; cookie: string },
): Opened {
  const { audience, keys } = origin.service
  browser.cookies.set(cookieName(origin), cookie)
  browser.cookies.set(forgeryCookies[audience], forgeryToken(keys, cookie))
  browser.token = token
  return browser
}
