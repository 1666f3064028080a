import { saveTexts } from '@enlace/contract/backoffice/texts.ts'
import { Button } from '@enlace/ui/button.tsx'

type SaveButtonProps = {
  /** What is saved is a draft, which nobody else sees before it is published. */
  isDraft?: boolean
  /** Another button of the bar publishes and is the main one. */
  isSecond?: boolean
  isSaving: boolean
  /** Nothing is changed, or something cannot be saved as it is. */
  isDisabled: boolean
  /** The id of the form that it sends, or what it does without a form. */
  form?: string
  onSave?: () => void
}

/** The button that saves a screen: the same words everywhere, and always in the screen's page bar. */
export function SaveButton({ isDraft = false, isSecond = false, ...props }: SaveButtonProps) {
  const { isSaving, isDisabled, form, onSave } = props
  return (
    <Button
      variant={isSecond ? 'quiet' : 'primary'}
      {...(form !== undefined && { type: 'submit', form })}
      isBusy={isSaving}
      disabled={isDisabled || isSaving}
      onClick={onSave}
      data-saves
    >
      {isDraft ? saveTexts.draft : saveTexts.changes}
    </Button>
  )
}
