import { fill } from '@enlace/contract/core/fill'
import type { OpenSession } from '@enlace/contract/sign-in/sessions/schemas'
import { sessionsTexts as texts } from '@enlace/contract/sign-in/sessions/texts'
import { Button } from '@enlace/ui/button'
import { Dialog } from '@enlace/ui/dialog'

type EndDialogProps = { session: OpenSession; isBusy: boolean; onClose: () => void; onEnd: () => void }

/** Asks before somebody is signed out, and says what it means. */
export function EndDialog({ session, isBusy, onClose, onEnd }: EndDialogProps) {
  return (
    <Dialog
      isOpen
      title={fill(texts.question, { persona: session.persona })}
      closeLabel={texts.close}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="danger" isBusy={isBusy} onClick={onEnd}>
            {texts.end}
          </Button>
        </>
      }
    >
      <p>{texts.body}</p>
    </Dialog>
  )
}
