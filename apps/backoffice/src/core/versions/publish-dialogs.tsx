import { versionTexts as texts } from '@enlace/contract/content/versions/texts.ts'
import { ConfirmDialog } from '@enlace/ui/confirm-dialog.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { type ReactNode, useState } from 'react'
import { instantOf } from '../local-moment.ts'

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
    <ConfirmDialog
      title={title}
      closeLabel={texts.close}
      onClose={onClose}
      confirm={confirm}
      cancel={texts.cancel}
      isDanger={isDanger}
      isBusy={isBusy}
      onConfirm={onConfirm}
    >
      <Stack>{children}</Stack>
    </ConfirmDialog>
  )
}

type AnswerTo<Given> = {
  isBusy: boolean
  /** What should be known of it before. */
  children?: ReactNode
  onConfirm: (given: Given) => void
  onClose: () => void
}

/** Asks before a draft comes before the suppliers, and what to note of it. */
export function PublishDialog({ isBusy, children, onConfirm, onClose }: AnswerTo<string>) {
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
      {children}
      <NoteInput note={note} onChange={setNote} />
    </Ask>
  )
}

/** When a draft is to be published by itself, and what to note of it. */
export type Plan = { at: string; note: string }

/** Asks when a draft is to be published by itself. */
export function ScheduleDialog({ isBusy, children, onConfirm, onClose }: AnswerTo<Plan>) {
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
      {children}
      <TextInput
        type="datetime-local"
        label={texts.scheduleAt}
        isRequired
        value={local}
        error={isWrong ? texts.momentPast : undefined}
        onChange={({ currentTarget }) => setLocal(currentTarget.value)}
      />
      <NoteInput note={note} onChange={setNote} />
    </Ask>
  )
}

function NoteInput({ note, onChange }: { note: string; onChange: (note: string) => void }) {
  return (
    <TextInput
      label={texts.note}
      hint={texts.noteHint}
      value={note}
      maxLength={300}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
