import { formTexts } from '@enlace/contract/core/form/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { staffRoleHints } from '@enlace/contract/staff/sign-in/texts.ts'
import { InvitedStaff, staffLimits } from '@enlace/contract/staff/schemas.ts'
import { staffActTexts, staffFormTexts as texts } from '@enlace/contract/staff/screen-texts.ts'
import type { StaffRole } from '@enlace/domain/staff-roles.ts'
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
import { useWatch } from 'react-hook-form'
import { AccessFields } from './access-fields.tsx'
import type { Invite } from './acts.ts'

type Values = { email: string; firstName: string; lastName: string; rol: StaffRole; ends_on: string }

/** Whoever is not told otherwise may look and change nothing. */
const nobody: Values = { email: '', firstName: '', lastName: '', rol: 'consulta', ends_on: '' }

/** Invites somebody to the back office. What was typed is kept until it is sent. */
export function InviteDialog({ onInvite, onClose }: { onInvite: Invite; onClose: () => void }) {
  const form = useContractForm<Values, InvitedStaff>({
    schema: InvitedStaff,
    defaults: nobody,
    draft: 'staff:invitation',
  })
  const { isSending, problem, run } = useSending()
  const rol = useWatch({ control: form.control, name: 'rol' })
  const handleSubmit = async (person: InvitedStaff) => {
    if (!(await run(() => onInvite(person)))) return
    form.clearDraft()
    toast({ kind: 'success', message: fill(staffActTexts.done.invite, { correo: person.email }) })
    onClose()
  }
  return (
    <Dialog isOpen onClose={onClose} title={texts.inviteTitle} closeLabel={texts.closeDialog}>
      <Stack>
        <p>{texts.inviteIntro}</p>
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
            isRequired
            maxLength={staffLimits.email}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <FieldRow>
            <TextInput
              {...form.field('firstName')}
              label={texts.firstName}
              isRequired
              maxLength={staffLimits.name}
              autoComplete="off"
            />
            <TextInput
              {...form.field('lastName')}
              label={texts.lastName}
              isRequired
              maxLength={staffLimits.name}
              autoComplete="off"
            />
          </FieldRow>
          <AccessFields role={form.field('rol')} endsOn={form.field('ends_on')} hint={staffRoleHints[rol]} />
          <StepUpHint />
          <DialogFooter cancel={formTexts.cancel} confirm={texts.send} isBusy={isSending} />
        </FormShell>
      </Stack>
    </Dialog>
  )
}
