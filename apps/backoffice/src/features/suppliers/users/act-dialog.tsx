import { fill } from '@enlace/contract/core/fill.ts'
import { supplierUserActTexts as texts, supplierUserDetailTexts } from '@enlace/contract/suppliers/texts.ts'
import { ConfirmDialog } from '@enlace/ui/confirm-dialog.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { StepUpHint } from '@enlace/web/second-factor/step-up-hint.tsx'
import type { AskedAct } from './user-acts.ts'

type ActDialogProps = { act: AskedAct; nombre: string; onClose: () => void; onConfirm: () => void }

const harmless: readonly AskedAct[] = ['view', 'giveMaster']

/** Acts before which the person shows again who it is. */
const steppedUp: readonly AskedAct[] = ['view', 'giveMaster', 'takeMaster', 'resetFactor']

/** Asks before something is done to a user, and says what it means. */
export function ActDialog({ act, nombre, onClose, onConfirm }: ActDialogProps) {
  const { title, body } = texts.confirm[act]
  return (
    <ConfirmDialog
      onClose={onClose}
      title={fill(title, { nombre })}
      closeLabel={texts.close}
      confirm={supplierUserDetailTexts.acts[act]}
      cancel={texts.close}
      isDanger={!harmless.includes(act)}
      onConfirm={onConfirm}
    >
      <Stack gap="small">
        <p>{body}</p>
        {steppedUp.includes(act) && <StepUpHint />}
      </Stack>
    </ConfirmDialog>
  )
}
