import { fill } from '@enlace/contract/core/fill.ts'
import {
  ApprovedRegistration,
  type RegistrationReview,
} from '@enlace/contract/supplier-registration/desk/schemas.ts'
import { registrationDecisionTexts as texts } from '@enlace/contract/supplier-registration/desk/texts.ts'
import { toast } from '@enlace/ui/core/toasts.ts'
import { DialogFooter } from '@enlace/ui/dialog-footer.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TextArea } from '@enlace/ui/text-area.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { FieldRow } from '@enlace/ui/field-row.tsx'
import { FormShell } from '@enlace/web/form/form-shell.tsx'
import { useContractForm } from '@enlace/web/form/use-contract-form.ts'
import { useSending } from '@enlace/web/form/use-sending.ts'
import type { Decide } from './actions.ts'

type ApproveFormProps = {
  review: RegistrationReview
  onApprove: Decide<ApprovedRegistration>
  onDone: () => void
}

/** Makes a supplier of a request. What was typed is kept until it is sent. */
export function ApproveForm({ review, onApprove, onDone }: ApproveFormProps) {
  const { propuesta, tercero } = review
  const form = useContractForm<ApprovedRegistration, ApprovedRegistration>({
    schema: ApprovedRegistration,
    defaults: { ...propuesta, verificacion: '', version: review.version },
    draft: `registration-approval:${review.id}`,
  })
  const { isSending, problem, run } = useSending()
  const handleSubmit = async (body: ApprovedRegistration) => {
    // What is decided about is what is shown now, not what an older draft began with.
    if (!(await run(() => onApprove({ ...body, version: review.version })))) return
    form.clearDraft()
    toast({ kind: 'success', message: fill(texts.approved, { nombre: body.nombre, correo: body.correo }) })
    onDone()
  }
  return (
    <Stack>
      <p>{tercero ? texts.approveKnown : texts.approveIntro}</p>
      <FormShell
        form={form}
        isSending={isSending}
        problem={problem}
        onSubmit={(body) => void handleSubmit(body)}
      >
        <h3>{texts.party}</h3>
        <TextInput {...form.field('nombre')} label={texts.name} isRequired readOnly={tercero !== null} />
        <FieldRow>
          <TextInput {...form.field('sucursal')} label={texts.branch} isRequired />
          <TextInput {...form.field('ciudad')} label={texts.city} />
          <TextInput {...form.field('direccion')} label={texts.address} />
          <TextInput {...form.field('telefono')} label={texts.phone} inputMode="tel" />
        </FieldRow>
        <h3>{texts.master}</h3>
        <TextInput {...form.field('correo')} type="email" label={texts.email} isRequired spellCheck={false} />
        <FieldRow>
          <TextInput {...form.field('nombres')} label={texts.firstName} isRequired />
          <TextInput {...form.field('apellidos')} label={texts.lastName} />
        </FieldRow>
        {tercero && (
          <TextArea
            {...form.field('verificacion')}
            label={texts.verification}
            hint={texts.verificationHint}
            rows={3}
            isRequired
          />
        )}
        <DialogFooter cancel={texts.cancel} confirm={texts.confirm} isBusy={isSending} />
      </FormShell>
    </Stack>
  )
}
