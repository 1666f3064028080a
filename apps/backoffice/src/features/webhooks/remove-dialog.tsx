import { webhookFormTexts as texts } from '@enlace/contract/webhooks/texts.ts'
import { ConfirmDialog } from '@enlace/ui/confirm-dialog.tsx'
import { useAct } from '@enlace/web/http/use-act.ts'

type RemoveDialogProps = { onRemove: () => Promise<unknown>; onClose: () => void }

/** Asks before an endpoint ends with what waits for it. */
export function RemoveDialog({ onRemove, onClose }: RemoveDialogProps) {
  const { busy, run } = useAct()
  // Closed either way: what somebody else did meanwhile is shown by then.
  const handleRemove = () => run('remove', onRemove, texts.removed).then(() => onClose())
  return (
    <ConfirmDialog
      title={texts.removeTitle}
      closeLabel={texts.close}
      onClose={onClose}
      confirm={texts.remove}
      cancel={texts.keep}
      isDanger
      isBusy={busy !== undefined}
      onConfirm={() => void handleRemove()}
    >
      <p>{texts.removeBody}</p>
    </ConfirmDialog>
  )
}
