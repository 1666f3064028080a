import { secretOverlapHours, type ToldSecret } from '@enlace/contract/features/webhooks/schemas'
import { webhookFormTexts as texts } from '@enlace/contract/features/webhooks/texts'
import { Button } from '@enlace/ui/button'
import { Dialog } from '@enlace/ui/dialog'
import { Select } from '@enlace/ui/select'
import { Stack } from '@enlace/ui/stack'
import { useDeed } from '@enlace/web/http/use-deed.ts'
import { useState } from 'react'

type RotateDialogProps = {
  onRotate: (hours: number) => Promise<ToldSecret>
  onTold: (secret: string) => void
  onClose: () => void
}

/** Asks until when the former secret signs, too, and makes the one that takes its place. */
export function RotateDialog({ onRotate, onTold, onClose }: RotateDialogProps) {
  const [hours, setHours] = useState<(typeof secretOverlapHours)[number]>(24)
  const { busy, run } = useDeed()
  const handleRotate = () => run('rotate', async () => onTold((await onRotate(hours)).secreto))
  return (
    <Dialog
      isOpen
      title={texts.rotateTitle}
      closeLabel={texts.close}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="primary" isBusy={busy !== undefined} onClick={() => void handleRotate()}>
            {texts.rotate}
          </Button>
        </>
      }
    >
      <Stack gap="regular">
        <p>{texts.rotateBody}</p>
        <Select
          label={texts.overlap}
          value={String(hours)}
          options={secretOverlapHours.map((value) => ({
            value: String(value),
            label: texts.overlaps[value],
          }))}
          onChange={({ target }) =>
            setHours(secretOverlapHours.find((one) => String(one) === target.value) ?? 24)
          }
        />
      </Stack>
    </Dialog>
  )
}
