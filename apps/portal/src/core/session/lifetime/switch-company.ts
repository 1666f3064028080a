import { handOverMembership, switchMembership } from '@enlace/contract/sign-in/session/calls.ts'
import type { Membership } from '@enlace/contract/sign-in/session/schemas.ts'
import { toastFailure } from '@enlace/web/http/failure.ts'
import { send } from '../../http/client.ts'
import { paths } from '../../paths.ts'
import { goToHost } from './leave.ts'
import { reloadAt } from '../reload-at.ts'
import { openSession, session } from '../session.ts'
import { withStepUp } from '@enlace/web/second-factor/step-up.ts'

/**
 * Works for another company from now on, without a second login but with a second factor where that one asks for it; the page comes anew with that company's brand, at its
 * own host where it has another. There a session of its own is opened; this one stays.
 */
export async function switchCompany({ id, isElsewhere }: Membership): Promise<void> {
  const isSharedDevice = session.read()?.isSharedDevice ?? false
  try {
    if (isElsewhere) {
      const { address } = await withStepUp(() =>
        send(handOverMembership, { body: { membership: id, isSharedDevice } }),
      )
      goToHost(address)
      return
    }
    const answer = await withStepUp(() => send(switchMembership, { body: { membership: id } }))
    openSession(answer, answer.company, isSharedDevice)
    reloadAt(paths.accountStatements({ days: 0 }))
  } catch (failure) {
    toastFailure(failure)
  }
}
