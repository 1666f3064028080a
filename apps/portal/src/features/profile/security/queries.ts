import { useQueryClient } from '@tanstack/react-query'
import * as calls from '@enlace/contract/core/security/calls'
import type { EmailActions } from '@enlace/web/security/actions.ts'
import { securityQueryOf, signInsQueryOf } from '@enlace/web/security/queries.ts'
import { withStepUp } from '@enlace/web/second-factor/step-up.ts'
import { send } from '../../../core/http/client.ts'

/** How the person's access is secured. */
export const securityQuery = () => securityQueryOf(calls)

/** The last entries of its history. */
export const signInsQuery = () => signInsQueryOf(calls)

/** What is done about the email that one signs in with, shown on the page at once. */
export function useEmailActions(): EmailActions {
  const client = useQueryClient()
  const renewed = async (work: Promise<unknown>) => {
    await work
    await client.invalidateQueries({ queryKey: securityQuery().queryKey })
  }
  return {
    beginEmailChange: (email) => renewed(withStepUp(() => send(calls.beginEmailChange, { body: { email } }))),
    cancelEmailChange: () => renewed(send(calls.cancelEmailChange)),
  }
}
