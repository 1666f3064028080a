import { AgreementForm } from '@enlace/contract/acts/schemas.ts'
import { actFormTexts as texts } from '@enlace/contract/acts/texts.ts'
import { TextArea } from '@enlace/ui/text-area.tsx'
import { OnceForm } from '@enlace/web/form/once-form.tsx'
import { useContractForm } from '@enlace/web/form/use-contract-form.ts'
import type { ActFormProps } from './act-form.ts'

type AgreeFormProps = Omit<ActFormProps, 'chosen'> & { act: 'confirmar' | 'aceptar'; label: string }

/** The supplier takes a document as it is, with a word to it if it wants. */
export function AgreeForm({ act, label, draft, sending, onSubmit }: AgreeFormProps) {
  const form = useContractForm({
    schema: AgreementForm,
    defaults: { comentario: '', idempotencyKey: '' },
    draft,
  })
  return (
    <OnceForm
      form={form}
      sending={sending}
      submit={label}
      onSubmit={(filled) => onSubmit({ act, ...filled })}
    >
      <TextArea {...form.field('comentario')} label={texts.comment} rows={3} />
    </OnceForm>
  )
}
