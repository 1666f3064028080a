import { fill } from '@enlace/contract/core/fill'
import type { Drafted } from '@enlace/contract/core/drafts/schemas'
import { draftTexts as texts } from '@enlace/contract/core/drafts/texts'
import { Actions } from '@enlace/ui/actions'
import { Banner } from '@enlace/ui/banner'
import { Button } from '@enlace/ui/button'
import { Dialog } from '@enlace/ui/dialog'
import { StatusChip } from '@enlace/ui/status-chip'
import { useState } from 'react'
import { aboutVersion } from '../versions/version-history.tsx'
import type { DraftActs } from './actions.ts'

type DraftBarProps = {
  drafted: Drafted
  isDirty: boolean
  busy: string | undefined
  mayWrite: boolean
  hasConflict: boolean
  acts: Omit<DraftActs, 'onRollBack'>
}

/** Where a text stands between draft and published, and the ways from here. */
export function DraftBar({ drafted, isDirty, busy, mayWrite, hasConflict, acts }: DraftBarProps) {
  const [isAsking, setIsAsking] = useState(false)
  const { draft, shown, present } = drafted
  return (
    <>
      {hasConflict && (
        <Banner kind="warning">
          {texts.conflict}{' '}
          <Actions>
            <Button onClick={acts.onTakeTheirs}>{texts.reload}</Button>
            <Button onClick={() => void acts.onKeepMine()}>{texts.keepMine}</Button>
          </Actions>
        </Banner>
      )}
      <Actions>
        {isDirty && <StatusChip tone="warning">{texts.unsaved}</StatusChip>}
        {draft && (
          <StatusChip tone="info">
            {fill(texts.stateDraft, { author: aboutVersion(draft.version).author })}
          </StatusChip>
        )}
        {shown && <StatusChip tone="good">{publishedText(shown)}</StatusChip>}
        {present && <StatusChip tone="good">{texts.statePresent}</StatusChip>}
        {!draft && !shown && !present && !isDirty && <StatusChip tone="neutral">{texts.stateNew}</StatusChip>}
      </Actions>
      {mayWrite && (
        <Actions>
          {(draft !== null || isDirty) && (
            <Button variant="danger" onClick={() => setIsAsking(true)}>
              {texts.discard}
            </Button>
          )}
          <Button isBusy={busy === 'save'} disabled={!isDirty} onClick={() => void acts.onSave()}>
            {texts.save}
          </Button>
          <Button
            variant="primary"
            isBusy={busy === 'publish'}
            disabled={draft === null && !isDirty}
            onClick={() => void acts.onPublish()}
          >
            {texts.publish}
          </Button>
        </Actions>
      )}
      <Dialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={texts.discardTitle}
        closeLabel={texts.close}
        actions={
          <>
            <Button onClick={() => setIsAsking(false)}>{texts.cancel}</Button>
            <Button
              variant="danger"
              isBusy={busy === 'discard'}
              onClick={() => {
                void acts.onDiscard().then((isDone) => isDone && setIsAsking(false))
              }}
            >
              {texts.discard}
            </Button>
          </>
        }
      >
        <p>{texts.discardText}</p>
      </Dialog>
    </>
  )
}

function publishedText({ version }: NonNullable<Drafted['shown']>): string {
  const { author, date } = aboutVersion(version)
  return fill(texts.stateShown, { at: date, author })
}
