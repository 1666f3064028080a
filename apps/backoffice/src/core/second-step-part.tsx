import { backofficeTexts } from '@enlace/contract/core/backoffice/texts'
import type { SignInStep } from '@enlace/contract/core/second-factor/step-schemas'
import { SecondStep } from '@enlace/web/second-factor/second-step.tsx'
import { useRef, useState } from 'react'
import { secondStepActions } from './second-step-acts.ts'

type SecondStepPartProps = {
  step: SignInStep
  onToken: (token: string) => void
  onBack: (message?: string) => void
}

/** The second step of the back office's login; who reads new codes for an emergency is let in after that. */
export function SecondStepPart({ step, onToken, onBack }: SecondStepPartProps) {
  const token = useRef<string>(undefined)
  const [actions] = useState(() =>
    secondStepActions((opened) => {
      token.current = opened
    }),
  )
  const handleEntered = () => {
    if (token.current !== undefined) onToken(token.current)
  }
  return (
    <SecondStep
      company={backofficeTexts.product}
      step={step}
      offersTrust
      actions={actions}
      onEntered={handleEntered}
      onBack={onBack}
    />
  )
}
