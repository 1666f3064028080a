import { backofficeTexts } from '@enlace/contract/core/backoffice/texts'
import type { SignInStep } from '@enlace/contract/core/second-factor/step-schemas'
import { SecondStep } from '@enlace/web/second-factor/second-step.tsx'
import { useRef, useState } from 'react'
import { session } from '../../core/session.ts'
import { secondStepActions } from './queries.ts'

type SecondStepPartProps = { step: SignInStep; onBack: (message?: string) => void }

/** The second step of the back office's login; who reads new codes for an emergency is let in after that. */
export function SecondStepPart({ step, onBack }: SecondStepPartProps) {
  const token = useRef<string>(undefined)
  const [actions] = useState(() =>
    secondStepActions((opened) => {
      token.current = opened
    }),
  )
  const handleEntered = () => {
    if (token.current !== undefined) session.open(token.current)
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
