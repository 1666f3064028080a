import type { Factor } from '@enlace/contract/sign-in/session/step-schemas.ts'
import { factorTexts as texts } from '@enlace/contract/sign-in/second-factor/texts.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { CloseContext } from '@enlace/ui/core/closing.ts'
import { DialogFooter } from '@enlace/ui/dialog-footer.tsx'
import { NumericInput } from '@enlace/ui/numeric-input.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { type FormEvent, type ReactNode, useContext, useEffect, useRef, useState } from 'react'

type TypedFactor = Exclude<Factor, 'passkey'>

type FactorFormProps = {
  /** What the person has and this host takes, the one to offer first. */
  methods: readonly Factor[]
  isSending: boolean
  submitLabel: string
  onCode: (factor: TypedFactor, code: string) => void
  onPasskey: () => void
  onCancel: { label: string; act: () => void }
  /** What is below the field, such as whether the device is trusted. */
  children?: ReactNode
}

const order: readonly Factor[] = ['passkey', 'totp', 'recovery']
const words: Record<Factor, string> = {
  passkey: texts.usePasskey,
  totp: texts.useTotp,
  recovery: texts.useRecovery,
}

/** Asks for one of the person's factors; the others are one click away. */
export function FactorForm(props: FactorFormProps) {
  const { methods, isSending, submitLabel, onCode, onPasskey, onCancel, children } = props
  const offered = order.filter((factor) => methods.includes(factor))
  const [chosen, setChosen] = useState<Factor>(offered[0] ?? 'recovery')
  const isInDialog = useContext(CloseContext) !== undefined
  const [error, setError] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  // Anyone who chose a way goes on with it, wherever the click was.
  useEffect(() => form.current?.querySelector('input')?.focus(), [chosen])

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (chosen === 'passkey') {
      onPasskey()
      return
    }
    const value = new FormData(event.currentTarget).get('code')
    const code = typeof value === 'string' ? value.trim() : ''
    const fault = faultOf(chosen, code)
    setError(fault)
    if (fault === undefined) onCode(chosen, code)
  }
  const handleChoice = (factor: Factor) => {
    setChosen(factor)
    setError(undefined)
  }
  const others = offered.filter((factor) => factor !== chosen)
  return (
    <form ref={form} method="post" noValidate onSubmit={handleSubmit}>
      <Stack>
        {chosen === 'passkey' && <p>{texts.passkeyHint}</p>}
        {chosen === 'totp' && (
          <NumericInput
            key="totp"
            isWhole
            name="code"
            autoComplete="one-time-code"
            maxLength={6}
            label={texts.code}
            hint={texts.codeHint}
            error={error}
          />
        )}
        {chosen === 'recovery' && (
          <TextInput
            key="recovery"
            name="code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            label={texts.recovery}
            hint={texts.recoveryHint}
            error={error}
          />
        )}
        {children}
        {isInDialog ? (
          <DialogFooter
            cancel={onCancel.label}
            onCancel={onCancel.act}
            confirm={chosen === 'passkey' ? texts.passkey : submitLabel}
            isBusy={isSending}
          />
        ) : (
          <Stack gap="small">
            <Button type="submit" variant="primary" size="large" isWide isBusy={isSending}>
              {chosen === 'passkey' ? texts.passkey : submitLabel}
            </Button>
            <Button size="large" isWide onClick={onCancel.act}>
              {onCancel.label}
            </Button>
          </Stack>
        )}
        {others.length > 0 && (
          <Stack gap="small">
            <p>{texts.others}</p>
            <Actions>
              {others.map((factor) => (
                <Button key={factor} onClick={() => handleChoice(factor)}>
                  {words[factor]}
                </Button>
              ))}
            </Actions>
          </Stack>
        )}
      </Stack>
    </form>
  )
}

function faultOf(factor: TypedFactor, code: string): string | undefined {
  if (factor === 'recovery') return code === '' ? texts.recoveryRequired : undefined
  if (code === '') return texts.codeRequired
  return /^\d{6}$/.test(code) ? undefined : texts.codeWrong
}
