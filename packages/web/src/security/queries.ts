import { useQueryClient } from '@tanstack/react-query'
import type * as portal from '@enlace/contract/sign-in/security/calls.ts'
import { callQuery } from '../http/call-query.ts'
import { send } from '../host.ts'
import { makePasskey } from '../second-factor/passkeys.ts'
import { withStepUp } from '../second-factor/step-up.ts'
import type { EmailActions, SecurityActions } from './actions.ts'

/** The calls by which a person sees to its own access, at the origin of the application. */
export type SecurityCalls = Pick<
  typeof portal,
  | 'getSecurity'
  | 'listSignIns'
  | 'endOtherSessions'
  | 'endOneSession'
  | 'distrustDevice'
  | 'changePassword'
  | 'beginTotp'
  | 'confirmTotp'
  | 'removeTotp'
  | 'beginPasskey'
  | 'confirmPasskey'
  | 'removePasskey'
  | 'renewRecoveryCodes'
>

/** How the person's access is secured; asked again whenever the page is opened. */
export const securityQueryOf = ({ getSecurity }: Pick<SecurityCalls, 'getSecurity'>) => ({
  ...callQuery(getSecurity),
  staleTime: 0,
})

/** The last entries of the history; what is older is asked for one after the other. */
export const signInsQueryOf = ({ listSignIns }: Pick<SecurityCalls, 'listSignIns'>) => ({
  ...callQuery(listSignIns, { query: {} }),
  staleTime: 0,
})

/** What is done about the email that one signs in with, shown on the page at once. */
export function useEmailActions(
  calls: Pick<typeof portal, 'getSecurity' | 'beginEmailChange' | 'cancelEmailChange'>,
): EmailActions {
  const client = useQueryClient()
  const renewed = async (work: Promise<unknown>) => {
    await work
    await client.invalidateQueries({ queryKey: securityQueryOf(calls).queryKey })
  }
  return {
    beginEmailChange: (email) => renewed(withStepUp(() => send(calls.beginEmailChange, { body: { email } }))),
    cancelEmailChange: () => renewed(send(calls.cancelEmailChange)),
  }
}

/** What is done about one's access, each shown on the page at once. */
export function useSecurityActions(calls: SecurityCalls): SecurityActions {
  const client = useQueryClient()
  const renewed = async <T>(work: Promise<T>): Promise<T> => {
    const answer = await work
    await client.invalidateQueries({ queryKey: securityQueryOf(calls).queryKey })
    return answer
  }
  return {
    beginTotp: () => withStepUp(() => send(calls.beginTotp)),
    confirmTotp: (step: string, code: string) =>
      renewed(withStepUp(() => send(calls.confirmTotp, { body: { step, code } }))),
    removeTotp: () => renewed(withStepUp(() => send(calls.removeTotp))),
    async addPasskey(name: string) {
      const { step, options } = await withStepUp(() => send(calls.beginPasskey))
      const made = await makePasskey(options)
      return renewed(withStepUp(() => send(calls.confirmPasskey, { body: { step, name, made } })))
    },
    removePasskey: (id: string) => renewed(withStepUp(() => send(calls.removePasskey, { params: { id } }))),
    renewCodes: () => renewed(withStepUp(() => send(calls.renewRecoveryCodes))),
    endOthers: () => renewed(withStepUp(() => send(calls.endOtherSessions))),
    endOne: (id: string) => renewed(withStepUp(() => send(calls.endOneSession, { params: { id } }))),
    distrust: (id: string) => renewed(send(calls.distrustDevice, { params: { id } })),
    changePassword: (body: { current: string; password: string }) =>
      renewed(withStepUp(() => send(calls.changePassword, { body }))),
    olderSignIns: (before: string) => send(calls.listSignIns, { query: { before } }),
  }
}
