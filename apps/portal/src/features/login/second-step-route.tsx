import '../../core/host.ts'
import type { ComponentProps } from 'react'
import { secondStepActions } from './second-step-queries.ts'
import { SecondStep } from './second-step.tsx'

/** The login's second step with all that it does; it comes when somebody needs it. */
export function SecondStepPart(props: Omit<ComponentProps<typeof SecondStep>, 'actions'>) {
  return <SecondStep {...props} actions={secondStepActions} />
}
