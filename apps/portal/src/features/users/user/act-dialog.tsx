import { fill } from '@enlace/contract/core/fill.ts'
import { userActTexts as texts } from '@enlace/contract/users/screen-texts.ts'
import { ConfirmDialog } from '@enlace/ui/confirm-dialog.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { StepUpHint } from '@enlace/web/second-factor/step-up-hint.tsx'
import { isDanger, type UserAct } from './acts.ts'

type ActDialogProps = {
  act: Exclude<UserAct, 'resend' | 'enable'>
  nombre: string
  onClose: () => void
  onConfirm: () => void
}

/** Acts before which the person shows again who it is. */
const steppedUp: readonly UserAct[] = ['giveMaster', 'handOver', 'takeMaster']

/** Asks before something is done to a user, and says what it means. */
export function ActDialog({ act, nombre, onClose, onConfirm }: ActDialogProps) {
  const { title, body } = texts.confirm[act]
  return (
    <ConfirmDialog
      onClose={onClose}
      title={fill(title, { nombre })}
      closeLabel={texts.close}
      confirm={texts[act]}
      cancel={texts.cancel}
      isDanger={isDanger(act)}
      onConfirm={onConfirm}
    >
      <Stack gap="small">
        <p>{body}</p>
        {steppedUp.includes(act) && <StepUpHint />}
      </Stack>
    </ConfirmDialog>
  )
}
