import { fill } from '@enlace/contract/core/fill.ts'
import { versionTexts as texts } from '@enlace/contract/content/versions/texts.ts'
import { ConfirmDialog } from '@enlace/ui/confirm-dialog.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { useState } from 'react'

type RollBackDialogProps = {
  number: number
  onConfirm: (note: string) => Promise<void>
  onClose: () => void
}

/** Asks before an earlier version is published again, and what to note of it. */
export function RollBackDialog({ number, onConfirm, onClose }: RollBackDialogProps) {
  const [note, setNote] = useState(() => fill(texts.backNote, { number }))
  const [isBusy, setIsBusy] = useState(false)
  const handleConfirm = async () => {
    setIsBusy(true)
    await onConfirm(note)
    setIsBusy(false)
  }
  return (
    <ConfirmDialog
      title={fill(texts.backTitle, { number })}
      closeLabel={texts.close}
      onClose={onClose}
      confirm={texts.back}
      cancel={texts.cancel}
      isBusy={isBusy}
      onConfirm={() => void handleConfirm()}
    >
      <Stack>
        <p>{texts.backHint}</p>
        <TextInput
          label={texts.note}
          hint={texts.noteHint}
          value={note}
          maxLength={300}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
      </Stack>
    </ConfirmDialog>
  )
}
