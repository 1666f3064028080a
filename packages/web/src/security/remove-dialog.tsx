import { fill } from '@enlace/contract/core/fill.ts'
import { securityTexts as texts } from '@enlace/contract/sign-in/security/texts.ts'
import { ConfirmDialog } from '@enlace/ui/confirm-dialog.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
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
    <ConfirmDialog
      isOpen={removed !== null}
      onClose={onClose}
      title={texts.removeTitle}
      closeLabel={texts.close}
      confirm={texts.remove}
      cancel={texts.cancel}
      isDanger
      isBusy={busy !== undefined}
      onConfirm={() => removed && void handleRemove(removed)}
    >
      <Stack>
        <p>{fill(texts.removeIntro, { what: `«${removed?.name ?? ''}»` })}</p>
        {isLast && <p>{texts.removeLast}</p>}
      </Stack>
    </ConfirmDialog>
  )
}
