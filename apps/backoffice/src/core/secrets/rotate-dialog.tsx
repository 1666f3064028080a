import { ConfirmDialog } from '@enlace/ui/confirm-dialog.tsx'
import { Select } from '@enlace/ui/select.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { useAct } from '@enlace/web/http/use-act.ts'
import { StepUpHint } from '@enlace/web/second-factor/step-up-hint.tsx'
import { useState } from 'react'

type RotateDialogProps = {
  title: string
  texts: Readonly<Record<'rotateBody' | 'overlap' | 'rotate' | 'cancel' | 'close', string>>
  /** Hours for which the former one stays good, with what they are called. */
  overlaps: readonly (readonly [hours: number, label: string])[]
  onRotate: (hours: number) => Promise<void>
  onClose: () => void
}

/** Hours of overlap that stand there first: time enough to change a program. */
const usualOverlap = 24

/** Asks until when a former secret stays good, and makes the one that takes its place. */
export function RotateDialog({ title, texts, overlaps, onRotate, onClose }: RotateDialogProps) {
  const [hours, setHours] = useState(usualOverlap)
  const { busy, run } = useAct()
  return (
    <ConfirmDialog
      title={title}
      closeLabel={texts.close}
      onClose={onClose}
      confirm={texts.rotate}
      cancel={texts.cancel}
      isBusy={busy !== undefined}
      onConfirm={() => void run('rotate', () => onRotate(hours))}
    >
      <Stack gap="regular">
        <p>{texts.rotateBody}</p>
        <Select
          label={texts.overlap}
          value={String(hours)}
          options={overlaps.map(([value, label]) => ({ value: String(value), label }))}
          onChange={({ target }) => setHours(Number(target.value))}
        />
        <StepUpHint />
      </Stack>
    </ConfirmDialog>
  )
}
