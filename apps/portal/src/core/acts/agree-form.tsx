import { AgreementForm } from '@enlace/contract/core/acts/schemas'
import { actFormTexts as texts } from '@enlace/contract/core/acts/texts'
import { Actions } from '@enlace/ui/actions'
import { Button } from '@enlace/ui/button'
import { TextArea } from '@enlace/ui/text-area'
import { FormShell } from '../form/form-shell.tsx'
import { newRequestKey } from '../form/request-key.ts'
import { useContractForm } from '../form/use-contract-form.ts'
import type { ActFormProps } from './act-form.ts'

type AgreeFormProps = Omit<ActFormProps, 'chosen'> & { act: 'confirmar' | 'aceptar'; label: string }

/** The supplier takes a document as it is, with a word to it if it wants. */
export function AgreeForm({ act, label, draft, sending, onSubmit }: AgreeFormProps) {
  const form = useContractForm({
    schema: AgreementForm,
    defaults: { comentario: '', idempotencyKey: '' },
    draft,
  })
  const { isSending, problem } = sending
  const handleSubmit = async ({ comentario, idempotencyKey: kept }: AgreementForm) => {
    const idempotencyKey = kept || newRequestKey()
    form.setValue('idempotencyKey', idempotencyKey)
    if (await onSubmit({ act, comentario, idempotencyKey })) form.startOver()
  }
  return (
    <FormShell
      form={form}
      isSending={isSending}
      problem={problem}
      onSubmit={(filled) => void handleSubmit(filled)}
    >
      <TextArea {...form.field('comentario')} label={texts.comment} rows={3} />
      <Actions>
        <Button type="submit" variant="primary" isBusy={isSending} disabled={isSending}>
          {label}
        </Button>
      </Actions>
    </FormShell>
  )
}
