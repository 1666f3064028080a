import { NoteForm as NoteRules, type QuestionNote } from '@enlace/contract/questions/desk/schemas.ts'
import { deskThreadTexts as texts } from '@enlace/contract/questions/desk/texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { Hint } from '@enlace/ui/hint.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { PlainList } from '@enlace/ui/plain-list.tsx'
import { Quiet } from '@enlace/ui/quiet.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TextArea } from '@enlace/ui/text-area.tsx'
import { OnceForm } from '@enlace/web/form/once-form.tsx'
import { useContractForm } from '@enlace/web/form/use-contract-form.ts'
import type { Sending } from '@enlace/web/form/use-sending.ts'
import styles from './questions.module.css'

type NotesPanelProps = {
  id: string
  notes: readonly QuestionNote[]
  mayWrite: boolean
  sending: Pick<Sending, 'isSending' | 'problem'>
  onNote: (note: NoteRules) => Promise<boolean>
}

/** What the team says to itself beside a thread. */
export function NotesPanel({ id, notes, mayWrite, sending, onNote }: NotesPanelProps) {
  return (
    <Panel title={texts.notes}>
      <Stack>
        <Quiet isSmall>{notes.length === 0 ? texts.noNotes : texts.notesHint}</Quiet>
        {notes.length > 0 && (
          <PlainList isOrdered>
            {notes.map((note) => (
              <li key={note.id}>
                <strong>{note.autor}</strong> <Hint isBlock>{formatInstant(new Date(note.at))}</Hint>
                <p className={styles.words}>{note.texto}</p>
              </li>
            ))}
          </PlainList>
        )}
        {mayWrite && <NoteForm {...{ id, sending, onNote }} />}
      </Stack>
    </Panel>
  )
}

function NoteForm({ id, sending, onNote }: Pick<NotesPanelProps, 'id' | 'sending' | 'onNote'>) {
  const form = useContractForm({
    schema: NoteRules,
    defaults: { texto: '', idempotencyKey: '' },
    draft: `note:${id}`,
  })
  return (
    <OnceForm form={form} sending={sending} submit={texts.addNote} isSecondary onSubmit={onNote}>
      <TextArea {...form.field('texto')} label={texts.note} hint={texts.notesHint} rows={3} isRequired />
    </OnceForm>
  )
}
