import { Actions } from '@enlace/ui/actions.tsx'
import { Button } from '@enlace/ui/button.tsx'
import styles from './save-bar.module.css'

type SaveBarProps = {
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

/** Stays in sight at the foot of a screen while something of it is not saved. */
export function SaveBar({ status, save, discard, isSaving, isBlocked, onSave, onDiscard }: SaveBarProps) {
  return (
    <div className={styles.bar}>
      <p role="status">{status}</p>
      <Actions>
        <Button onClick={onDiscard} disabled={isSaving}>
          {discard}
        </Button>
        <Button variant="primary" isBusy={isSaving} disabled={isSaving || isBlocked} onClick={onSave}>
          {save}
        </Button>
      </Actions>
    </div>
  )
}
