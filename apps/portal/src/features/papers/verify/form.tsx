import { verifyTexts as texts } from '@enlace/contract/papers/verify/texts.ts'
import { readCode } from '@enlace/domain/verification-code.ts'
import { Button } from '@enlace/ui/button.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { type FormEvent, useRef, useState } from 'react'
import styles from './form.module.css'

type VerifyFormProps = { typed: string; onCode: (code: string) => void }

/** The code as it is typed from a paper; what cannot be one is said before anything is asked. */
export function VerifyForm({ typed, onCode }: VerifyFormProps) {
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(typed)
  const [isChecked, setChecked] = useState(typed !== '')
  const code = readCode(text)
  const fault = text.trim() === '' ? texts.missing : texts.malformed
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (code === undefined) input.current?.focus()
    else onCode(code)
  }
  return (
    <form noValidate className={styles.form} onSubmit={handleSubmit}>
      <TextInput
        ref={input}
        name="code"
        label={texts.code}
        hint={texts.hint}
        error={isChecked && code === undefined ? fault : undefined}
        value={text}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        isRequired
        onChange={(event) => {
          setChecked(false)
          setText(event.currentTarget.value)
        }}
      />
      <Button type="submit" variant="primary" size="large">
        {texts.submit}
      </Button>
    </form>
  )
}
