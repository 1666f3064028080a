import { fill } from '@enlace/contract/core/fill.ts'
import type { LegalTextDetail } from '@enlace/contract/legal-texts/schemas.ts'
import { legalTextsTexts } from '@enlace/contract/legal-texts/texts.ts'
import { addDays, parseCalendarDate, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { DateInput } from '@enlace/ui/date-input.tsx'
import { ConfirmDialog } from '@enlace/ui/confirm-dialog.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { useState } from 'react'
import type { DraftActs } from '../../actions.ts'
import styles from '../../legal-texts.module.css'

const texts = legalTextsTexts.draft

type PublishDialogProps = {
  text: LegalTextDetail
  acts: DraftActs
  isOpen: boolean
  onClose: () => void
}

/** Asks from when a draft holds, and says whom it will ask. */
export function PublishDialog({ text, acts, isOpen, onClose }: PublishDialogProps) {
  const [isLater, setIsLater] = useState(false)
  const [day, setDay] = useState('')
  const [fault, setFault] = useState<string>()
  const [tomorrow] = useState(() => addDays(todayInBogota(new Date()), 1))

  const handlePublish = async () => {
    const from = isLater ? parseCalendarDate(day) : null
    if (from === undefined || (from !== null && from < tomorrow)) {
      setFault(texts.dateMissing)
      return
    }
    setFault(undefined)
    await acts.publish(from)
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      closeLabel={texts.close}
      title={fill(texts.publishTitle, { name: legalTextsTexts.names[text.code] })}
      confirm={texts.publish}
      cancel={texts.cancel}
      isBusy={acts.busy === 'publish'}
      onConfirm={() => void handlePublish()}
    >
      <Stack>
        <fieldset className={styles.choices}>
          <legend>{texts.when}</legend>
          {[false, true].map((later) => (
            <label key={String(later)}>
              <input
                type="radio"
                name="when"
                checked={isLater === later}
                onChange={() => setIsLater(later)}
              />
              {later ? texts.publishLater : texts.publishNow}
            </label>
          ))}
        </fieldset>
        {isLater && (
          <DateInput
            label={texts.date}
            hint={texts.dateHint}
            isRequired
            min={tomorrow}
            value={day}
            error={fault}
            onChange={(event) => setDay(event.currentTarget.value)}
          />
        )}
        <p>
          {text.draft?.mustAccept
            ? fill(texts.publishDemands, { persons: text.persons })
            : texts.publishQuiet}
        </p>
        <p className={styles.soft}>{texts.publishFinal}</p>
      </Stack>
    </ConfirmDialog>
  )
}
