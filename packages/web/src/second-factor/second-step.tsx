import type { SignInStep } from '@enlace/contract/sign-in/session/step-schemas.ts'
import { factorTexts } from '@enlace/contract/sign-in/second-factor/texts.ts'
import { secondStepTexts as texts } from '@enlace/contract/sign-in/login/second-step-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { Button } from '@enlace/ui/button.tsx'
import { Checkbox } from '@enlace/ui/checkbox.tsx'
import { ErrorSummary } from '@enlace/ui/error-summary.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { useEffect, useRef, useState } from 'react'
import { failureOf } from '../http/failure.ts'
import { FactorForm } from './factor-form.tsx'
import { knowsPasskeys, PasskeyStopped } from './passkeys.ts'
import { RecoveryCodesView } from './recovery-codes.tsx'
import { Enrolment } from './enrolment.tsx'
import type { SecondStepActions, Shown } from './second-step-actions.ts'

type SecondStepProps = {
  /** Who asks for it. */
  company: string
  step: SignInStep
  /** Whether this device may be trusted for some days. */
  offersTrust: boolean
  actions: SecondStepActions
  onEntered: () => void
  /** Back to email and password, with a reason where there is one. */
  onBack: (message?: string) => void
}

/** The login's second step, in the place of its form: the factor is shown, or set up where the company asks for one. */
export function SecondStep({ company, step, offersTrust, actions, onEntered, onBack }: SecondStepProps) {
  const [isSending, setIsSending] = useState(false)
  const [trust, setTrust] = useState(false)
  const [problem, setProblem] = useState<{ id: number; message: string } | null>(null)
  const [codes, setCodes] = useState<readonly string[]>()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [codes])

  const show = async (shown: Shown) => {
    if (isSending) return
    setIsSending(true)
    setProblem(null)
    try {
      const made = await actions.enterBy({ step: step.step, trust }, shown)
      if (made) setCodes(made)
      else onEntered()
    } catch (thrown) {
      setIsSending(false)
      const { code, message } = failureOf(thrown)
      if (code === 'sign-in-step-expired') onBack(message)
      else if (thrown instanceof PasskeyStopped) tell(factorTexts.passkeyStopped)
      else tell(message)
    }
  }
  const tell = (message: string) => setProblem({ id: Date.now(), message })

  if (codes) {
    return (
      <Stack>
        <h2 ref={heading} tabIndex={-1}>
          {texts.codesTitle}
        </h2>
        <RecoveryCodesView codes={codes} onKept={onEntered} />
      </Stack>
    )
  }
  const methods = step.methods.filter((method) => method !== 'passkey' || knowsPasskeys())
  return (
    <Stack>
      <h2 ref={heading} tabIndex={-1}>
        {step.enrols ? texts.enrolTitle : texts.title}
      </h2>
      {problem && (
        <ErrorSummary
          key={problem.id}
          title={step.enrols ? texts.enrolRefusedTitle : texts.refusedTitle}
          errors={[{ message: problem.message }]}
        />
      )}
      {step.enrols && (
        <Enrolment
          step={step}
          company={company}
          isSending={isSending}
          askTotpKey={actions.askTotpKey}
          onShown={(shown) => void show(shown)}
          onFailed={(thrown) => {
            const { code, message } = failureOf(thrown)
            if (code === 'sign-in-step-expired') onBack(message)
            else tell(message)
          }}
          onBack={() => onBack()}
        />
      )}
      {!step.enrols && step.passkeyHosts.length > 0 && (
        <p>{fill(factorTexts.passkeyElsewhere, { hosts: step.passkeyHosts.join(', ') })}</p>
      )}
      {!step.enrols && methods.length > 0 && (
        <FactorForm
          methods={methods}
          isSending={isSending}
          submitLabel={texts.submit}
          onCode={(factor, code) => void show({ factor, code })}
          onPasskey={() => void show({ factor: 'passkey' })}
          onCancel={{ label: texts.back, act: () => onBack() }}
        >
          {offersTrust && (
            <Checkbox
              label={texts.trust}
              checked={trust}
              onChange={(event) => setTrust(event.currentTarget.checked)}
            />
          )}
        </FactorForm>
      )}
      {!step.enrols && methods.length === 0 && (
        <div>
          <Button onClick={() => onBack()}>{texts.back}</Button>
        </div>
      )}
    </Stack>
  )
}
