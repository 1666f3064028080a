import type { TotpKey } from '@enlace/contract/sign-in/second-factor/schemas.ts'
import { factorTexts } from '@enlace/contract/sign-in/second-factor/texts.ts'
import { securityTexts as texts } from '@enlace/contract/sign-in/security/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { CloseContext } from '@enlace/ui/core/closing.ts'
import { DialogFooter } from '@enlace/ui/dialog-footer.tsx'
import { NumericInput } from '@enlace/ui/numeric-input.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { type FormEvent, useContext, useState } from 'react'
import { TotpKeyPicture } from './totp-key.tsx'

type TotpFormProps = {
  totpKey: TotpKey
  isSending: boolean
  onCode: (code: string) => void
  onCancel: () => void
}

/** An authenticator app takes the key, and shows by its first code that it did. */
export function TotpForm({ totpKey, isSending, onCode, onCancel }: TotpFormProps) {
  const isInDialog = useContext(CloseContext) !== undefined
  const [error, setError] = useState<string>()
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const value = new FormData(event.currentTarget).get('code')
    const code = typeof value === 'string' ? value : ''
    const fault = code === '' ? factorTexts.codeRequired : factorTexts.codeWrong
    const isCode = /^\d{6}$/.test(code)
    setError(isCode ? undefined : fault)
    if (isCode) onCode(code)
  }
  return (
    <form method="post" noValidate onSubmit={handleSubmit}>
      <Stack>
        <TotpKeyPicture totpKey={totpKey} />
        <NumericInput
          isWhole
          name="code"
          autoComplete="one-time-code"
          maxLength={6}
          label={texts.totpCode}
          error={error}
        />
        {isInDialog ? (
          <DialogFooter
            cancel={texts.cancel}
            onCancel={onCancel}
            confirm={texts.totpConfirm}
            isBusy={isSending}
          />
        ) : (
          <Stack gap="small">
            <Button type="submit" variant="primary" size="large" isWide isBusy={isSending}>
              {texts.totpConfirm}
            </Button>
            <Button size="large" isWide onClick={onCancel}>
              {texts.cancel}
            </Button>
          </Stack>
        )}
      </Stack>
    </form>
  )
}
