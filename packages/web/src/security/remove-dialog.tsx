import { fill } from '@enlace/contract/core/fill'
import { securityTexts as texts } from '@enlace/contract/sign-in/security/texts'
import { Button } from '@enlace/ui/button'
import { Dialog } from '@enlace/ui/dialog'
import { Stack } from '@enlace/ui/stack'
import type { SecurityActions } from './actions.ts'
import { useAct } from '../http/use-act.ts'

/** The factor that is about to be taken away. */
export type Removed = { kind: 'totp'; name: string } | { kind: 'passkey'; id: string; name: string }

type RemoveDialogProps = {
  removed: Removed | null
  isLast: boolean
  onClose: () => void
  actions: Pick<SecurityActions, 'removeTotp' | 'removePasskey'>
}

/** Asks before a factor is taken away, and says what goes with the last one. */
export function RemoveDialog({ removed, isLast, onClose, actions }: RemoveDialogProps) {
  const { busy, run } = useAct()
  const handleRemove = async (factor: Removed) => {
    const work = () => (factor.kind === 'totp' ? actions.removeTotp() : actions.removePasskey(factor.id))
    await run('remove', work, texts.removed)
    onClose()
  }
  return (
    <Dialog
      isOpen={removed !== null}
      onClose={onClose}
      title={texts.removeTitle}
      closeLabel={texts.close}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button
            variant="danger"
            isBusy={busy !== undefined}
            onClick={() => removed && void handleRemove(removed)}
          >
            {texts.remove}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{fill(texts.removeIntro, { what: `«${removed?.name ?? ''}»` })}</p>
        {isLast && <p>{texts.removeLast}</p>}
      </Stack>
    </Dialog>
  )
}
