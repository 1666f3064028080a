import { invitationBatchTexts as texts } from '@enlace/contract/users/invitations/texts.ts'
import { ConfirmDialog } from '@enlace/ui/confirm-dialog.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { StepUpHint } from '@enlace/web/second-factor/step-up-hint.tsx'
import type { AskedBatchAct } from './actions.ts'

type ActDialogProps = { act: AskedBatchAct; onClose: () => void; onConfirm: () => void }

/** Asks before a file is sent, sent again or thrown away, and says what it means. */
export function ActDialog({ act, onClose, onConfirm }: ActDialogProps) {
  const { title, body } = texts.confirm[act]
  return (
    <ConfirmDialog
      onClose={onClose}
      title={title}
      closeLabel={texts.close}
      confirm={texts[act]}
      cancel={texts.close}
      isDanger={act === 'discard'}
      onConfirm={onConfirm}
    >
      <Stack gap="small">
        <p>{body}</p>
        {act !== 'discard' && <StepUpHint />}
      </Stack>
    </ConfirmDialog>
  )
}
