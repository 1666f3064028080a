import { sessionCookies } from '@enlace/server/core/http/credentials.ts'
import { forgeryCookies, forgeryToken } from '@enlace/server/core/http/origin/anti-forgery.ts'
import { findLoginCandidate, startSession } from '@enlace/server/modules/sign-in/session/commands.ts'
import { findStaffCandidate, startStaffSession } from '@enlace/server/modules/staff/sign-in/commands.ts'
import { cheapHashes, type BuiltPerson } from './builders.ts'
import type { TestBrowser, TestServer } from './server.ts'
import type { BuiltStaff } from './staff.ts'

/**
 * Opens a session as the login would, with the product's own commands: undefined where the login has to say why not, or
 * compare a password. Its call, with history, mail and rate limits, takes five times the processor time.
 */
export async function openSession(
  { portal, db }: TestServer,
  { company, email, password }: BuiltPerson,
  browser: TestBrowser,
): Promise<TestBrowser | undefined> {
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
export async function openStaffSession(
  { backoffice, db }: TestServer,
  { email, password }: BuiltStaff,
  browser: TestBrowser,
): Promise<TestBrowser | undefined> {
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

type Origin = TestServer['portal']

const shownBy = (browser: TestBrowser, cookie: string) => ({
  previousCookie: browser.cookies.get(cookie),
  address: browser.address,
  device: 'lightMyRequest',
  shown: 'password' as const,
})

function cookieName({ service: { audience, settings } }: Origin): string {
  const address = audience === 'backoffice' ? settings.backofficeUrl : settings.publicUrl
  return address.startsWith('https:') ? `__Host-${sessionCookies[audience]}` : sessionCookies[audience]
}

function keep(
  origin: Origin,
  browser: TestBrowser,
  { token, cookie }: { token: string; cookie: string },
): TestBrowser {
  const { audience, keys } = origin.service
  browser.cookies.set(cookieName(origin), cookie)
  browser.cookies.set(forgeryCookies[audience], forgeryToken(keys, cookie))
  browser.token = token
  return browser
}
