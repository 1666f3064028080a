import { passwordTexts } from '@enlace/contract/core/form/texts.ts'
import { NewPassword } from '@enlace/contract/sign-in/session/password-schemas.ts'
import { setPasswordTexts as texts } from '@enlace/contract/set-password/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { ErrorSummary } from '@enlace/ui/error-summary.tsx'
import { PasswordInput } from '@enlace/ui/password-input.tsx'
import { type FormEvent, useState } from 'react'
import { StrengthMeter } from './strength-meter.tsx'
import styles from './set-password-form.module.css'

type SetPasswordFormProps = {
  /** Whose password it will be, for the browser that keeps it. */
  email: string
  /** Whether the person has a password, and takes an invitation up with it. */
  isKnown: boolean
  isSending: boolean
  problem: { message: string } | null
  onSubmit: (password: string) => void
}

/** The new password twice, checked before it is sent by the contract's own rule; or the one that the person has, once. */
export function SetPasswordForm({ email, isKnown, isSending, problem, onSubmit }: SetPasswordFormProps) {
  const [password, setPassword] = useState('')
  const [repeat, setRepeat] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const faultsNow = () => (isKnown ? knownFaults(password) : faultsOf(password, repeat))
  const faults = isChecked ? faultsNow() : {}

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setIsChecked(true)
    const { password: first, repeat: second } = faultsNow()
    if (!first && !second) onSubmit(password)
  }
  const eye = { showLabel: passwordTexts.show, hideLabel: passwordTexts.hide }
  return (
    <form method="post" className={styles.form} noValidate onSubmit={handleSubmit}>
      {problem && <ErrorSummary key={problem.message} title={texts.refusedTitle} errors={[problem]} />}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordInput
        {...eye}
        name="password"
        autoComplete={isKnown ? 'current-password' : 'new-password'}
        label={isKnown ? texts.knownPassword : texts.password}
        hint={isKnown ? texts.existing : texts.hint}
        error={faults.password}
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        onBlur={() => setIsChecked(isChecked || repeat !== '')}
      />
      {!isKnown && (
        <>
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
        </>
      )}
      <Button type="submit" variant="primary" size="large" isWide isBusy={isSending}>
        {isKnown ? texts.accept : texts.submit}
      </Button>
    </form>
  )
}

function knownFaults(password: string): { password?: string; repeat?: string } {
  return password === '' ? { password: texts.required } : {}
}

function faultsOf(password: string, repeat: string): { password?: string; repeat?: string } {
  const read = NewPassword.safeParse(password)
  if (!read.success) return { password: read.error.issues[0]?.message ?? texts.required }
  return password === repeat ? {} : { repeat: texts.different }
}
