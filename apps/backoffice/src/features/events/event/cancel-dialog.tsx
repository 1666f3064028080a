import { fill } from '@enlace/contract/core/fill.ts'
import { eventsDeskFormTexts as texts } from '@enlace/contract/events/desk/texts.ts'
import { ConfirmDialog } from '@enlace/ui/confirm-dialog.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TextArea } from '@enlace/ui/text-area.tsx'
import { useState } from 'react'

type CancelDialogProps = {
  titulo: string
  /** People who have a seat or wait for one. */
  count: number
  isBusy: boolean
  onCancel: (motivo: string) => Promise<boolean>
  onClose: () => void
}

/** Asks why an event is cancelled, before those who wanted to come are told. */
export function CancelDialog({ titulo, count, isBusy, onCancel, onClose }: CancelDialogProps) {
  const [why, setWhy] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const handleCancel = async () => {
    setIsWrong(why.trim() === '')
    if (why.trim() !== '' && (await onCancel(why.trim()))) onClose()
  }
  return (
    <ConfirmDialog
      title={texts.cancelEvent}
      closeLabel={texts.close}
      onClose={onClose}
      confirm={texts.cancelEvent}
      cancel={texts.cancel}
      isDanger
      isBusy={isBusy}
      onConfirm={() => void handleCancel()}
    >
      <Stack>
        <p>{fill(texts.cancelQuestion, { titulo, n: count })}</p>
        <TextArea
          label={texts.cancelReason}
          hint={texts.cancelReasonHint}
          isRequired
          rows={3}
          maxLength={300}
          value={why}
          error={isWrong ? texts.cancelReasonMissing : undefined}
          onChange={({ target }) => setWhy(target.value)}
        />
      </Stack>
    </ConfirmDialog>
  )
}
