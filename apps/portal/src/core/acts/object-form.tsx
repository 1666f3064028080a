import { ObjectionForm, objectionMotives } from '@enlace/contract/acts/schemas.ts'
import { actFormTexts as texts, objectionMotiveTexts } from '@enlace/contract/acts/texts.ts'
import { Select } from '@enlace/ui/select.tsx'
import { TextArea } from '@enlace/ui/text-area.tsx'
import { OnceForm } from '@enlace/web/form/once-form.tsx'
import { useContractForm } from '@enlace/web/form/use-contract-form.ts'
import { MessageFilesInput } from '@enlace/web/messages/message-files.tsx'
import type { ActFormProps } from './act-form.ts'

const options = objectionMotives.map((value) => ({ value, label: objectionMotiveTexts[value] }))

/** Why a debit note is not taken, with what proves it. */
export function ObjectForm({ draft, chosen, sending, onSubmit }: ActFormProps) {
  const form = useContractForm({
    schema: ObjectionForm,
    defaults: { motivo: '', comentario: '', idempotencyKey: '' },
    draft,
  })
  const { isSending, progress } = sending
  return (
    <OnceForm
      form={form}
      sending={sending}
      submit={texts.object}
      isBlocked={chosen.hasFaults}
      onSubmit={(filled) => onSubmit({ act: 'objetar', ...filled })}
    >
      <Select
        {...form.field('motivo')}
        label={texts.motive}
        options={options}
        placeholder={texts.choose}
        isRequired
      />
      <TextArea {...form.field('comentario')} label={texts.reason} isRequired />
      <MessageFilesInput
        label={texts.files}
        chosen={chosen}
        disabled={isSending}
        {...(isSending && { progress })}
      />
    </OnceForm>
  )
}
