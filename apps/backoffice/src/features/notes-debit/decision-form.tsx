import { type ObjectionDecision, ObjectionDecisionForm } from '@enlace/contract/notes-debit/desk/schemas.ts'
import { objectionLimits } from '@enlace/contract/notes-debit/desk/state-schemas.ts'
import { objectionTexts as texts } from '@enlace/contract/notes-debit/desk/texts.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { Select } from '@enlace/ui/select.tsx'
import { TextArea } from '@enlace/ui/text-area.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { FormShell } from '@enlace/web/form/form-shell.tsx'
import { useContractForm } from '@enlace/web/form/use-contract-form.ts'
import type { Sending } from '@enlace/web/form/use-sending.ts'

type DecisionFormProps = {
  id: string
  sending: Pick<Sending, 'isSending' | 'problem'>
  onDecide: (decision: ObjectionDecision) => Promise<boolean>
}

const outcomes = ['aceptada', 'rechazada'] as const

/** The decision on an objection; its reason is what the supplier reads. */
export function DecisionForm({ id, sending, onDecide }: DecisionFormProps) {
  const form = useContractForm({
    schema: ObjectionDecisionForm,
    defaults: { resultado: '', motivo: '', nota_credito: '' },
    draft: `objection:${id}`,
  })
  const { isSending, problem } = sending
  const outcome = form.watch('resultado')
  return (
    <FormShell
      form={form}
      isSending={isSending}
      problem={problem}
      onSubmit={(decision) =>
        void onDecide(decision).then((isTaken) => {
          if (isTaken) form.clearDraft()
        })
      }
    >
      <Select
        {...form.field('resultado')}
        label={texts.outcome}
        placeholder={texts.choose}
        isRequired
        options={outcomes.map((value) => ({ value, label: texts.outcomes[value] }))}
      />
      <TextArea
        {...form.field('motivo')}
        label={texts.reason}
        hint={texts.reasonHint}
        isRequired={outcome === 'rechazada'}
        rows={4}
        maxLength={objectionLimits.reason}
      />
      {outcome === 'aceptada' && (
        <TextInput
          {...form.field('nota_credito')}
          label={texts.creditNote}
          hint={texts.creditNoteHint}
          maxLength={objectionLimits.creditNote}
        />
      )}
      <Actions>
        <Button type="submit" variant="primary" isBusy={isSending}>
          {texts.send}
        </Button>
      </Actions>
    </FormShell>
  )
}
