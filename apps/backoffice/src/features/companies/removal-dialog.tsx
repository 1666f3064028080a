import { fill } from '@enlace/contract/core/fill.ts'
import { trialTexts as texts } from '@enlace/contract/trial/texts.ts'
import { ConfirmDialog } from '@enlace/ui/confirm-dialog.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { StepUpHint } from '@enlace/web/second-factor/step-up-hint.tsx'
import { useState } from 'react'

type RemovalDialogProps = {
  company: string
  /** Returns whether it is gone. */
  onRemove: (typed: string) => Promise<boolean>
  onClose: () => void
}

/** Asks for the name of a trial company before it is removed. */
export function RemovalDialog({ company, onRemove, onClose }: RemovalDialogProps) {
  const [typed, setTyped] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [isChecked, setIsChecked] = useState(false)
  const isRight = typed.trim().toLowerCase() === company.toLowerCase()
  const handleRemove = async () => {
    setIsChecked(true)
    if (!isRight || isBusy) return
    setIsBusy(true)
    if (await onRemove(typed)) onClose()
    else setIsBusy(false)
  }
  return (
    <ConfirmDialog
      title={texts.removeTitle}
      closeLabel={texts.cancel}
      onClose={onClose}
      confirm={texts.removeTitle}
      cancel={texts.cancel}
      isDanger
      isBusy={isBusy}
      onConfirm={() => void handleRemove()}
    >
      <Stack>
        <p>{fill(texts.removeSure, { company })}</p>
        <TextInput
          label={texts.removeType}
          hint={company}
          isRequired
          autoComplete="off"
          value={typed}
          error={isChecked && !isRight ? texts.removeDiffers : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
        <StepUpHint />
      </Stack>
    </ConfirmDialog>
  )
}
