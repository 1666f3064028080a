import { fill } from '@enlace/contract/core/fill.ts'
import { MessageForm as MessageRules } from '@enlace/contract/questions/schemas.ts'
import { messageLimits } from '@enlace/contract/questions/limits.ts'
import { questionTexts } from '@enlace/contract/questions/texts.ts'
import { Checkbox } from '@enlace/ui/checkbox.tsx'
import { TextArea } from '@enlace/ui/text-area.tsx'
import { OnceForm } from '../form/once-form.tsx'
import { useContractForm } from '../form/use-contract-form.ts'
import { MessageFilesInput } from './message-files.tsx'
import type { MessageFiles } from './use-message-files.ts'
import type { Sending } from '../form/use-sending.ts'

type MessageFormProps = {
  /** The name under which what is typed outlives a reload. */
  draft: string
  texts: { message: string; send: string; resolved?: string }
  chosen: MessageFiles
  sending: Pick<Sending, 'isSending' | 'progress' | 'problem'>
  /** Sends the form and returns whether it was taken; then it begins anew. */
  onSubmit: (form: MessageRules) => Promise<boolean>
}

const empty = { mensaje: '', resuelta: false, idempotencyKey: '' }

/** One more message of a thread with its files; the company's side may say that nothing is left to do. */
export function MessageForm({ draft, texts, chosen, sending, onSubmit }: MessageFormProps) {
  const form = useContractForm({ schema: MessageRules, defaults: empty, draft })
  const { isSending, progress } = sending
  return (
    <OnceForm
      form={form}
      sending={sending}
      submit={texts.send}
      isBlocked={chosen.hasFaults}
      onSubmit={onSubmit}
    >
      <TextArea
        {...form.field('mensaje')}
        label={texts.message}
        hint={fill(questionTexts.messageHint, { n: messageLimits.length.toLocaleString('es-CO') })}
        isRequired
      />
      <MessageFilesInput
        label={questionTexts.files}
        chosen={chosen}
        disabled={isSending}
        {...(isSending && { progress })}
      />
      {texts.resolved !== undefined && <Checkbox {...form.field('resuelta')} label={texts.resolved} />}
    </OnceForm>
  )
}
