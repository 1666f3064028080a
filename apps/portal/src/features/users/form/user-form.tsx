import { formTexts } from '@enlace/contract/core/form/texts.ts'
import { JoinedUserForm, UserForm as UserRules } from '@enlace/contract/users/form-schemas.ts'
import type { User } from '@enlace/contract/users/schemas.ts'
import { userFormTexts as texts } from '@enlace/contract/users/screen-texts.ts'
import { DialogFooter } from '@enlace/ui/dialog-footer.tsx'
import { FormShell } from '@enlace/web/form/form-shell.tsx'
import { useContractForm } from '@enlace/web/form/use-contract-form.ts'
import type { Sending } from '@enlace/web/form/use-sending.ts'
import { GrantFields } from './grant-fields.tsx'
import { PersonFields } from './person-fields.tsx'
import type { GrantedBranch } from './use-branches.ts'
import { type FieldChecks, useLiveChecks } from './use-live-checks.ts'
import type { UserValues } from './user-values.ts'

type UserFormProps = {
  /** Who is changed; nobody yet where one is created. */
  user?: User
  defaults: UserValues
  draft?: string
  branches: readonly GrantedBranch[]
  submitLabel: string
  sending: Sending
  checks: FieldChecks
  /** Answers whether it was taken. */
  onSubmit: (values: UserValues) => Promise<boolean>
}

/** Who a user is and what it is granted. */
export function UserForm(props: UserFormProps) {
  const { user, defaults, draft, branches, submitLabel, sending, checks, onSubmit } = props
  const form = useContractForm<UserValues, UserValues>({
    schema: user?.hasJoined ? JoinedUserForm : UserRules,
    defaults,
    ...(draft !== undefined && { draft }),
  })
  const leave = useLiveChecks(form, checks, user?.id)
  const handleSubmit = async (values: UserValues) => {
    if (await onSubmit(values)) form.clearDraft()
  }
  return (
    <FormShell
      form={form}
      isSending={sending.isSending}
      problem={sending.problem}
      onSubmit={(values) => void handleSubmit(values)}
    >
      <PersonFields form={form} user={user} {...leave} />
      {user?.isMaster ? <p>{texts.masterRole}</p> : <GrantFields form={form} branches={branches} />}
      <DialogFooter cancel={formTexts.cancel} confirm={submitLabel} isBusy={sending.isSending} />
    </FormShell>
  )
}
