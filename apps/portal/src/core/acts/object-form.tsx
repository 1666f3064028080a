import { ObjectionForm, objectionMotives } from '@enlace/contract/core/acts/schemas'
import { actFormTexts as texts, objectionMotiveTexts } from '@enlace/contract/core/acts/texts'
import { Actions } from '@enlace/ui/actions'
import { Button } from '@enlace/ui/button'
import { Select } from '@enlace/ui/select'
import { TextArea } from '@enlace/ui/text-area'
import { FormShell } from '../form/form-shell.tsx'
import { newRequestKey } from '../form/request-key.ts'
import { useContractForm } from '../form/use-contract-form.ts'
import { MessageFilesInput } from '../questions/message-files.tsx'
import type { ActFormProps } from './act-form.ts'

const options = objectionMotives.map((value) => ({ value, label: objectionMotiveTexts[value] }))

/** Why a debit note is not taken, with what proves it. */
export function ObjectForm({ draft, chosen, sending, onSubmit }: ActFormProps) {
  const form = useContractForm({
    schema: ObjectionForm,
    defaults: { motivo: '', comentario: '', idempotencyKey: '' },
    draft,
  })
  const { isSending, progress, problem } = sending
  const handleSubmit = async ({ motivo, comentario, idempotencyKey: kept }: ObjectionForm) => {
    const idempotencyKey = kept || newRequestKey()
    form.setValue('idempotencyKey', idempotencyKey)
    if (await onSubmit({ act: 'objetar', motivo, comentario, idempotencyKey })) form.startOver()
  }
  return (
    <FormShell
      form={form}
      isSending={isSending}
      problem={problem}
      onSubmit={(filled) => void handleSubmit(filled)}
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
      <Actions>
        <Button type="submit" variant="primary" isBusy={isSending} disabled={isSending || chosen.hasFaults}>
          {texts.object}
        </Button>
      </Actions>
    </FormShell>
  )
}
