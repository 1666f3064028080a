import { type ClientOptions, createClient, type Send } from '@enlace/api-client/client.ts'
import { antiForgeryCookie } from '@enlace/api-client/cookie.ts'
import { pending } from '@enlace/ui/core/pending.ts'
import { readBoot } from '../company/boot.ts'
import { paths } from '../paths.ts'
import { leaving } from '../session/leaving.ts'
import { selectBranch, session } from '../session/session.ts'
import { failureOf } from '@enlace/web/http/failure.ts'

/** What keeps a session alive, and what follows when it ended; the login page has neither. */
export type SessionKeeper = {
  /** Exchanges the tokens; tells whether the session goes on. */
  renew: () => Promise<boolean>
  /** The server says that the session is over. */
  end: (message: string) => void
  /** The server opens nothing before the company's legal texts are accepted: they stand before everything else. */
  accept: () => void
}

let keeper: SessionKeeper | undefined
let client: Send | undefined

/** Lets the application see to its session. */
export function keepSessionBy(next: SessionKeeper): void {
  keeper = next
}

/** Milliseconds in which a page that is being left is gone. */
const leavingTime = 150

/** Makes a call of the contract as the person of this tab. @throws CallFailure */
export const send: Send = async (call, ...given) => {
  // The page goes before anybody could answer.
  if (leaving.isBegun()) return new Promise(() => undefined)
  client ??= createPortalClient()
  try {
    return await client(call, ...given)
  } catch (thrown) {
    const { endsSession, message, code, status } = failureOf(thrown)
    // A page that is being left breaks its own calls off: by the time this one tells so, it is gone.
    if (status === 0) await new Promise((resolve) => setTimeout(resolve, leavingTime))
    // The company has closed its portal meanwhile; the question whether it is back is the waiting page's own.
    if (code === 'page-offline') location.replace(paths.offlineExpectation())
    // What asked gives way to the texts that have to be accepted first; the page comes anew after that.
    if (code === 'acceptance-due' && keeper) {
      keeper.accept()
      return new Promise(() => undefined)
    }
    // The branch that was chosen is no more the person's: all of its own are.
    if (code === 'account-foreign' && session.read()?.thirdId) selectBranch(null)
    if (endsSession && session.read()) keeper?.end(message)
    throw thrown
  }
}

/** A client of this page; an upload brings its own way to send, which tells how far it is. */
export function createPortalClient(way?: Pick<ClientOptions, 'fetch' | 'timeout'>): Send {
  return createClient({
    baseUrl: readBoot().environment.apiUrl,
    credentials: () => {
      const current = session.read()
      return { sessionToken: current?.token ?? null, selectedAccount: current?.thirdId ?? null }
    },
    antiForgeryToken: () => antiForgeryCookie(document.cookie),
    onPending: (work, isRead) => {
      // The caller handles the failure; here it is only waited for.
      pending[isRead ? 'reads' : 'writes'].track(work).catch(() => undefined)
    },
    renewSession: async () => (await keeper?.renew()) ?? false,
    ...way,
  })
}
