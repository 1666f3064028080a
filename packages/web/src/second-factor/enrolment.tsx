import { fill } from '@enlace/contract/core/fill.ts'
import type { TotpKey } from '@enlace/contract/sign-in/second-factor/schemas.ts'
import type { SignInStep } from '@enlace/contract/sign-in/session/step-schemas.ts'
import { secondStepTexts as texts } from '@enlace/contract/sign-in/login/second-step-texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { useState } from 'react'
import { knowsPasskeys } from './passkeys.ts'
import { TotpForm } from './totp-form.tsx'
import type { SecondStepActions, Shown } from './second-step-actions.ts'

type EnrolmentProps = {
  step: SignInStep
  company: string
  isSending: boolean
  askTotpKey: SecondStepActions['askTotpKey']
  onShown: (shown: Shown) => void
  onFailed: (thrown: unknown) => void
  onBack: () => void
}

/** Sets up the factor without which the company lets nobody in: a passkey of this device, or an app. */
export function Enrolment(props: EnrolmentProps) {
  const { step, company, isSending, askTotpKey, onShown, onFailed, onBack } = props
  const [totpKey, setTotpKey] = useState<TotpKey>()
  if (totpKey) {
    return (
      <TotpForm
        totpKey={totpKey}
        isSending={isSending}
        onCode={(code) => onShown({ factor: 'new-totp', code })}
        onCancel={() => setTotpKey(undefined)}
      />
    )
  }
  const offersPasskey = step.canUsePasskeys && knowsPasskeys()
  return (
    <Stack>
      <p>{fill(texts.enrol, { company })}</p>
      <Stack gap="small">
        {offersPasskey && (
          <Button
            variant="primary"
            size="large"
            isWide
            isBusy={isSending}
            onClick={() => onShown({ factor: 'new-passkey' })}
          >
            {texts.enrolPasskey}
          </Button>
        )}
        <Button
          variant={offersPasskey ? 'quiet' : 'primary'}
          size="large"
          isWide
          isBusy={isSending}
          onClick={() => void askTotpKey(step.step).then(setTotpKey, onFailed)}
        >
          {texts.enrolTotp}
        </Button>
        <Button size="large" isWide onClick={onBack}>
          {texts.back}
        </Button>
      </Stack>
    </Stack>
  )
}
