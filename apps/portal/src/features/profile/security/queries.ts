import { useQueryClient } from '@tanstack/react-query'
import {
  beginEmailChange,
  beginPasskey,
  beginTotp,
  cancelEmailChange,
  changePassword,
  confirmPasskey,
  confirmTotp,
  distrustDevice,
  endOneSession,
  endOtherSessions,
  getSecurity,
  listSignIns,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
} from '@enlace/contract/core/security/calls'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { send } from '../../../core/http/client.ts'
import { makePasskey } from '@enlace/web/second-factor/passkeys.ts'
import { withStepUp } from '@enlace/web/second-factor/step-up.ts'
import type { SecurityActions } from './actions.ts'

/** How the person's access is secured; asked again whenever the page is opened. */
export const securityQuery = () => ({ ...callQuery(getSecurity), staleTime: 0 })

/** The last entries of the history; what is older is asked for one after the other. */
export const signInsQuery = () => ({ ...callQuery(listSignIns, { query: {} }), staleTime: 0 })

/** What is done about one's access, each shown on the page at once. */
export function useSecurityActions(): SecurityActions {
  const client = useQueryClient()
  const renewed = async <T>(work: Promise<T>): Promise<T> => {
    const answer = await work
    await client.invalidateQueries({ queryKey: securityQuery().queryKey })
    return answer
  }
  return {
    beginTotp: () => withStepUp(() => send(beginTotp)),
    confirmTotp: (step: string, code: string) =>
      renewed(withStepUp(() => send(confirmTotp, { body: { step, code } }))),
    removeTotp: () => renewed(withStepUp(() => send(removeTotp))),
    async addPasskey(name: string) {
      const { step, options } = await withStepUp(() => send(beginPasskey))
      const made = await makePasskey(options)
      return renewed(withStepUp(() => send(confirmPasskey, { body: { step, name, made } })))
    },
    removePasskey: (id: string) => renewed(withStepUp(() => send(removePasskey, { params: { id } }))),
    renewCodes: () => renewed(withStepUp(() => send(renewRecoveryCodes))),
    endOthers: () => renewed(withStepUp(() => send(endOtherSessions))),
    endOne: (id: string) => renewed(withStepUp(() => send(endOneSession, { params: { id } }))),
    distrust: (id: string) => renewed(send(distrustDevice, { params: { id } })),
    changePassword: (body: { current: string; password: string }) =>
      renewed(withStepUp(() => send(changePassword, { body }))),
    beginEmailChange: (email: string) =>
      renewed(withStepUp(() => send(beginEmailChange, { body: { email } }))),
    cancelEmailChange: () => renewed(send(cancelEmailChange)),
    olderSignIns: (before: string) => send(listSignIns, { query: { before } }),
  }
}
