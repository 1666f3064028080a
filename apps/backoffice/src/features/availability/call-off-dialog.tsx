import { fill } from '@enlace/contract/core/fill.ts'
import type { MaintenanceWindow } from '@enlace/contract/availability/schemas.ts'
import { availabilityTexts as texts } from '@enlace/contract/availability/texts.ts'
import { ConfirmDialog } from '@enlace/ui/confirm-dialog.tsx'
import { whenText } from './shown.ts'

type CallOffDialogProps = { window: MaintenanceWindow; onClose: () => void; onConfirm: () => void }

/** Asks before maintenance is called off. */
export function CallOffDialog({ window, onClose, onConfirm }: CallOffDialogProps) {
  return (
    <ConfirmDialog
      onClose={onClose}
      title={texts.callOff}
      closeLabel={texts.form.cancel}
      confirm={texts.callOff}
      cancel={texts.form.cancel}
      isDanger
      onConfirm={onConfirm}
    >
      <p>{fill(texts.callOffSure, { when: whenText(window) })}</p>
    </ConfirmDialog>
  )
}
