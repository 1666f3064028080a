import { securityTexts as texts } from '@enlace/contract/sign-in/security/texts.ts'
import { toast } from '@enlace/ui/core/toasts.ts'
import { Dialog } from '@enlace/ui/dialog.tsx'
import { DialogFooter } from '@enlace/ui/dialog-footer.tsx'
import { ErrorSummary } from '@enlace/ui/error-summary.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { type FormEvent, useState } from 'react'
import { failureOf } from '../http/failure.ts'
import { isKnownDevice, PasskeyStopped } from '../second-factor/passkeys.ts'

type PasskeyDialogProps = {
  isOpen: boolean
  onAdd: (name: string) => Promise<{ recoveryCodes: string[] | null }>
  onClose: () => void
  onCodes: (codes: readonly string[] | null) => void
}

/** Makes a passkey on this device, under a name by which the person knows it again. */
export function PasskeyDialog({ isOpen, onAdd, onClose, onCodes }: PasskeyDialogProps) {
  const [isSending, setIsSending] = useState(false)
  const [error, setError] = useState<string>()
  const [problem, setProblem] = useState<{ id: number; message: string } | null>(null)

  const add = async (name: string) => {
    setIsSending(true)
    setProblem(null)
    try {
      onCodes((await onAdd(name)).recoveryCodes)
      onClose()
      toast({ kind: 'success', message: texts.passkeyDone })
    } catch (thrown) {
      setProblem({ id: Date.now(), message: reasonOf(thrown) })
    } finally {
      setIsSending(false)
    }
  }
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const value = new FormData(event.currentTarget).get('name')
    const name = typeof value === 'string' ? value.trim() : ''
    setError(name === '' ? texts.passkeyNameRequired : undefined)
    if (name !== '' && !isSending) void add(name)
  }
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.passkeyTitle} closeLabel={texts.close}>
      <form method="post" noValidate onSubmit={handleSubmit}>
        <Stack>
          <p>{texts.passkeysIntro}</p>
          {problem && (
            <ErrorSummary
              key={problem.id}
              title={texts.failedTitle}
              errors={[{ message: problem.message }]}
            />
          )}
          <TextInput
            name="name"
            autoComplete="off"
            maxLength={60}
            label={texts.passkeyName}
            hint={texts.passkeyNameHint}
            error={error}
          />
          <DialogFooter cancel={texts.cancel} confirm={texts.passkeyCreate} isBusy={isSending} />
        </Stack>
      </form>
    </Dialog>
  )
}

function reasonOf(thrown: unknown): string {
  if (isKnownDevice(thrown)) return texts.passkeyKnown
  return thrown instanceof PasskeyStopped ? texts.passkeyStopped : failureOf(thrown).message
}
