import { formTexts } from '@enlace/contract/core/form/texts.ts'
import { availabilityTexts as texts } from '@enlace/contract/availability/texts.ts'
import { Dialog } from '@enlace/ui/dialog.tsx'
import { DialogFooter } from '@enlace/ui/dialog-footer.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { StepUpHint } from '@enlace/web/second-factor/step-up-hint.tsx'
import { type FormEvent, useState } from 'react'
import type { FieldFaults } from '@enlace/web/form/field-faults.ts'
import { instantOf } from '../../core/local-moment.ts'
import type { AvailabilityActs } from './actions.ts'

type CloseDialogProps = { onClose: () => void; onSend: AvailabilityActs['onClose'] }

/** Closes the portal now, until an hour where one is told. */
export function CloseDialog({ onClose, onSend }: CloseDialogProps) {
  const [returnsAt, setReturnsAt] = useState('')
  const [message, setMessage] = useState('')
  const [faults, setFaults] = useState<FieldFaults>({})
  const [isSending, setIsSending] = useState(false)
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    setIsSending(true)
    const refused = await onSend(instantOf(returnsAt), message)
    setIsSending(false)
    if (refused) setFaults(refused)
    else onClose()
  }
  return (
    <Dialog isOpen onClose={onClose} title={texts.closeTitle} closeLabel={formTexts.close}>
      <form noValidate onSubmit={(event) => void handleSubmit(event)}>
        <Stack>
          <p>{texts.closeSure}</p>
          <TextInput
            type="datetime-local"
            label={texts.closeUntil}
            hint={texts.closeUntilHint}
            error={faults['returnsAt']}
            value={returnsAt}
            onChange={(event) => setReturnsAt(event.currentTarget.value)}
          />
          <TextInput
            label={texts.closeMessage}
            error={faults['message']}
            value={message}
            maxLength={300}
            onChange={(event) => setMessage(event.currentTarget.value)}
          />
          <StepUpHint />
          <DialogFooter cancel={formTexts.cancel} confirm={texts.close} isDanger isBusy={isSending} />
        </Stack>
      </form>
    </Dialog>
  )
}
