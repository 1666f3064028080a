import { fill } from '@enlace/contract/core/fill.ts'
import {
  RejectedRegistration,
  type RegistrationReview,
} from '@enlace/contract/supplier-registration/desk/schemas.ts'
import { registrationDecisionTexts as texts } from '@enlace/contract/supplier-registration/desk/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { toast } from '@enlace/ui/core/toasts.ts'
import { Dialog } from '@enlace/ui/dialog.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TextArea } from '@enlace/ui/text-area.tsx'
import { FormShell } from '@enlace/web/form/form-shell.tsx'
import { useContractForm } from '@enlace/web/form/use-contract-form.ts'
import { useSending } from '@enlace/web/form/use-sending.ts'
import type { Decide } from './actions.ts'

type RejectDialogProps = {
  review: RegistrationReview
  onReject: Decide<RejectedRegistration>
  onClose: () => void
}

/** Rejects a request with the reason that its applicant reads. What was typed is kept until it is sent. */
export function RejectDialog({ review, onReject, onClose }: RejectDialogProps) {
  const { id, version, numero, correo, tercero } = review
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
    onClose()
  }
  return (
    <Dialog isOpen onClose={onClose} title={fill(texts.rejectTitle, { numero })} closeLabel={texts.close}>
      <Stack>
        <p>{texts.rejectIntro}</p>
        <FormShell
          form={form}
          isSending={isSending}
          problem={problem}
          onSubmit={(body) => void handleSubmit(body)}
        >
          <TextArea {...form.field('motivo')} label={texts.rejectReason} isRequired />
          <div>
            <Button type="submit" variant="danger" size="large" isBusy={isSending}>
              {texts.confirmReject}
            </Button>
          </div>
        </FormShell>
      </Stack>
    </Dialog>
  )
}
