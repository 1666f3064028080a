import { backofficeTexts } from '@enlace/contract/backoffice/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { Drafted } from '@enlace/contract/content/drafts/schemas.ts'
import { draftTexts as texts } from '@enlace/contract/content/drafts/texts.ts'
import { versionTexts } from '@enlace/contract/content/versions/texts.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Banner } from '@enlace/ui/banner.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import { type ReactNode, useState } from 'react'
import { PlannedBanner } from '../versions/planned-banner.tsx'
import { Ask, PublishDialog, ScheduleDialog } from '../versions/publish-dialogs.tsx'
import { aboutVersion, VersionChip } from '../versions/version-history.tsx'
import type { DraftActs } from './actions.ts'
import { SaveButton } from '../../core/forms/save-button.tsx'

type DraftHeadingProps = {
  title: string
  description?: string

  drafted: Drafted
  isDirty: boolean
  busy: string | undefined
  mayWrite: boolean
  hasConflict: boolean
  acts: Omit<DraftActs, 'onRollBack'>
  /** What should be known before it is published. */
  notice?: ReactNode
}

/**
 * The head of a text with drafts: where it stands between draft and published, and the ways from here; what shows in the
 * portal asks first.
 */
export function DraftHeading(props: DraftHeadingProps) {
  const { title, description, drafted, isDirty, busy, mayWrite, hasConflict, acts, notice } = props
  const [asked, setAsked] = useState<'publish' | 'schedule' | 'discard'>()
  const publishAt = drafted.draft?.version.publishAt ?? null
  const close = () => setAsked(undefined)
  const closeAfter = (work: Promise<unknown>) => void work.then(close)
  return (
    <>
      <PageHeading
        title={title}
        description={description}
        status={<DraftStates drafted={drafted} isDirty={isDirty} />}
        actions={
          mayWrite && (
            <Actions>
              {publishAt === null ? (
                <DraftButtons
                  hasDraft={drafted.draft !== null}
                  isDirty={isDirty}
                  busy={busy}
                  onSave={() => void acts.onSave()}
                  onAsk={setAsked}
                />
              ) : (
                <Button
                  variant="primary"
                  isBusy={busy === 'schedule'}
                  onClick={() => void acts.onUnschedule()}
                >
                  {versionTexts.unschedule}
                </Button>
              )}
            </Actions>
          )
        }
      />
      {!mayWrite && <Banner kind="info">{backofficeTexts.readOnly}</Banner>}
      {hasConflict && (
        <Banner kind="warning">
          {texts.conflict}{' '}
          <Actions>
            <Button onClick={acts.onTakeTheirs}>{texts.reload}</Button>
            <Button onClick={() => void acts.onKeepMine()}>{texts.keepMine}</Button>
          </Actions>
        </Banner>
      )}
      <PlannedBanner publishAt={publishAt} />
      {asked === 'publish' && (
        <PublishDialog
          isBusy={busy !== undefined}
          onConfirm={(note) => closeAfter(acts.onPublish(note))}
          onClose={close}
        >
          {notice}
        </PublishDialog>
      )}
      {asked === 'schedule' && (
        <ScheduleDialog
          isBusy={busy !== undefined}
          onConfirm={(plan) => closeAfter(acts.onSchedule(plan))}
          onClose={close}
        >
          {notice}
        </ScheduleDialog>
      )}
      {asked === 'discard' && (
        <Ask
          title={texts.discardTitle}
          confirm={texts.discard}
          isDanger
          isBusy={busy === 'discard'}
          onConfirm={() => closeAfter(acts.onDiscard())}
          onClose={close}
        >
          <p>{texts.discardText}</p>
        </Ask>
      )}
    </>
  )
}

function DraftStates({
  drafted: { draft, shown, present },
  isDirty,
}: Pick<DraftHeadingProps, 'drafted' | 'isDirty'>) {
  return (
    <Actions>
      {isDirty && <StatusChip tone="warning">{texts.unsaved}</StatusChip>}
      {draft?.version.state === 'scheduled' && <VersionChip state="scheduled" />}
      {draft?.version.state === 'draft' && (
        <StatusChip tone="info">
          {fill(texts.stateDraft, { author: aboutVersion(draft.version).author })}
        </StatusChip>
      )}
      {shown && <StatusChip tone="good">{publishedText(shown)}</StatusChip>}
      {!shown && present && <StatusChip tone="good">{texts.statePresent}</StatusChip>}
      {!draft && !shown && !present && !isDirty && <StatusChip tone="neutral">{texts.stateNew}</StatusChip>}
    </Actions>
  )
}

type DraftButtonsProps = {
  hasDraft: boolean
  isDirty: boolean
  busy: string | undefined
  onSave: () => void
  onAsk: (what: 'publish' | 'schedule' | 'discard') => void
}

function DraftButtons({ hasDraft, isDirty, busy, onSave, onAsk }: DraftButtonsProps) {
  const isBusy = busy !== undefined
  const isNothing = !hasDraft && !isDirty
  return (
    <>
      {!isNothing && (
        <Button disabled={isBusy} onClick={() => onAsk('discard')}>
          {hasDraft ? texts.discard : texts.discardChanges}
        </Button>
      )}
      <SaveButton
        isDraft
        isSecond
        isSaving={busy === 'save'}
        isDisabled={!isDirty || isBusy}
        onSave={onSave}
      />
      <Button disabled={isNothing || isBusy} onClick={() => onAsk('schedule')}>
        {versionTexts.schedule}
      </Button>
      <Button variant="primary" disabled={isNothing || isBusy} onClick={() => onAsk('publish')}>
        {versionTexts.publish}
      </Button>
    </>
  )
}

function publishedText({ version }: NonNullable<Drafted['shown']>): string {
  const { author, date } = aboutVersion(version)
  return fill(texts.stateShown, { at: date, author })
}
