import type { AnswerOf } from '@enlace/contract/core/call.ts'
import type { completeSetup, openSetupLink } from '@enlace/contract/first-run/calls.ts'
import type { NewSetup } from './setup-values.ts'

/** What the link of the first administrator opens. */
export type SetupLink = NonNullable<AnswerOf<typeof openSetupLink>['link']>

/** What the first administrator's page does. */
export type SetupActs = {
  /** What a link opens; `spent` where it opens nothing any more. @throws CallFailure */
  askSetup: (token: string) => Promise<SetupLink | 'spent'>
  /** Makes the first administrator and company; answers a session, or what the login still asks for. @throws CallFailure */
  sendSetup: (token: string, setup: NewSetup) => Promise<AnswerOf<typeof completeSetup>>
}
