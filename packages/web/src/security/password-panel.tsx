import { passwordTexts } from '@enlace/contract/core/form/texts.ts'
import { securityTexts as texts } from '@enlace/contract/sign-in/security/texts.ts'
import { NewPassword } from '@enlace/contract/sign-in/session/password-schemas.ts'
import { passwordRuleTexts } from '@enlace/contract/sign-in/session/password-texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { toast } from '@enlace/ui/core/toasts.ts'
import { ErrorSummary } from '@enlace/ui/error-summary.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { PasswordInput } from '@enlace/ui/password-input.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { type FormEvent, useState } from 'react'
import { StrengthMeter } from '../password/strength-meter.tsx'
import { useSending } from '../form/use-sending.ts'
import type { SecurityActions } from './actions.ts'

type Typed = { current: string; password: string; repeat: string }
type Faults = Partial<Record<keyof Typed, string | undefined>>

const nothing: Typed = { current: '', password: '', repeat: '' }
const eye = { showLabel: passwordTexts.show, hideLabel: passwordTexts.hide }

/** Replaces the password; the form opens when it is asked for. */
export function PasswordPanel({ email, actions }: { email: string; actions: SecurityActions }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Panel title={texts.password}>
      <Stack isNarrow>
        <p>{texts.passwordIntro}</p>
        {isOpen ? (
          <PasswordForm
            email={email}
            onChange={actions.changePassword}
            onDone={() => {
              setIsOpen(false)
              toast({ kind: 'success', message: texts.passwordSaved })
            }}
            onCancel={() => setIsOpen(false)}
          />
        ) : (
          <div>
            <Button onClick={() => setIsOpen(true)}>{texts.changePassword}</Button>
          </div>
        )}
      </Stack>
    </Panel>
  )
}

type PasswordFormProps = {
  email: string
  onChange: SecurityActions['changePassword']
  onDone: () => void
  onCancel: () => void
}

function PasswordForm({ email, onChange, onDone, onCancel }: PasswordFormProps) {
  const { isSending, problem, run } = useSending()
  const [typed, setTyped] = useState(nothing)
  const [faults, setFaults] = useState<Faults>({})
  const fieldOf = (name: keyof Typed) => ({
    ...eye,
    name,
    value: typed[name],
    error: faults[name] ?? problem?.fields[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      setTyped({ ...typed, [name]: event.currentTarget.value }),
  })
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const found = faultsOf(typed)
    setFaults(found)
    if (Object.values(found).some((fault) => fault !== undefined)) return
    const { current, password } = typed
    if (await run(() => onChange({ current, password }))) onDone()
  }
  return (
    <form method="post" noValidate onSubmit={(event) => void handleSubmit(event)}>
      <Stack>
        {problem && (
          <ErrorSummary
            key={JSON.stringify(problem)}
            title={texts.failedTitle}
            errors={[{ message: problem.message }]}
          />
        )}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordInput {...fieldOf('current')} autoComplete="current-password" label={texts.current} />
        <PasswordInput
          {...fieldOf('password')}
          autoComplete="new-password"
          label={texts.newPassword}
          hint={texts.passwordHint}
        />
        <StrengthMeter password={typed.password} email={email} />
        <PasswordInput {...fieldOf('repeat')} autoComplete="new-password" label={texts.repeat} />
        <div>
          <Button type="submit" variant="primary" isBusy={isSending}>
            {texts.passwordSave}
          </Button>{' '}
          <Button onClick={onCancel}>{texts.cancel}</Button>
        </div>
      </Stack>
    </form>
  )
}

function faultsOf({ current, password, repeat }: Typed): Faults {
  const read = NewPassword.safeParse(password)
  return {
    current: current === '' ? texts.currentRequired : undefined,
    password: read.success ? undefined : (read.error.issues[0]?.message ?? passwordRuleTexts.required),
    repeat: read.success && password !== repeat ? texts.different : undefined,
  }
}
