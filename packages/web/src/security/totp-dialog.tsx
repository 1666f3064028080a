import type { TotpKey } from '@enlace/contract/sign-in/second-factor/schemas.ts'
import { securityTexts as texts } from '@enlace/contract/sign-in/security/texts.ts'
import { toast } from '@enlace/ui/core/toasts.ts'
import { Dialog } from '@enlace/ui/dialog.tsx'
import { ErrorSummary } from '@enlace/ui/error-summary.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { useSending } from '../form/use-sending.ts'
import { TotpForm } from '../second-factor/totp-form.tsx'

type TotpDialogProps = {
  /** The key that the app is to take; null while there is none. */
  totpKey: TotpKey | null
  onConfirm: (step: string, code: string) => Promise<{ recoveryCodes: string[] | null }>
  onClose: () => void
  onCodes: (codes: readonly string[] | null) => void
}

/** Takes an authenticator app into use. */
export function TotpDialog({ totpKey, onConfirm, onClose, onCodes }: TotpDialogProps) {
  const { isSending, problem, run } = useSending()
  const handleCode = async (step: string, code: string) => {
    const isDone = await run(async () => onCodes((await onConfirm(step, code)).recoveryCodes))
    if (!isDone) return
    onClose()
    toast({ kind: 'success', message: texts.totpDone })
  }
  return (
    <Dialog isOpen={totpKey !== null} onClose={onClose} title={texts.totpTitle} closeLabel={texts.close}>
      {totpKey && (
        <Stack>
          {problem && (
            <ErrorSummary
              key={JSON.stringify(problem)}
              title={texts.failedTitle}
              errors={[{ message: problem.message }]}
            />
          )}
          <TotpForm
            totpKey={totpKey}
            isSending={isSending}
            onCode={(code) => void handleCode(totpKey.step, code)}
            onCancel={onClose}
          />
        </Stack>
      )}
    </Dialog>
  )
}
