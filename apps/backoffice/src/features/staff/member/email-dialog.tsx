import { formTexts } from '@enlace/contract/core/form/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { StaffMember } from '@enlace/contract/staff/sign-in/schemas.ts'
import { StaffEmailForm } from '@enlace/contract/staff/schemas.ts'
import { staffActTexts, staffFormTexts as texts } from '@enlace/contract/staff/screen-texts.ts'
import { toast } from '@enlace/ui/core/toasts.ts'
import { Dialog } from '@enlace/ui/dialog.tsx'
import { DialogFooter } from '@enlace/ui/dialog-footer.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { FormShell } from '@enlace/web/form/form-shell.tsx'
import { useContractForm } from '@enlace/web/form/use-contract-form.ts'
import { useSending } from '@enlace/web/form/use-sending.ts'
import { StepUpHint } from '@enlace/web/second-factor/step-up-hint.tsx'
import type { ChangeEmail } from '../acts.ts'
import { nameOf } from '../shown.ts'

type EmailDialogProps = { member: StaffMember; onChange: ChangeEmail; onClose: () => void }

/** Asks for another email for a member; nothing changes before that address has confirmed it. */
export function EmailDialog({ member, onChange, onClose }: EmailDialogProps) {
  const form = useContractForm<StaffEmailForm, StaffEmailForm>({
    schema: StaffEmailForm,
    defaults: { email: '' },
  })
  const { isSending, problem, run } = useSending()
  const handleSubmit = async (to: StaffEmailForm) => {
    if (!(await run(() => onChange(to)))) return
    toast({ kind: 'success', message: fill(staffActTexts.done.changeEmail, { correo: to.email }) })
    onClose()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={fill(texts.emailTitle, { nombre: nameOf(member) })}
      closeLabel={texts.closeDialog}
    >
      <FormShell form={form} isSending={isSending} problem={problem} onSubmit={(to) => void handleSubmit(to)}>
        <p>{fill(texts.emailIntro, { email: member.email })}</p>
        <TextInput
          {...form.field('email')}
          type="email"
          autoComplete="off"
          label={texts.newEmail}
          maxLength={254}
        />
        <StepUpHint />
        <DialogFooter cancel={formTexts.cancel} confirm={texts.sendEmail} isBusy={isSending} />
      </FormShell>
    </Dialog>
  )
}
