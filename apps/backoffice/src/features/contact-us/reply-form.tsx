import { fill } from '@enlace/contract/core/fill.ts'
import { ContactReplyForm } from '@enlace/contract/contact-us/desk/schemas.ts'
import { contactMessageTexts as texts } from '@enlace/contract/contact-us/desk/texts.ts'
import { Checkbox } from '@enlace/ui/checkbox.tsx'
import { TextArea } from '@enlace/ui/text-area.tsx'
import { OnceForm } from '@enlace/web/form/once-form.tsx'
import { useContractForm } from '@enlace/web/form/use-contract-form.ts'
import type { Sending } from '@enlace/web/form/use-sending.ts'

type ReplyFormProps = {
  id: string
  kind: 'respuesta' | 'nota'
  correo: string
  sending: Pick<Sending, 'isSending' | 'problem'>
  onSend: (reply: ContactReplyForm) => Promise<boolean>
}

const empty: ContactReplyForm = { texto: '', cierra: false, idempotencyKey: '' }

/** An answer that goes out by mail, or a note for the team. */
export function ReplyForm({ id, kind, correo, sending, onSend }: ReplyFormProps) {
  const form = useContractForm({ schema: ContactReplyForm, defaults: empty, draft: `contact-${kind}:${id}` })
  const isReply = kind === 'respuesta'
  return (
    <OnceForm
      form={form}
      sending={sending}
      submit={isReply ? texts.send : texts.addNote}
      isSecondary={!isReply}
      onSubmit={onSend}
    >
      <TextArea
        {...form.field('texto')}
        label={isReply ? texts.words : texts.noteWords}
        hint={isReply ? fill(texts.answerHint, { correo }) : texts.noteHint}
        rows={isReply ? 6 : 3}
        isRequired
      />
      {isReply && <Checkbox {...form.field('cierra')} label={texts.closes} />}
    </OnceForm>
  )
}
