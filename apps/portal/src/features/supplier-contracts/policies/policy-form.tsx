import {
  type NewPolicy,
  PolicyForm,
  policyLimits,
  policyValue,
} from '@enlace/contract/supplier-contracts/policies/schemas.ts'
import { policyFormTexts as texts } from '@enlace/contract/supplier-contracts/policies/texts.ts'
import { DateInput } from '@enlace/ui/date-input.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { OnceForm } from '@enlace/web/form/once-form.tsx'
import { useContractForm } from '@enlace/web/form/use-contract-form.ts'
import { MessageFilesInput } from '@enlace/web/messages/message-files.tsx'
import type { MessageFiles } from '@enlace/web/messages/use-message-files.ts'
import type { Sending } from '@enlace/web/form/use-sending.ts'

type PolicyFieldsProps = {
  /** The name under which what is typed outlives a reload. */
  draft: string
  chosen: MessageFiles
  sending: Pick<Sending, 'isSending' | 'progress' | 'problem'>
  /** Sends the form and answers whether it was taken. */
  onSubmit: (filled: NewPolicy) => Promise<boolean>
}

const empty = {
  numero: '',
  aseguradora: '',
  valor: '',
  vigente_desde: '',
  vigente_hasta: '',
  idempotencyKey: '',
}

/** What a policy says of itself, with its papers; without a paper nothing is sent. */
export function PolicyFields({ draft, chosen, sending, onSubmit }: PolicyFieldsProps) {
  const form = useContractForm({ schema: PolicyForm, defaults: empty, draft })
  const { isSending, progress } = sending
  const handleSubmit = async ({ valor, ...filled }: PolicyForm) => {
    return chosen.files.length === 0 ? false : onSubmit({ ...filled, valor: policyValue(valor) })
  }
  const { isSubmitted } = form.formState
  const fileError = isSubmitted && chosen.files.length === 0 ? texts.faults.file : undefined
  return (
    <OnceForm
      form={form}
      sending={sending}
      submit={texts.send}
      isBlocked={chosen.hasFaults}
      onSubmit={handleSubmit}
    >
      <TextInput
        {...form.field('numero')}
        label={texts.number}
        maxLength={policyLimits.numero}
        autoComplete="off"
        isRequired
      />
      <TextInput
        {...form.field('aseguradora')}
        label={texts.insurer}
        maxLength={policyLimits.aseguradora}
        autoComplete="off"
        isRequired
      />
      <TextInput
        {...form.field('valor')}
        label={texts.value}
        hint={texts.valueHint}
        inputMode="decimal"
        maxLength={30}
        autoComplete="off"
        isRequired
      />
      <DateInput {...form.field('vigente_desde')} label={texts.from} isRequired />
      <DateInput {...form.field('vigente_hasta')} label={texts.until} isRequired />
      <MessageFilesInput
        label={texts.files}
        chosen={chosen}
        error={fileError}
        disabled={isSending}
        {...(isSending && { progress })}
      />
    </OnceForm>
  )
}
