import { formTexts } from '@enlace/contract/core/form/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { StaffMember } from '@enlace/contract/staff/sign-in/schemas.ts'
import { staffRoleHints, staffRoleTexts } from '@enlace/contract/staff/sign-in/texts.ts'
import { StaffAccessForm } from '@enlace/contract/staff/schemas.ts'
import { staffActTexts, staffFormTexts as texts } from '@enlace/contract/staff/screen-texts.ts'
import { formatDate } from '@enlace/domain/calendar-date.ts'
import type { StaffRole } from '@enlace/domain/staff-roles.ts'
import { toast } from '@enlace/ui/core/toasts.ts'
import { Dialog } from '@enlace/ui/dialog.tsx'
import { DialogFooter } from '@enlace/ui/dialog-footer.tsx'
import { FormShell } from '@enlace/web/form/form-shell.tsx'
import { useContractForm } from '@enlace/web/form/use-contract-form.ts'
import { useSending } from '@enlace/web/form/use-sending.ts'
import { StepUpHint } from '@enlace/web/second-factor/step-up-hint.tsx'
import { useWatch } from 'react-hook-form'
import { AccessFields } from '../access-fields.tsx'
import type { ChangeAccess, NewAccess } from '../acts.ts'
import { nameOf } from '../shown.ts'

type Values = { rol: StaffRole; ends_on: string }
type ChangeDialogProps = { member: StaffMember; onChange: ChangeAccess; onClose: () => void }

/** Changes what a member may do. Where somebody else did meanwhile, what is now stands beside what was chosen. */
export function ChangeDialog({ member, onChange, onClose }: ChangeDialogProps) {
  const nombre = nameOf(member)
  const form = useContractForm<Values, NewAccess>({
    schema: StaffAccessForm,
    defaults: { rol: member.rol, ends_on: member.ends_on ?? '' },
  })
  const { isSending, problem, run } = useSending()
  const rol = useWatch({ control: form.control, name: 'rol' })
  const handleSubmit = async (to: NewAccess) => {
    if (!(await run(() => onChange(member, to)))) return
    toast({ kind: 'success', message: fill(staffActTexts.done.change, { nombre }) })
    onClose()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={fill(texts.changeTitle, { nombre })}
      closeLabel={texts.closeDialog}
    >
      <FormShell form={form} isSending={isSending} problem={problem} onSubmit={(to) => void handleSubmit(to)}>
        {problem?.code === 'changed-meanwhile' && <p>{standsNow(member)}</p>}
        <AccessFields role={form.field('rol')} endsOn={form.field('ends_on')} hint={staffRoleHints[rol]} />
        <StepUpHint />
        <DialogFooter cancel={formTexts.cancel} confirm={texts.save} isBusy={isSending} />
      </FormShell>
    </Dialog>
  )
}

function standsNow({ rol, ends_on }: StaffMember): string {
  const fecha = ends_on === null ? texts.nowNoEnd : fill(texts.nowUntil, { fecha: formatDate(ends_on) })
  return fill(texts.now, { rol: staffRoleTexts[rol], fecha })
}
