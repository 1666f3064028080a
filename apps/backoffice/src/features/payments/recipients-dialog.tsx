import { readRecipients, RecipientsForm } from '@enlace/contract/payments/settings/schemas.ts'
import { paymentSettingsTexts as texts } from '@enlace/contract/payments/settings/texts.ts'
import { DialogFooter } from '@enlace/ui/dialog-footer.tsx'
import { Dialog } from '@enlace/ui/dialog.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TextArea } from '@enlace/ui/text-area.tsx'
import { useWritten } from './use-written.ts'

type RecipientsDialogProps = {
  recipients: readonly string[]
  onRecipients: (recipients: string[]) => Promise<void>
  onClose: () => void
}

/** Takes the addresses that are written about approved payments. */
export function RecipientsDialog({ recipients, onRecipients, onClose }: RecipientsDialogProps) {
  const start: RecipientsForm = { correos: recipients.join('\n') }
  const { values, faults, isBusy, change, submit } = useWritten(RecipientsForm, start, async (written) => {
    await onRecipients(readRecipients(written.correos))
    onClose()
  })
  return (
    <Dialog isOpen title={texts.recipientsTitle} closeLabel={texts.cancel} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Stack gap="regular">
          <TextArea
            label={texts.recipients}
            hint={texts.recipientsHint}
            error={faults['correos']}
            rows={5}
            maxLength={3000}
            value={values.correos}
            onChange={({ target }) => change({ correos: target.value })}
          />
          <DialogFooter cancel={texts.cancel} confirm={texts.save} isBusy={isBusy} />
        </Stack>
      </form>
    </Dialog>
  )
}
