import { fill } from '@enlace/contract/core/fill.ts'
import { messageLimits } from '@enlace/contract/questions/limits.ts'
import { questionTexts } from '@enlace/contract/questions/texts.ts'
import { answeredStates } from '@enlace/contract/questions/desk/state-schemas.ts'
import { AnswerForm as AnswerRules, type DeskThread } from '@enlace/contract/questions/desk/schemas.ts'
import { deskThreadTexts as texts, staffStateTexts } from '@enlace/contract/questions/desk/texts.ts'
import { Select } from '@enlace/ui/select.tsx'
import { TextArea } from '@enlace/ui/text-area.tsx'
import { OnceForm } from '@enlace/web/form/once-form.tsx'
import { useContractForm } from '@enlace/web/form/use-contract-form.ts'
import type { Sending } from '@enlace/web/form/use-sending.ts'
import { MessageFilesInput } from '@enlace/web/messages/message-files.tsx'
import type { MessageFiles } from '@enlace/web/messages/use-message-files.ts'
import { wordsOf } from './template-words.ts'

type AnswerFormProps = {
  thread: DeskThread
  chosen: MessageFiles
  sending: Pick<Sending, 'isSending' | 'progress' | 'problem'>
  /** Sends the answer and tells whether it was taken. */
  onSend: (answer: AnswerRules) => Promise<boolean>
}

const empty: AnswerRules = { mensaje: '', estado: 'esperando_al_proveedor', idempotencyKey: '' }

/** What the company answers: begun with a template or not, with its files, and with what is expected after it. */
export function AnswerForm({ thread, chosen, sending, onSend }: AnswerFormProps) {
  const form = useContractForm({ schema: AnswerRules, defaults: empty, draft: `answer:${thread.id}` })
  const { isSending, progress } = sending
  const handleTemplate = (id: string) => {
    const template = thread.plantillas.find((one) => one.id === id)
    if (!template) return
    const typed = form.getValues('mensaje').trim()
    const words = wordsOf(template.texto, thread)
    // What was typed is never lost: a template comes after it.
    form.setValue('mensaje', typed === '' ? words : `${typed}\n\n${words}`, { shouldDirty: true })
    form.clearErrors('mensaje')
    form.setFocus('mensaje')
  }
  return (
    <OnceForm
      form={form}
      sending={sending}
      submit={texts.send}
      isBlocked={chosen.hasFaults}
      onSubmit={onSend}
    >
      {thread.plantillas.length > 0 && (
        <Select
          label={texts.template}
          value=""
          placeholder={texts.noTemplate}
          options={thread.plantillas.map(({ id, titulo }) => ({ value: id, label: titulo }))}
          onChange={({ currentTarget }) => handleTemplate(currentTarget.value)}
        />
      )}
      <TextArea
        {...form.field('mensaje')}
        label={texts.message}
        hint={fill(questionTexts.messageHint, { n: messageLimits.length.toLocaleString('es-CO') })}
        rows={6}
        isRequired
      />
      <MessageFilesInput
        label={texts.files}
        chosen={chosen}
        disabled={isSending}
        {...(isSending && { progress })}
      />
      <Select
        {...form.field('estado')}
        label={texts.afterwards}
        options={answeredStates.map((value) => ({ value, label: staffStateTexts[value] }))}
      />
    </OnceForm>
  )
}
