import { fill } from '@enlace/contract/core/fill.ts'
import { supplierViewTexts as texts } from '@enlace/contract/suppliers/texts.ts'
import { ConfirmDialog } from '@enlace/ui/confirm-dialog.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { StepUpHint } from '@enlace/web/second-factor/step-up-hint.tsx'

type ViewDialogProps = { nombre: string; onClose: () => void; onConfirm: () => void }

/** Asks before the portal is opened as a supplier, and says who is notified. */
export function ViewDialog({ nombre, onClose, onConfirm }: ViewDialogProps) {
  return (
    <ConfirmDialog
      onClose={onClose}
      title={fill(texts.title, { nombre })}
      closeLabel={texts.close}
      confirm={texts.view}
      cancel={texts.close}
      onConfirm={() => {
        onClose()
        onConfirm()
      }}
    >
      <Stack gap="small">
        <p>{texts.body}</p>
        <StepUpHint />
      </Stack>
    </ConfirmDialog>
  )
}
