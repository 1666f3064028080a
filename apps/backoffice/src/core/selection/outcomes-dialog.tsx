import { selectionTexts as texts } from '@enlace/contract/core/list/selection-texts.ts'
import { Dialog } from '@enlace/ui/dialog.tsx'
import { DialogFooter } from '@enlace/ui/dialog-footer.tsx'
import styles from './selection.module.css'

/** The outcome of one of several rows. */
export type Outcome = { id: string; title: string; text: string }

type OutcomesDialogProps = { title: string; outcomes: readonly Outcome[]; onClose: () => void }

/** The outcome of each row after the same act on several. */
export function OutcomesDialog({ title, outcomes, onClose }: OutcomesDialogProps) {
  return (
    <Dialog isOpen title={title} closeLabel={texts.close} onClose={onClose}>
      <ul className={styles.outcomes}>
        {outcomes.map(({ id, title: name, text }) => (
          <li key={id} className={styles.outcome}>
            <strong>{name}</strong>
            <span className={styles.why}>{text}</span>
          </li>
        ))}
      </ul>
      <DialogFooter cancel={texts.close} />
    </Dialog>
  )
}
