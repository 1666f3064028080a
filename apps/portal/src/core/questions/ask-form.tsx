import { fill } from '@enlace/contract/core/fill.ts'
import { AskForm as AskRules } from '@enlace/contract/questions/schemas.ts'
import { messageLimits, questionTypes } from '@enlace/contract/questions/limits.ts'
import { questionTexts as texts, threadTypeTexts } from '@enlace/contract/questions/texts.ts'
import { Select } from '@enlace/ui/select.tsx'
import { TextArea } from '@enlace/ui/text-area.tsx'
import { OnceForm } from '@enlace/web/form/once-form.tsx'
import { useContractForm } from '@enlace/web/form/use-contract-form.ts'
import { MessageFilesInput } from '@enlace/web/messages/message-files.tsx'
import type { MessageFiles } from '@enlace/web/messages/use-message-files.ts'
import type { Sending } from '@enlace/web/form/use-sending.ts'

type AskFormProps = {
  /** The name under which what is typed outlives a reload. */
  draft: string
  chosen: MessageFiles
  sending: Pick<Sending, 'isSending' | 'progress' | 'problem'>
  /** Sends the form and answers whether it was taken; then it begins anew. */
  onSubmit: (form: AskRules) => Promise<boolean>
}

const empty = { tipo: '', mensaje: '', idempotencyKey: '' }
const options = questionTypes.map((value) => ({ value, label: threadTypeTexts[value] }))

/** What the question is about, its words and its files. */
export function AskForm({ draft, chosen, sending, onSubmit }: AskFormProps) {
  const form = useContractForm({ schema: AskRules, defaults: empty, draft })
  const { isSending, progress } = sending
  return (
    <OnceForm
      form={form}
      sending={sending}
      submit={texts.send}
      isBlocked={chosen.hasFaults}
      onSubmit={onSubmit}
    >
      <Select
        {...form.field('tipo')}
        label={texts.type}
        options={options}
        placeholder={texts.choose}
        isRequired
      />
      <TextArea
        {...form.field('mensaje')}
        label={texts.message}
        hint={fill(texts.messageHint, { n: messageLimits.length.toLocaleString('es-CO') })}
        isRequired
      />
      <MessageFilesInput
        label={texts.files}
        chosen={chosen}
        disabled={isSending}
        {...(isSending && { progress })}
      />
    </OnceForm>
  )
}
