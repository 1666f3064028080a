import { passwordTexts } from '@enlace/contract/core/form/texts.ts'
import { loginTexts as texts } from '@enlace/contract/sign-in/login/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { Checkbox } from '@enlace/ui/checkbox.tsx'
import { PasswordInput } from '@enlace/ui/password-input.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { type FocusEvent, type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { takeEmail } from './kept-email.ts'
import styles from './login-form.module.css'
import { type LoginFaults, loginFaults, type LoginFields, readLogin } from './rules.ts'

type LoginFormProps = {
  /** Whether it may be said that others use this device. */
  offersSharedDevice: boolean
  isSending: boolean
  /** Why the server refused; each refusal is told anew. */
  problem: { id: number; message: string } | null
  /** The captcha, where the server asks for one. */
  captcha?: ReactNode
  onSubmit: (values: LoginFields) => void
  /** Something is missing or wrong, in the order of the fields. */
  onIncomplete: (messages: string[]) => void
}

/**
 * Email, password and the word on a shared device. The fields keep what was typed before the script came, and the
 * form is posted, so that Enter at that moment puts no password into an address. A person who has just set a password finds
 * the email there.
 */
export function LoginForm({
  offersSharedDevice,
  isSending,
  problem,
  captcha,
  onSubmit,
  onIncomplete,
}: LoginFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [faults, setFaults] = useState<LoginFaults>({})
  const [isAwaited, setIsAwaited] = useState(false)
  useEffect(() => {
    const email = takeEmail()
    const field = form.current?.querySelector<HTMLInputElement>('[name=username]')
    // A person who is about to type there is not disturbed.
    if (email === null || !field || field.value !== '' || field === document.activeElement) return
    field.value = email
    setIsAwaited(true)
    form.current?.querySelector<HTMLElement>('[name=password]')?.focus()
  }, [])

  const handleBlur = (event: FocusEvent<HTMLInputElement>) => {
    const own = form.current
    if (!own) return
    // A message that appears under the pointer would move the button away from the click.
    if (event.relatedTarget instanceof Element && event.relatedTarget.matches('button, a')) return
    const field = event.currentTarget.name === 'username' ? 'email' : 'password'
    const fault = loginFaults(readLogin(own))[field]
    setFaults(({ [field]: _, ...others }) => (fault === undefined ? others : { ...others, [field]: fault }))
  }
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = readLogin(event.currentTarget)
    const found = loginFaults(values)
    setFaults(found)
    const messages = [found.email, found.password].filter((message) => message !== undefined)
    if (messages.length === 0) {
      onSubmit(values)
      return
    }
    onIncomplete(messages)
    form.current?.querySelector<HTMLElement>(found.email ? '[name=username]' : '[name=password]')?.focus()
  }
  return (
    <form ref={form} method="post" className={styles.form} noValidate onSubmit={handleSubmit}>
      {problem && (
        <div key={problem.id} role="alert" className={styles.problem}>
          <p>{texts.refusedTitle}</p>
          {problem.message}
        </div>
      )}
      <TextInput
        name="username"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        label={texts.email}
        error={faults.email}
        onBlur={handleBlur}
      />
      <PasswordInput
        name="password"
        autoComplete="current-password"
        label={texts.password}
        hint={isAwaited ? texts.emailKnown : undefined}
        showLabel={passwordTexts.show}
        hideLabel={passwordTexts.hide}
        error={faults.password}
        onBlur={handleBlur}
      />
      {offersSharedDevice && <Checkbox name="shared" label={texts.sharedDevice} />}
      {captcha}
      <Button type="submit" variant="primary" size="large" isWide isBusy={isSending}>
        {texts.submit}
      </Button>
    </form>
  )
}
