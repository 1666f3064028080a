import { passwordTexts } from '@enlace/contract/core/form/texts.ts'
import type { StepUpBody } from '@enlace/contract/sign-in/second-factor/schemas.ts'
import { factorTexts, stepUpTexts as texts } from '@enlace/contract/sign-in/second-factor/texts.ts'
import { DialogFooter } from '@enlace/ui/dialog-footer.tsx'
import { PasswordInput } from '@enlace/ui/password-input.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { failureOf } from '../http/failure.ts'
import { hosting } from '../host.ts'
import { ErrorSummary } from '@enlace/ui/error-summary.tsx'
import { FactorForm } from './factor-form.tsx'
import { answerPasskey, knowsPasskeys, PasskeyStopped } from './passkeys.ts'

const stepUpDoor = () => hosting().loadStepUp()

type Methods = readonly ('password' | 'totp' | 'passkey' | 'recovery')[]

/** Asks for the second factor, or for the password of who has none; the server says which. */
export function StepUpForm({ onShown, onCancel }: { onShown: () => void; onCancel: () => void }) {
  const [methods, setMethods] = useState<Methods | null>(null)
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [turn, setTurn] = useState(0)

  useEffect(() => {
    let isCurrent = true
    stepUpDoor()
      .then(({ methods: ask }) => ask())
      .then(
        (answer) => isCurrent && setMethods(answer.methods),
        (thrown: unknown) => isCurrent && setProblem(reasonOf(thrown)),
      )
    return () => {
      isCurrent = false
    }
  }, [turn])

  const show = async (make: () => Promise<StepUpBody>) => {
    if (isSending) return
    setIsSending(true)
    setProblem(null)
    try {
      const body = await make()
      await (await stepUpDoor()).show(body)
      onShown()
    } catch (thrown) {
      setProblem(reasonOf(thrown))
      setIsSending(false)
    }
  }
  const handleRetry = () => {
    setProblem(null)
    setTurn(turn + 1)
  }

  if (methods === null) {
    return problem ? (
      <Stack>
        <ErrorSummary title={texts.failedTitle} errors={[{ message: problem }]} />
        <DialogFooter
          cancel={texts.cancel}
          onCancel={onCancel}
          confirm={texts.retry}
          onConfirm={handleRetry}
        />
      </Stack>
    ) : (
      <p role="status">{texts.loading}</p>
    )
  }
  const refusal = problem && <ErrorSummary title={texts.refusedTitle} errors={[{ message: problem }]} />
  const factors = methods
    .filter((method) => method !== 'password')
    .filter((method) => method !== 'passkey' || knowsPasskeys())
  return (
    <Stack>
      <p>{texts.intro}</p>
      {refusal}
      {methods.includes('password') ? (
        <PasswordForm
          isSending={isSending}
          onCancel={onCancel}
          onSubmit={(password) => void show(async () => ({ factor: 'password', password }))}
        />
      ) : (
        <FactorForm
          methods={factors}
          isSending={isSending}
          submitLabel={texts.confirm}
          onCode={(factor, code) => void show(async () => ({ factor, code }))}
          onPasskey={() =>
            void show(async () => {
              const { step, options } = await (await stepUpDoor()).passkey()
              return { factor: 'passkey', step, answer: await answerPasskey(options) }
            })
          }
          onCancel={{ label: texts.cancel, act: onCancel }}
        />
      )}
    </Stack>
  )
}

/** Why it was not shown: what the server says of the password, of the whole, or that the browser's own dialog was closed. */
function reasonOf(thrown: unknown): string {
  if (thrown instanceof PasskeyStopped) return factorTexts.passkeyStopped
  const { fields, message } = failureOf(thrown)
  return fields['password'] ?? message
}

type PasswordFormProps = { isSending: boolean; onSubmit: (password: string) => void; onCancel: () => void }

function PasswordForm({ isSending, onSubmit, onCancel }: PasswordFormProps) {
  const [error, setError] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const password = new FormData(event.currentTarget).get('password')
    if (typeof password !== 'string' || password === '') setError(texts.passwordRequired)
    else onSubmit(password)
  }
  return (
    <form ref={form} method="post" noValidate onSubmit={handleSubmit}>
      <Stack>
        <PasswordInput
          name="password"
          autoComplete="current-password"
          label={texts.password}
          showLabel={passwordTexts.show}
          hideLabel={passwordTexts.hide}
          error={error}
        />
        <DialogFooter cancel={texts.cancel} onCancel={onCancel} confirm={texts.confirm} isBusy={isSending} />
      </Stack>
    </form>
  )
}
