import { createClient, type ClientOptions, type Send } from '@enlace/api-client/client.ts'
import { antiForgeryCookie } from '@enlace/api-client/cookie.ts'
import { getStaffSecret } from '@enlace/contract/staff/sign-in/calls.ts'
import { pending } from '@enlace/ui/core/pending.ts'
import { failureOf } from '@enlace/web/http/failure.ts'
import { readBoot } from './boot.ts'
import { leaveEndedSession } from './leave.ts'
import { session } from './session.ts'
import { written } from '../written.ts'

/** The cookie whose value goes back in a header: its own, because the portal may be at the same host. */
const forgeryCookie = 'XSRF-TOKEN-STAFF'
/** Made with the first call: a page without its boot data, as a test has it, may still draw what makes none. */
let client: Send | undefined

/** Makes a call of the contract as whoever is in. @throws CallFailure */
export const send: Send = async (call, ...given) => {
  try {
    client ??= createStaffClient({})
    const answer = await client(call, ...given)
    if (call.method !== 'GET') written.tell()
    return answer
  } catch (thrown) {
    const { endsSession, message } = failureOf(thrown)
    if (endsSession && session.read() !== null) leaveEndedSession(message)
    throw thrown
  }
}

/** A client with the credentials of whoever is in; an upload brings its own way to send. */
export function createStaffClient(way: Pick<ClientOptions, 'fetch' | 'timeout'>): Send {
  return createClient({
    baseUrl: readBoot().apiUrl,
    credentials: () => ({ sessionToken: session.read(), selectedAccount: null }),
    antiForgeryToken: () => antiForgeryCookie(document.cookie, forgeryCookie),
    antiForgeryCall: getStaffSecret,
    onPending: (work, isRead) => {
      // The caller handles the failure; here it is only waited for.
      pending[isRead ? 'reads' : 'writes'].track(work).catch(() => undefined)
    },
    ...way,
  })
}
