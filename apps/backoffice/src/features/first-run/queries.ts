import { getFirstRun } from '@enlace/contract/first-run/portal/calls.ts'
import {
  chooseModules,
  completeSetup,
  markFirstStep,
  openSetupLink,
} from '@enlace/contract/first-run/calls.ts'
import type { FirstModule, FirstStep } from '@enlace/contract/first-run/portal/schemas.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { send } from '../../core/session/client.ts'
import type { SetupActs } from './actions.ts'

/** How far the company is with its portal. */
export const firstRunQuery = () => ({ ...callQuery(getFirstRun), staleTime: 0 })

/** Turns modules on and off over the version that was seen. */
export const sendModules = (version: string, on: FirstModule[]) =>
  send(chooseModules, { body: { version, on } })

/** Counts a step as done or put off, or takes that back. */
export const mark = (step: FirstStep, state: 'done' | 'skipped' | 'left') =>
  send(markFirstStep, { params: { step }, body: { state } })

/** The first administrator's link, asked and used. */
export const setupActs: SetupActs = {
  askSetup: async (token) => (await send(openSetupLink, { body: { token } })).link ?? 'spent',
  sendSetup: (token, setup) => send(completeSetup, { body: { token, ...setup } }),
}
