import { fill } from '@enlace/contract/core/fill'
import type { OpenSession } from '@enlace/contract/sign-in/sessions/schemas'
import { sessionsTexts as texts } from '@enlace/contract/sign-in/sessions/texts'
import { ConfirmDialog } from '@enlace/ui/confirm-dialog'

type EndDialogProps = { session: OpenSession; isBusy: boolean; onClose: () => void; onEnd: () => void }

/** Asks before somebody is signed out, and says what it means. */
export function EndDialog({ session, isBusy, onClose, onEnd }: EndDialogProps) {
  return (
    <ConfirmDialog
      title={fill(texts.question, { persona: session.persona })}
      closeLabel={texts.close}
      onClose={onClose}
      confirm={texts.end}
      cancel={texts.cancel}
      isDanger
      isBusy={isBusy}
      onConfirm={onEnd}
    >
      <p>{texts.body}</p>
    </ConfirmDialog>
  )
}
