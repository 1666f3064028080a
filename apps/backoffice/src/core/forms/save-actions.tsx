import { Button } from '@enlace/ui/button.tsx'
import { Row } from '@enlace/ui/row.tsx'
import styles from './save-actions.module.css'

type SaveActionsProps = {
  /** What is not saved, in words. */
  status: string
  save: string
  discard: string
  isSaving: boolean
  /** Something of it cannot be saved as it is. */
  isBlocked: boolean
  onSave: () => void
  onDiscard: () => void
}

/** The one place to save a screen, at the right of its page bar, while something of it is not saved. */
export function SaveActions({
  status,
  save,
  discard,
  isSaving,
  isBlocked,
  onSave,
  onDiscard,
}: SaveActionsProps) {
  return (
    <Row align="center">
      <p className={styles.status} role="status">
        {status}
      </p>
      <Button onClick={onDiscard} disabled={isSaving}>
        {discard}
      </Button>
      <Button variant="primary" isBusy={isSaving} disabled={isSaving || isBlocked} onClick={onSave}>
        {save}
      </Button>
    </Row>
  )
}
