import { stepUpTexts as texts } from '@enlace/contract/sign-in/second-factor/texts.ts'
import { Quiet } from '@enlace/ui/quiet.tsx'

/** Says beside a button that the person is asked who it is before the act is done. */
export function StepUpHint() {
  return <Quiet>{texts.beforehand}</Quiet>
}
