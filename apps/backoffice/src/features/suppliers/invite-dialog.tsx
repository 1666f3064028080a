import { formTexts } from '@enlace/contract/core/form/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { InvitedMaster, longestName, type Supplier } from '@enlace/contract/suppliers/schemas.ts'
import { supplierFormTexts as texts } from '@enlace/contract/suppliers/texts.ts'
import { maxEmailLength } from '@enlace/domain/email.ts'
import { toast } from '@enlace/ui/core/toasts.ts'
import { Dialog } from '@enlace/ui/dialog.tsx'
import { DialogFooter } from '@enlace/ui/dialog-footer.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { FieldRow } from '@enlace/ui/field-row.tsx'
import { FormShell } from '@enlace/web/form/form-shell.tsx'
import { useContractForm } from '@enlace/web/form/use-contract-form.ts'
import { useSending } from '@enlace/web/form/use-sending.ts'
import { StepUpHint } from '@enlace/web/second-factor/step-up-hint.tsx'
import type { Invite } from './actions.ts'

type InviteDialogProps = {
  supplier: Pick<Supplier, 'id' | 'nombre' | 'nit'>
  onInvite: Invite
  onClose: () => void
}

/** Invites who administers a supplier's users from then on. What was typed is kept until it is sent. */
export function InviteDialog({ supplier: { id, nombre, nit }, onInvite, onClose }: InviteDialogProps) {
  const form = useContractForm<InvitedMaster, InvitedMaster>({
    schema: InvitedMaster,
    defaults: { email: '', firstName: '', lastName: '' },
    draft: `supplier:${id}:master`,
  })
  const { isSending, problem, run } = useSending()
  const handleSubmit = async (person: InvitedMaster) => {
    if (!(await run(() => onInvite(person)))) return
    form.clearDraft()
    toast({ kind: 'success', message: fill(texts.invited, { correo: person.email }) })
    onClose()
  }
  return (
    <Dialog isOpen onClose={onClose} title={texts.title} closeLabel={texts.close}>
      <Stack>
        <p>{fill(texts.intro, { nombre, nit })}</p>
        <FormShell
          form={form}
          isSending={isSending}
          problem={problem}
          onSubmit={(person) => void handleSubmit(person)}
        >
          <TextInput
            {...form.field('email')}
            type="email"
            label={texts.email}
            hint={texts.emailHint}
            isRequired
            maxLength={maxEmailLength}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <FieldRow>
            <TextInput
              {...form.field('firstName')}
              label={texts.firstName}
              maxLength={longestName}
              autoComplete="off"
            />
            <TextInput
              {...form.field('lastName')}
              label={texts.lastName}
              maxLength={longestName}
              autoComplete="off"
            />
          </FieldRow>
          <StepUpHint />
          <DialogFooter cancel={formTexts.cancel} confirm={texts.send} isBusy={isSending} />
        </FormShell>
      </Stack>
    </Dialog>
  )
}
