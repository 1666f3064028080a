import { fill } from '@enlace/contract/core/fill.ts'
import { connectionTexts as texts } from '@enlace/contract/connections/texts.ts'
import { ConfirmDialog } from '@enlace/ui/confirm-dialog.tsx'
import { useAct } from '@enlace/web/http/use-act.ts'
import { StepUpHint } from '@enlace/web/second-factor/step-up-hint.tsx'

type RemoveDialogProps = { name: string; onRemove: () => Promise<unknown>; onClose: () => void }

/** Asks before a connection goes with its history. */
export function RemoveDialog({ name, onRemove, onClose }: RemoveDialogProps) {
  const { busy, run } = useAct()
  return (
    <ConfirmDialog
      title={fill(texts.removeTitle, { nombre: name })}
      closeLabel={texts.close}
      onClose={onClose}
      confirm={texts.remove}
      cancel={texts.keep}
      isDanger
      isBusy={busy !== undefined}
      onConfirm={() => void run('remove', onRemove)}
    >
      <p>{texts.removeBody}</p>
      <StepUpHint />
    </ConfirmDialog>
  )
}
