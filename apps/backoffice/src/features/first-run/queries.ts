import {
  chooseModules,
  completeSetup,
  getFirstRun,
  markFirstStep,
  openSetupLink,
} from '@enlace/contract/features/first-run/calls'
import type { AnswerOf } from '@enlace/contract/core/call'
import type { FirstModule, FirstStep } from '@enlace/contract/features/first-run/schemas'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { send } from '../../core/client.ts'
import type { NewSetup } from './setup-values.ts'

/** How far the company is with its portal. */
export const firstRunQuery = () => ({ ...callQuery(getFirstRun), staleTime: 0 })

/** Turns modules on and off over the version that was seen. */
export const sendModules = (version: string, on: FirstModule[]) =>
  send(chooseModules, { body: { version, on } })

/** Counts a step as done or put off, or takes that back. */
export const mark = (step: FirstStep, state: 'done' | 'skipped' | 'left') =>
  send(markFirstStep, { params: { step }, body: { state } })

/** What the link of the first administrator opens. */
export type SetupLink = NonNullable<AnswerOf<typeof openSetupLink>['link']>

/** What a link opens; `spent` where it opens nothing any more. @throws CallFailure */
export async function askSetup(token: string): Promise<SetupLink | 'spent'> {
  return (await send(openSetupLink, { body: { token } })).link ?? 'spent'
}

/** Makes the first administrator and company, and what its login still asks for. @throws CallFailure */
export const sendSetup = (token: string, setup: NewSetup) =>
  send(completeSetup, { body: { token, ...setup } })
