import { fill } from '@enlace/contract/core/fill'
import { type ApiKey, overlapHours, type ToldKey } from '@enlace/contract/features/api-keys/schemas'
import { apiKeyTexts as texts } from '@enlace/contract/features/api-keys/texts'
import { Button } from '@enlace/ui/button'
import { Dialog } from '@enlace/ui/dialog'
import { Select } from '@enlace/ui/select'
import { Stack } from '@enlace/ui/stack'
import { useDeed } from '@enlace/web/http/use-deed.ts'
import { useState } from 'react'

type RotateDialogProps = {
  apiKey: ApiKey
  onRotate: (key: ApiKey, hours: number) => Promise<ToldKey>
  onTold: (told: ToldKey) => void
  onClose: () => void
}

/** Asks until when the former key stays good, and makes the one that takes its place. */
export function RotateDialog({ apiKey, onRotate, onTold, onClose }: RotateDialogProps) {
  const [hours, setHours] = useState<(typeof overlapHours)[number]>(24)
  const { busy, run } = useDeed()
  const handleRotate = () => run('rotate', async () => onTold(await onRotate(apiKey, hours)))
  return (
    <Dialog
      isOpen
      title={fill(texts.rotateTitle, { nombre: apiKey.nombre })}
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
          options={overlapHours.map((value) => ({ value: String(value), label: texts.overlaps[value] }))}
          onChange={({ target }) => setHours(overlapHours.find((one) => String(one) === target.value) ?? 24)}
        />
      </Stack>
    </Dialog>
  )
}
