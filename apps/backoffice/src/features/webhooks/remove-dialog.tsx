import { webhookFormTexts as texts } from '@enlace/contract/webhooks/texts'
import { Button } from '@enlace/ui/button'
import { Dialog } from '@enlace/ui/dialog'
import { useAct } from '@enlace/web/http/use-act.ts'

type RemoveDialogProps = { onRemove: () => Promise<unknown>; onClose: () => void }

/** Asks before an endpoint ends with what waits for it. */
export function RemoveDialog({ onRemove, onClose }: RemoveDialogProps) {
  const { busy, run } = useAct()
  // Closed either way: what somebody else did meanwhile is shown by then.
  const handleRemove = () => run('remove', onRemove, texts.removed).then(() => onClose())
  return (
    <Dialog
      isOpen
      title={texts.removeTitle}
      closeLabel={texts.close}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.keep}</Button>
          <Button variant="danger" isBusy={busy !== undefined} onClick={() => void handleRemove()}>
            {texts.remove}
          </Button>
        </>
      }
    >
      <p>{texts.removeBody}</p>
    </Dialog>
  )
}
