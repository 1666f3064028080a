import { deskTexts as texts } from '@enlace/contract/core/desk/texts.ts'
import { Dialog } from '@enlace/ui/dialog.tsx'
import { type Decision, DecisionForm } from './decision-form.tsx'

type DecisionDialogProps = { decision: Decision; onClose: () => void }

/** Asks what a decision needs above the page, where there is no paper that it would cover. */
export function DecisionDialog({ decision, onClose }: DecisionDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title={decision.title} closeLabel={texts.close}>
      <DecisionForm decision={decision} onDone={onClose} />
    </Dialog>
  )
}
