import type { ContentLoss } from '@enlace/contract/features/pages/schemas'
import { pagesTexts } from '@enlace/contract/features/pages/texts'
import { versionTexts } from '@enlace/contract/core/versions/texts'
import { Button } from '@enlace/ui/button'
import { Dialog } from '@enlace/ui/dialog'
import { Stack } from '@enlace/ui/stack'
import { TextInput } from '@enlace/ui/text-input'
import { type ReactNode, useState } from 'react'
import { instantOf } from './moments.ts'
import { Losses } from './review-panel.tsx'

const texts = pagesTexts.item

type Question = {
  title: string
  children: ReactNode
  confirm: string
  isDanger?: boolean
  isBusy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something is done that shows in the portal or loses something. */
export function Ask({ title, children, confirm, isDanger = false, isBusy, onConfirm, onClose }: Question) {
  return (
    <Dialog
      isOpen
      title={title}
      closeLabel={texts.close}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant={isDanger ? 'danger' : 'primary'} isBusy={isBusy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <Stack>{children}</Stack>
    </Dialog>
  )
}

type AnswerTo<Given> = { isBusy: boolean; onConfirm: (given: Given) => void; onClose: () => void }

/** Asks before a draft comes before the suppliers, and what to note of it. */
export function PublishDialog({ isBusy, onConfirm, onClose }: AnswerTo<string>) {
  const [note, setNote] = useState('')
  return (
    <Ask
      title={texts.publishTitle}
      confirm={texts.publish}
      isBusy={isBusy}
      onConfirm={() => onConfirm(note)}
      onClose={onClose}
    >
      <p>{texts.publishHint}</p>
      <NoteInput note={note} onChange={setNote} />
    </Ask>
  )
}

/** Asks when a draft is to be published by itself. */
export function ScheduleDialog({ isBusy, onConfirm, onClose }: AnswerTo<{ at: string; note: string }>) {
  const [local, setLocal] = useState('')
  const [note, setNote] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const handleConfirm = () => {
    const at = instantOf(local)
    const isLater = at !== null && Date.parse(at) > Date.now()
    setIsWrong(!isLater)
    if (isLater) onConfirm({ at, note })
  }
  return (
    <Ask
      title={texts.scheduleTitle}
      confirm={texts.scheduleDo}
      isBusy={isBusy}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <p>{texts.scheduleHint}</p>
      <TextInput
        type="datetime-local"
        label={texts.scheduleAt}
        isRequired
        value={local}
        error={isWrong ? pagesTexts.momentPast : undefined}
        onChange={({ currentTarget }) => setLocal(currentTarget.value)}
      />
      <NoteInput note={note} onChange={setNote} />
    </Ask>
  )
}

/** Shows what would be taken away, before it is. */
export function LossesDialog({
  losses,
  isBusy,
  onConfirm,
  onClose,
}: {
  losses: readonly ContentLoss[]
  isBusy: boolean
  onConfirm: () => void
  onClose: () => void
}) {
  return (
    <Dialog
      isOpen
      isWide
      title={pagesTexts.review.confirmTitle}
      closeLabel={texts.close}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{pagesTexts.review.keepEditing}</Button>
          <Button variant="primary" isBusy={isBusy} onClick={onConfirm}>
            {pagesTexts.review.confirm}
          </Button>
        </>
      }
    >
      <Losses losses={losses} />
    </Dialog>
  )
}

function NoteInput({ note, onChange }: { note: string; onChange: (note: string) => void }) {
  return (
    <TextInput
      label={versionTexts.note}
      hint={versionTexts.noteHint}
      value={note}
      maxLength={300}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
