import { invitationBatchTexts as texts } from '@enlace/contract/users/invitations/texts'
import { Button } from '@enlace/ui/button'
import { Dialog } from '@enlace/ui/dialog'
import { Stack } from '@enlace/ui/stack'
import { StepUpHint } from '@enlace/web/second-factor/step-up-hint.tsx'
import type { AskedBatchAct } from './actions.ts'

type ConfirmDialogProps = { act: AskedBatchAct; onClose: () => void; onConfirm: () => void }

/** Asks before a file is sent, sent again or thrown away, and says what it means. */
export function ConfirmDialog({ act, onClose, onConfirm }: ConfirmDialogProps) {
  const { title, body } = texts.confirm[act]
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      closeLabel={texts.close}
      actions={
        <>
          <Button onClick={onClose}>{texts.close}</Button>
          <Button variant={act === 'discard' ? 'danger' : 'primary'} onClick={onConfirm}>
            {texts[act]}
          </Button>
        </>
      }
    >
      <Stack gap="small">
        <p>{body}</p>
        {act !== 'discard' && <StepUpHint />}
      </Stack>
    </Dialog>
  )
}
