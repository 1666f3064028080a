import { backofficeTexts } from '@enlace/contract/backoffice/texts.ts'
import type { SignInStep } from '@enlace/contract/sign-in/session/step-schemas.ts'
import { SecondStep } from '@enlace/web/second-factor/second-step.tsx'
import { useState } from 'react'
import { secondStepActions } from './second-step-acts.ts'

type SecondStepPartProps = {
  step: SignInStep
  onToken: (token: string) => void
  onBack: (message?: string) => void
}

/** The second step of the back office's login; who reads new codes for an emergency is let in after that. */
export function SecondStepPart({ step, onToken, onBack }: SecondStepPartProps) {
  const [entry] = useState(entryOf)
  return (
    <SecondStep
      company={backofficeTexts.demanding}
      step={step}
      offersTrust
      actions={entry.actions}
      onEntered={() => entry.enter(onToken)}
      onBack={onBack}
    />
  )
}

/** The step's acts, and the token of the session that they opened until somebody is let in with it. */
function entryOf() {
  let token: string | undefined
  return {
    actions: secondStepActions((opened) => {
      token = opened
    }),
    enter(onToken: (token: string) => void) {
      if (token !== undefined) onToken(token)
    },
  }
}
