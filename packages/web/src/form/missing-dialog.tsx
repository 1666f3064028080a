import { formTexts as texts } from '@enlace/contract/core/form/texts.ts'
import { Dialog } from '@enlace/ui/dialog.tsx'
import { DialogFooter } from '@enlace/ui/dialog-footer.tsx'
import styles from './missing-dialog.module.css'

type MissingDialogProps = {
  isOpen: boolean
  /** What is missing or wrong, each in its own sentence, in the order of the form. */
  missing: readonly string[]
  onClose: () => void
}

/** What a form still needs before it can be sent (spec 5). */
export function MissingDialog({ isOpen, missing, onClose }: MissingDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.missingTitle} closeLabel={texts.close}>
      <p>{texts.missing}</p>
      <ul className={styles.missing}>
        {missing.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <DialogFooter confirm={texts.understood} onConfirm={onClose} />
    </Dialog>
  )
}
