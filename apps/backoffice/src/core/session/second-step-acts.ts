import {
  askStaffPasskey,
  enrolStaffPasskey,
  enrolStaffTotp,
  takeStaffStep,
} from '@enlace/contract/staff/sign-in/calls.ts'
import type { SecondStepBody } from '@enlace/contract/sign-in/second-factor/schemas.ts'
import type { StaffLoginAnswer } from '@enlace/contract/staff/sign-in/schemas.ts'
import { answerPasskey, makePasskey } from '@enlace/web/second-factor/passkeys.ts'
import type { SecondStepActions, Shown } from '@enlace/web/second-factor/second-step-actions.ts'
import { send } from './client.ts'

/** What the second step does. The codes for an emergency are read before anybody is in. */
export function secondStepActions(onToken: (token: string) => void): SecondStepActions {
  return {
    async enterBy({ step, trust }, shown) {
      const answer = await send(takeStaffStep, { body: await bodyOf(step, trust, shown) })
      onToken(tokenOf(answer))
      return answer.recoveryCodes
    },
    askTotpKey: (step) => send(enrolStaffTotp, { body: { step } }),
  }
}

async function bodyOf(step: string, trust: boolean, shown: Shown): Promise<SecondStepBody> {
  switch (shown.factor) {
    case 'passkey': {
      const { options } = await send(askStaffPasskey, { body: { step } })
      return { factor: 'passkey', step, trust, answer: await answerPasskey(options) }
    }
    case 'new-passkey': {
      const { options } = await send(enrolStaffPasskey, { body: { step } })
      return { factor: 'new-passkey', step, trust, made: await makePasskey(options) }
    }
    case 'totp':
    case 'recovery':
    case 'new-totp':
      return { ...shown, step, trust }
  }
}

/** The header half that a login without a second step opened. */
export function tokenOf({ session_token: token }: StaffLoginAnswer): string {
  if (token === undefined) throw new Error('A login without a second step opens a session')
  return token
}
