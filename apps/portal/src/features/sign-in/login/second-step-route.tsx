import type { BootData } from '@enlace/contract/company/schemas.ts'
import { SecondStep } from '@enlace/web/second-factor/second-step.tsx'
import type { ComponentProps } from 'react'
import '../../../core/host/host.ts'
import { secondStepActions } from './second-step-queries.ts'

type SecondStepPartProps = Pick<ComponentProps<typeof SecondStep>, 'step' | 'onEntered' | 'onBack'> & {
  boot: BootData
  isSharedDevice: boolean
}

/** The login's second step with all that it does; it comes when somebody needs it. */
export function SecondStepPart({ boot, isSharedDevice, ...rest }: SecondStepPartProps) {
  return (
    <SecondStep
      company={boot.company.nombre}
      offersTrust={!isSharedDevice}
      actions={secondStepActions(boot, isSharedDevice)}
      {...rest}
    />
  )
}
