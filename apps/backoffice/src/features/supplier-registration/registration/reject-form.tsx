import { fill } from '@enlace/contract/core/fill.ts'
import {
  RejectedRegistration,
  type RegistrationReview,
} from '@enlace/contract/supplier-registration/desk/schemas.ts'
import { registrationDecisionTexts as texts } from '@enlace/contract/supplier-registration/desk/texts.ts'
import { toast } from '@enlace/ui/core/toasts.ts'
import { DialogFooter } from '@enlace/ui/dialog-footer.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TextArea } from '@enlace/ui/text-area.tsx'
import { FormShell } from '@enlace/web/form/form-shell.tsx'
import { useContractForm } from '@enlace/web/form/use-contract-form.ts'
import { useSending } from '@enlace/web/form/use-sending.ts'
import type { Decide } from './actions.ts'

type RejectFormProps = {
  review: RegistrationReview
  onReject: Decide<RejectedRegistration>
  onDone: () => void
}

/** Rejects a request with the reason that its applicant reads. What was typed is kept until it is sent. */
export function RejectForm({ review, onReject, onDone }: RejectFormProps) {
  const { id, version, correo, tercero } = review
  const form = useContractForm<RejectedRegistration, RejectedRegistration>({
    schema: RejectedRegistration,
    defaults: {
      version,
      motivo: (tercero?.usuarios_principales.length ?? 0) > 0 ? texts.masterReason : '',
    },
    draft: `registration-rejection:${id}`,
  })
  const { isSending, problem, run } = useSending()
  const handleSubmit = async (body: RejectedRegistration) => {
    if (!(await run(() => onReject({ ...body, version })))) return
    form.clearDraft()
    toast({ kind: 'success', message: fill(texts.rejected, { correo }) })
    onDone()
  }
  return (
    <Stack>
      <p>{texts.rejectIntro}</p>
      <FormShell
        form={form}
        isSending={isSending}
        problem={problem}
        onSubmit={(body) => void handleSubmit(body)}
      >
        <TextArea {...form.field('motivo')} label={texts.rejectReason} isRequired />
        <DialogFooter cancel={texts.cancel} confirm={texts.confirmReject} isDanger isBusy={isSending} />
      </FormShell>
    </Stack>
  )
}
