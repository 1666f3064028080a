import { askStepUpPasskey, getStepUpMethods, stepUp } from '@enlace/contract/sign-in/second-factor/calls.ts'
import type { StepUpDoor } from '@enlace/web/host.ts'
import { send } from '../http/client.ts'

/** How a supplier who is in shows again who it is. */
export const stepUpDoor: StepUpDoor = {
  methods: () => send(getStepUpMethods),
  passkey: () => send(askStepUpPasskey),
  show: (body) => send(stepUp, { body }),
}
