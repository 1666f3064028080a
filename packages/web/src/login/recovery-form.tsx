import { recoveryTexts as texts } from '@enlace/contract/sign-in/password/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { ErrorSummary } from '@enlace/ui/error-summary.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { type FocusEvent, type FormEvent, useRef, useState } from 'react'
import { Captcha } from '../captcha/captcha.tsx'
import styles from './recovery-form.module.css'
import { recoveryFaults, type RecoveryValues } from './recovery-rules.ts'

type RecoveryFormProps = {
  isSending: boolean
  /** Why the server refused; each refusal is told anew, and takes another captcha. */
  problem: { id: number; message: string; emailFault: string | undefined } | null
  onSubmit: (values: RecoveryValues) => void
}

/** The email and the captcha; what is missing is said at its place, and what was typed stays. */
export function RecoveryForm({ isSending, problem, onSubmit }: RecoveryFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [email, setEmail] = useState('')
  const [captcha, setCaptcha] = useState('')
  const [checked, setChecked] = useState<'nothing' | 'email' | 'all'>('nothing')
  const faults = recoveryFaults({ email, captcha })

  const handleBlur = (event: FocusEvent<HTMLInputElement>) => {
    // A message that appears under the pointer would move the button away from the click.
    if (event.relatedTarget instanceof Element && event.relatedTarget.matches('button, a')) return
    if (checked === 'nothing') setChecked('email')
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setChecked('all')
    if (faults.email ?? faults.captcha)
      form.current?.querySelector<HTMLElement>(faults.email ? '[name=email]' : '[name=captcha]')?.focus()
    else if (!isSending) onSubmit({ email, captcha })
  }
  return (
    <form
      ref={form}
      method="post"
      noValidate
      aria-busy={isSending || undefined}
      className={styles.form}
      onSubmit={handleSubmit}
    >
      {problem && <ErrorSummary key={problem.id} title={texts.refusedTitle} errors={[problem]} />}
      <TextInput
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        isRequired
        label={texts.email}
        error={checked === 'nothing' ? undefined : (faults.email ?? problem?.emailFault)}
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
        onBlur={handleBlur}
      />
      <Captcha
        onToken={setCaptcha}
        error={checked === 'all' ? faults.captcha : undefined}
        resetKey={problem?.id ?? 0}
      />
      <Button type="submit" variant="primary" size="large" isWide isBusy={isSending}>
        {texts.submit}
      </Button>
    </form>
  )
}
