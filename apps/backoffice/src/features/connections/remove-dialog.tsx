import { fill } from '@enlace/contract/core/fill'
import { connectionTexts as texts } from '@enlace/contract/connections/texts'
import { Button } from '@enlace/ui/button'
import { Dialog } from '@enlace/ui/dialog'
import { useAct } from '@enlace/web/http/use-act.ts'
import { StepUpHint } from '@enlace/web/second-factor/step-up-hint.tsx'

type RemoveDialogProps = { name: string; onRemove: () => Promise<unknown>; onClose: () => void }

/** Asks before a connection goes with its history. */
export function RemoveDialog({ name, onRemove, onClose }: RemoveDialogProps) {
  const { busy, run } = useAct()
  return (
    <Dialog
      isOpen
      title={fill(texts.removeTitle, { nombre: name })}
      closeLabel={texts.close}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.keep}</Button>
          <Button variant="danger" isBusy={busy !== undefined} onClick={() => void run('remove', onRemove)}>
            {texts.remove}
          </Button>
        </>
      }
    >
      <p>{texts.removeBody}</p>
      <StepUpHint />
    </Dialog>
  )
}
