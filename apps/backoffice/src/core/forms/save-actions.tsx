import { saveTexts } from '@enlace/contract/backoffice/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { Row } from '@enlace/ui/row.tsx'
import { SaveButton } from './save-button.tsx'
import styles from './save-actions.module.css'

type SaveActionsProps = {
  isChanged: boolean
  /** What is not saved, in words, where more can be said than that something is not. */
  status?: string
  isSaving: boolean
  /** Something of it cannot be saved as it is. */
  isBlocked: boolean
  onSave: () => void
  onDiscard: () => void
}

/** What saves a screen without drafts, at the right of its page bar, and what takes back what is not saved. */
export function SaveActions(props: SaveActionsProps) {
  const { isChanged, status = saveTexts.unsaved, isSaving, isBlocked, onSave, onDiscard } = props
  return (
    <Row align="center">
      <p className={styles.status} role="status">
        {isChanged && status}
      </p>
      {isChanged && (
        <Button onClick={onDiscard} disabled={isSaving}>
          {saveTexts.discard}
        </Button>
      )}
      <SaveButton isSaving={isSaving} isDisabled={!isChanged || isBlocked} onSave={onSave} />
    </Row>
  )
}
