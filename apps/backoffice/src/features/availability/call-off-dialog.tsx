import { fill } from '@enlace/contract/core/fill'
import type { MaintenanceWindow } from '@enlace/contract/availability/schemas'
import { availabilityTexts as texts } from '@enlace/contract/availability/texts'
import { Button } from '@enlace/ui/button'
import { Dialog } from '@enlace/ui/dialog'
import { whenText } from './shown.ts'

type CallOffDialogProps = { window: MaintenanceWindow; onClose: () => void; onConfirm: () => void }

/** Asks before maintenance is called off. */
export function CallOffDialog({ window, onClose, onConfirm }: CallOffDialogProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.callOff}
      closeLabel={texts.form.cancel}
      actions={
        <>
          <Button onClick={onClose}>{texts.form.cancel}</Button>
          <Button variant="danger" onClick={onConfirm}>
            {texts.callOff}
          </Button>
        </>
      }
    >
      <p>{fill(texts.callOffSure, { when: whenText(window) })}</p>
    </Dialog>
  )
}
