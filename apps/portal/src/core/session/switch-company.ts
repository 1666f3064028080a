import { switchMembership } from '@enlace/contract/core/session/calls'
import { toastFailure } from '../http/failure.ts'
import { send } from '../http/client.ts'
import { paths } from '../paths.ts'
import { reloadAt } from './leave.ts'
import { openSession, session } from './session.ts'

/** Works for another company from now on, without a second login; the page comes anew with that company's brand. */
export async function switchCompany(membership: string): Promise<void> {
  try {
    const answer = await send(switchMembership, { body: { membership } })
    openSession(answer, answer.company, session.read()?.isSharedDevice ?? false)
    reloadAt(paths.accountStatements({ days: 0 }))
  } catch (failure) {
    toastFailure(failure)
  }
}
