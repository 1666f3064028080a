import type { BootData } from '@enlace/contract/company/schemas.ts'
import type { SecondStepAnswer, SecondStepBody } from '@enlace/contract/sign-in/second-factor/schemas.ts'
import {
  askSignInPasskey,
  enrolPasskeyAtSignIn,
  enrolTotpAtSignIn,
  takeSecondStep,
} from '@enlace/contract/sign-in/second-factor/sign-in-calls.ts'
import { keepCompany } from '../../../core/session/parameters.ts'
import { send } from '../../../core/http/client.ts'
import { answerPasskey, makePasskey } from '@enlace/web/second-factor/passkeys.ts'
import { openSession } from '../../../core/session/session.ts'
import type { SecondStepActions, Shown } from '@enlace/web/second-factor/second-step-actions.ts'

/** What the second step does at the login of a page, on a device that others use or not. */
export function secondStepActions(boot: BootData, isSharedDevice: boolean): SecondStepActions {
  return {
    async enterBy({ step, trust }, shown) {
      const answer = await send(takeSecondStep, { body: await bodyOf(step, trust, shown) })
      keep(boot, answer, isSharedDevice)
      return answer.recoveryCodes
    },
    askTotpKey: (step) => send(enrolTotpAtSignIn, { body: { step } }),
  }
}

async function bodyOf(step: string, trust: boolean, shown: Shown): Promise<SecondStepBody> {
  switch (shown.factor) {
    case 'passkey': {
      const { options } = await send(askSignInPasskey, { body: { step } })
      return { factor: 'passkey', step, trust, answer: await answerPasskey(options) }
    }
    case 'new-passkey': {
      const { options } = await send(enrolPasskeyAtSignIn, { body: { step } })
      return { factor: 'new-passkey', step, trust, made: await makePasskey(options) }
    }
    case 'totp':
    case 'recovery':
    case 'new-totp':
      return { ...shown, step, trust }
  }
}

function keep(boot: BootData, { data, ...answer }: SecondStepAnswer, isSharedDevice: boolean): void {
  if (!data) throw new Error('A second step that was taken opens a session')
  openSession({ ...answer, data }, boot.company.id, isSharedDevice)
  keepCompany(boot)
}
