import type { ContentItem } from '@enlace/contract/content/pages/schemas.ts'
import { versionTexts } from '@enlace/contract/content/versions/texts.ts'
import { pagesTexts } from '@enlace/contract/content/pages/texts.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { useState } from 'react'
import { Ask, PublishDialog, ScheduleDialog } from '../../../../core/versions/publish-dialogs.tsx'
import { LossesDialog } from './losses-dialog.tsx'
import styles from '../pages.module.css'
import type { ItemDeeds } from './use-item-deeds.ts'
import type { Writing } from './use-writing.ts'
import { SaveButton } from '../../../../core/forms/save-button.tsx'

const texts = pagesTexts.item

type ItemBarProps = { item: ContentItem; writing: Writing; deeds: ItemDeeds }

/** What can be done with what is written; whatever shows in the portal or loses something asks first. */
export function ItemBar({ item, writing, deeds }: ItemBarProps) {
  const [asked, setAsked] = useState<'publish' | 'schedule' | 'discard' | 'withdraw'>()
  const { kind, draft, shown } = item
  const { isDirty, isOvertaken } = writing
  const isBusy = deeds.busy !== undefined
  const close = () => setAsked(undefined)
  // A refusal is told at the fields and as a notice: the question would stand before them.
  const isScheduled = draft?.version.state === 'scheduled'
  const canPublish = (draft !== null || isDirty) && !isOvertaken
  return (
    <div className={styles.bar}>
      <p className={styles.soft} role="status">
        {isDirty ? texts.unsaved : draft || shown ? texts.noChanges : texts.nothingYet}
      </p>
      <Actions>
        {kind !== 'page' && shown && (
          <Button disabled={isBusy} onClick={() => setAsked('withdraw')}>
            {texts.withdraw}
          </Button>
        )}
        {draft && !isScheduled && (
          <Button disabled={isBusy || isOvertaken} onClick={() => setAsked('discard')}>
            {texts.discard}
          </Button>
        )}
        {isScheduled ? (
          <Button variant="primary" isBusy={isBusy} onClick={() => void deeds.unschedule()}>
            {versionTexts.unschedule}
          </Button>
        ) : (
          <>
            <SaveButton
              isDraft
              isSecond
              isSaving={deeds.busy === 'save'}
              isDisabled={!isDirty || isBusy || isOvertaken}
              onSave={() => void deeds.save()}
            />
            {kind !== 'advertisement' && (
              <Button disabled={!canPublish || isBusy} onClick={() => setAsked('schedule')}>
                {versionTexts.schedule}
              </Button>
            )}
            <Button variant="primary" disabled={!canPublish || isBusy} onClick={() => setAsked('publish')}>
              {versionTexts.publish}
            </Button>
          </>
        )}
      </Actions>
      {asked === 'publish' && (
        <PublishDialog
          isBusy={isBusy}
          onConfirm={(note) => void deeds.publish(note).then(close)}
          onClose={close}
        />
      )}
      {asked === 'schedule' && (
        <ScheduleDialog
          isBusy={isBusy}
          onConfirm={(plan) => void deeds.schedule(plan).then(close)}
          onClose={close}
        />
      )}
      {asked === 'discard' && (
        <Ask
          title={texts.discardTitle}
          confirm={texts.discard}
          isDanger
          isBusy={isBusy}
          onConfirm={() => void deeds.discard().then(close)}
          onClose={close}
        >
          <p>{texts.discardHint}</p>
        </Ask>
      )}
      {asked === 'withdraw' && (
        <Ask
          title={texts.withdrawTitle}
          confirm={texts.withdraw}
          isDanger
          isBusy={isBusy}
          onConfirm={() => void deeds.withdraw().then(close)}
          onClose={close}
        >
          <p>{texts.withdrawHint}</p>
        </Ask>
      )}
      {deeds.waiting && (
        <LossesDialog
          losses={deeds.waiting.losses}
          isBusy={isBusy}
          onConfirm={() => void deeds.answerLosses(true)}
          onClose={() => void deeds.answerLosses(false)}
        />
      )}
    </div>
  )
}
