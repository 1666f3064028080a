import { login } from '@enlace/contract/sign-in/session/calls.ts'
import { takeSupplierView } from '@enlace/contract/sign-in/session/view-calls.ts'
import { staffLogin } from '@enlace/contract/staff/sign-in/calls.ts'
import { viewAsSupplierUser } from '@enlace/contract/suppliers/users/calls.ts'
import type { BuiltPerson } from '@enlace/testing/builders.ts'
import type { BuiltStaff } from '@enlace/testing/staff.ts'
import { type Answer, ask, Browser, nextAddress, type Origins } from './client.ts'
import type { AsAdmin } from './rows.ts'

interface Door extends Origins {
  asAdmin: AsAdmin
}

/** The parts of the answers to a login, of a look's beginning, and of its arrival. */
interface Opened {
  session_token?: string
  data?: { session_token?: string }
  address?: string
}

/** Signs a person in to its company; earlier wrong tries of others do not count. */
export async function signIn(door: Door, person: BuiltPerson, browser: Browser): Promise<Browser> {
  await door.asAdmin('delete from attempt_counters')
  const answer = await ask(door, login, browser, {
    body: {
      username: person.email,
      password: person.password,
      company: String(person.company.id),
      applicationType: 'agp',
    },
  })
  browser.token = opened(answer, 'login').data?.session_token
  return browser
}

/** Signs a member of a company's staff in to the back office. */
export async function signInStaff(door: Door, member: BuiltStaff, browser: Browser): Promise<Browser> {
  await door.asAdmin('delete from attempt_counters')
  const answer = await ask(door, staffLogin, browser, {
    body: { username: member.email, password: member.password },
  })
  browser.token = opened(answer, 'staff login').session_token
  return browser
}

/** Begins a look at the portal as one of a supplier's users. */
export async function lookAs(
  door: Door,
  staff: Browser,
  seen: { thirdParty: { id: number }; person: BuiltPerson },
): Promise<Browser> {
  const params = { id: String(seen.thirdParty.id), user: seen.person.membership }
  // A look is taken from the network where it began.
  const from = nextAddress()
  const begun = opened(await ask(door, viewAsSupplierUser, staff, { params, from }), 'look')
  const address = new URL(begun.address ?? '')
  const browser = new Browser(address.hostname)
  const body = { code: address.hash.split('/').at(-1) ?? '', from: 'http://backoffice.test/' }
  browser.token = opened(
    await ask(door, takeSupplierView, browser, { body, from }),
    'look',
  ).data?.session_token
  return browser
}

function opened({ status, bytes }: Answer, what: string): Opened {
  if (status !== 200) throw new Error(`${what}: ${status} ${bytes.toString()}`)
  // The answer of a call of the contract, of which a part is read.
  return JSON.parse(bytes.toString()) as Opened
}
