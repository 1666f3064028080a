import { getSecret, takeHandOver } from '@enlace/contract/sign-in/session/calls.ts'
import { takeSupplierView } from '@enlace/contract/sign-in/session/view-calls.ts'
import { ownProblemTexts } from '@enlace/contract/core/texts.ts'
import { send } from '../../../core/http/client.ts'
import { isViewToken } from '@enlace/domain/view-token.ts'
import { failureOf } from '@enlace/web/http/failure.ts'
import { takeCode } from '../../../core/session/hand-over-code.ts'
import { openSession, openView } from '../../../core/session/session.ts'

/** How an arrival ends: in an opened session, or with the reason why there is none. */
export type Arrival = 'opened' | { message: string }

let arrival: Promise<Arrival> | undefined

/** Opens the session that was handed over to this host; however often it is asked, a code is sent once. */
export function arrive(): Promise<Arrival> {
  const code = takeCode()
  if (code !== undefined) arrival = openWith(code)
  return arrival ?? Promise.resolve({ message: ownProblemTexts['hand-over-spent'] })
}

async function openWith(code: string): Promise<Arrival> {
  try {
    // The page came without the cookies of this host, as it does from another one: its anti-forgery token is a visitor's.
    await send(getSecret)
    // The server compares where the browser came from with where the code was made: a link from elsewhere opens nothing.
    const sent = { body: { code, from: document.referrer } }
    if (isViewToken(code)) {
      const looked = await send(takeSupplierView, sent)
      openView(looked, looked.company)
      return 'opened'
    }
    const answer = await send(takeHandOver, sent)
    openSession(answer, answer.company, answer.isSharedDevice)
    return 'opened'
  } catch (thrown) {
    return { message: failureOf(thrown).message }
  }
}
