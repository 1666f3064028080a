import { fill } from '@enlace/contract/core/fill.ts'
import {
  staffActTexts,
  staffDetailTexts as labels,
  staffFormTexts,
} from '@enlace/contract/staff/screen-texts.ts'
import { ConfirmDialog } from '@enlace/ui/confirm-dialog.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { StepUpHint } from '@enlace/web/second-factor/step-up-hint.tsx'
import type { AskedAct } from '../acts.ts'

type ActDialogProps = { act: AskedAct; nombre: string; onClose: () => void; onConfirm: () => void }

/** Asks before something is done to a member, and says what it means. */
export function ActDialog({ act, nombre, onClose, onConfirm }: ActDialogProps) {
  const { title, body } = staffActTexts.confirm[act]
  return (
    <ConfirmDialog
      onClose={onClose}
      title={fill(title, { nombre })}
      closeLabel={staffFormTexts.closeDialog}
      confirm={labels[act]}
      cancel={staffFormTexts.cancel}
      isDanger
      onConfirm={onConfirm}
    >
      <Stack gap="small">
        <p>{body}</p>
        {act !== 'endSessions' && <StepUpHint />}
      </Stack>
    </ConfirmDialog>
  )
}
