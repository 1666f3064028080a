import { formTexts } from '@enlace/contract/core/form/texts.ts'
import { supplierRegistrationTexts as texts } from '@enlace/contract/supplier-registration/texts.ts'
import { Dialog } from '@enlace/ui/dialog.tsx'
import { DialogFooter } from '@enlace/ui/dialog-footer.tsx'
import styles from './missing-alert.module.css'

type MissingAlertProps = {
  /** What is still to be filled in, by its labels; empty shows nothing. */
  labels: readonly string[]
  onClose: () => void
}

/** The alert of the specification: which obligatory fields are empty, by what they are called (spec 5). */
export function MissingAlert({ labels, onClose }: MissingAlertProps) {
  return (
    <Dialog isOpen={labels.length > 0} onClose={onClose} title={texts.missing} closeLabel={formTexts.close}>
      <ul className={styles.labels}>
        {labels.map((label) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
      <DialogFooter confirm={formTexts.understood} onConfirm={onClose} />
    </Dialog>
  )
}
