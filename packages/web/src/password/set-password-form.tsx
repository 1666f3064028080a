import { passwordTexts } from '@enlace/contract/core/form/texts'
import { NewPassword } from '@enlace/contract/core/session/password-schemas'
import { setPasswordTexts as texts } from '@enlace/contract/features/set-password/texts'
import { Button } from '@enlace/ui/button'
import { ErrorSummary } from '@enlace/ui/error-summary'
import { PasswordInput } from '@enlace/ui/password-input'
import { type FormEvent, useState } from 'react'
import { StrengthMeter } from './strength-meter.tsx'
import styles from './set-password-form.module.css'

type SetPasswordFormProps = {
  /** Whose password it will be, for the browser that keeps it; unknown until the server has told. */
  email: string | undefined
  isSending: boolean
  problem: { message: string } | null
  onSubmit: (password: string) => void
}

/** The new password twice; it is checked before it is sent, by the contract's own rule. */
export function SetPasswordForm({ email, isSending, problem, onSubmit }: SetPasswordFormProps) {
  const [password, setPassword] = useState('')
  const [repeat, setRepeat] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const faults = isChecked ? faultsOf(password, repeat) : {}

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setIsChecked(true)
    const { password: first, repeat: second } = faultsOf(password, repeat)
    if (!first && !second) onSubmit(password)
  }
  const eye = { showLabel: passwordTexts.show, hideLabel: passwordTexts.hide }
  return (
    <form method="post" className={styles.form} noValidate onSubmit={handleSubmit}>
      {problem && <ErrorSummary key={problem.message} title={texts.refusedTitle} errors={[problem]} />}
      <input type="email" name="email" autoComplete="username" value={email ?? ''} readOnly hidden />
      <PasswordInput
        {...eye}
        name="password"
        autoComplete="new-password"
        label={texts.password}
        hint={texts.hint}
        error={faults.password}
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        onBlur={() => setIsChecked(isChecked || repeat !== '')}
      />
      <StrengthMeter password={password} email={email} />
      <PasswordInput
        {...eye}
        name="repeat"
        autoComplete="new-password"
        label={texts.repeat}
        error={faults.repeat}
        value={repeat}
        onChange={(event) => setRepeat(event.currentTarget.value)}
        onBlur={() => setIsChecked(isChecked || repeat !== '')}
      />
      <Button type="submit" variant="primary" size="large" isBusy={isSending}>
        {texts.submit}
      </Button>
    </form>
  )
}

function faultsOf(password: string, repeat: string): { password?: string; repeat?: string } {
  const read = NewPassword.safeParse(password)
  if (!read.success) return { password: read.error.issues[0]?.message ?? texts.required }
  return password === repeat ? {} : { repeat: texts.different }
}
