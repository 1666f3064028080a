import { formTexts } from '@enlace/contract/core/form/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { grantTexts, userRoleHints, userRoleTexts } from '@enlace/contract/users/access-texts.ts'
import { supplierUserActTexts, supplierUserFormTexts as texts } from '@enlace/contract/suppliers/texts.ts'
import {
  type AccessFields,
  SupplierAccessForm,
  type SupplierUserDetail,
  type SupplierUserGrant,
} from '@enlace/contract/suppliers/users/schemas.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { grantableModules, grantableRoles, grantOfRole } from '@enlace/domain/user-roles.ts'
import { Checkbox } from '@enlace/ui/checkbox.tsx'
import { toast } from '@enlace/ui/core/toasts.ts'
import { DateInput } from '@enlace/ui/date-input.tsx'
import { Dialog } from '@enlace/ui/dialog.tsx'
import { DialogFooter } from '@enlace/ui/dialog-footer.tsx'
import { Select } from '@enlace/ui/select.tsx'
import { FormShell } from '@enlace/web/form/form-shell.tsx'
import { type ContractForm, useContractForm } from '@enlace/web/form/use-contract-form.ts'
import { useSending } from '@enlace/web/form/use-sending.ts'
import { useWatch } from 'react-hook-form'
import { useState } from 'react'
import { userName } from '../shown.ts'
import styles from '../suppliers.module.css'
import type { ChangeGrant } from './user-acts.ts'

type AccessDialogProps = { detail: SupplierUserDetail; onChange: ChangeGrant; onClose: () => void }
type Form = ContractForm<AccessFields, SupplierUserGrant>

/** Changes what a user of a supplier may see and do. What was chosen stays where somebody else was first. */
export function AccessDialog({ detail, onChange, onClose }: AccessDialogProps) {
  const { user, branches } = detail
  const nombre = userName(user)
  const form = useContractForm<AccessFields, SupplierUserGrant>({
    schema: SupplierAccessForm,
    defaults: fieldsOf(user),
  })
  const { isSending, problem, run } = useSending()
  const handleSubmit = async (grant: SupplierUserGrant) => {
    if (!(await run(() => onChange(user, grant)))) return
    toast({ kind: 'success', message: fill(supplierUserActTexts.done.change, { nombre }) })
    onClose()
  }
  return (
    <Dialog isOpen onClose={onClose} title={fill(texts.title, { nombre })} closeLabel={texts.close}>
      <FormShell
        form={form}
        isSending={isSending}
        problem={problem}
        onSubmit={(grant) => void handleSubmit(grant)}
      >
        <GrantFields form={form} />
        {branches.length > 0 && <BranchFields form={form} branches={branches} />}
        <DialogFooter cancel={formTexts.cancel} confirm={texts.save} isBusy={isSending} />
      </FormShell>
    </Dialog>
  )
}

function GrantFields({ form }: { form: Form }) {
  const { control } = form
  const [rol, allModules, modules, isReadOnly] = useWatch({
    control,
    name: ['rol', 'allModules', 'modules', 'isReadOnly'],
  })
  const [today] = useState(() => todayInBogota(new Date()))
  const handleRole = (chosen: string) => {
    const known = grantableRoles.find((one) => one === chosen)
    if (known === undefined) return
    const grant = grantOfRole(known)
    form.setValue('rol', known)
    form.setValue('allModules', grant.modules === null)
    form.setValue('modules', [...(grant.modules ?? [])])
    form.setValue('isReadOnly', grant.isReadOnly)
  }
  const handleModule = (name: (typeof grantableModules)[number], isGranted: boolean) =>
    form.setValue('modules', isGranted ? [...modules, name] : modules.filter((one) => one !== name))
  return (
    <>
      <Select
        {...form.field('rol')}
        label={texts.rol}
        hint={userRoleHints[rol]}
        options={grantableRoles.map((one) => ({ value: one, label: userRoleTexts[one] }))}
        onChange={({ currentTarget }) => handleRole(currentTarget.value)}
      />
      <fieldset className={styles.group}>
        <legend>{texts.modules}</legend>
        <p className={styles.note}>{texts.modulesHint}</p>
        <Checkbox
          label={texts.allModules}
          checked={allModules}
          onChange={({ currentTarget }) => form.setValue('allModules', currentTarget.checked)}
        />
        {!allModules && (
          <div className={styles.boxes}>
            {grantableModules.map((name) => (
              <Checkbox
                key={name}
                label={grantTexts[name]}
                checked={modules.includes(name)}
                onChange={({ currentTarget }) => handleModule(name, currentTarget.checked)}
              />
            ))}
          </div>
        )}
      </fieldset>
      <Checkbox
        label={texts.readOnly}
        checked={isReadOnly}
        onChange={({ currentTarget }) => form.setValue('isReadOnly', currentTarget.checked)}
      />
      <DateInput {...form.field('endsOn')} label={texts.endsOn} hint={texts.endsOnHint} min={today} />
    </>
  )
}

type BranchFieldsProps = { form: Form; branches: SupplierUserDetail['branches'] }

function BranchFields({ form, branches }: BranchFieldsProps) {
  const [allBranches, chosen] = useWatch({ control: form.control, name: ['allBranches', 'branches'] })
  const { id, error } = form.field('branches')
  const change = (thirdId: string, isChosen: boolean) =>
    form.setValue('branches', isChosen ? [...chosen, thirdId] : chosen.filter((one) => one !== thirdId), {
      shouldValidate: form.formState.isSubmitted,
    })
  return (
    <fieldset className={styles.group} id={id} tabIndex={-1}>
      <legend>{texts.branches}</legend>
      <Checkbox
        label={texts.allBranches}
        checked={allBranches}
        error={error}
        onChange={({ currentTarget }) => form.setValue('allBranches', currentTarget.checked)}
      />
      {!allBranches && (
        <div className={styles.boxes}>
          {branches.map(({ thirdId, codigo, nombre }) => (
            <Checkbox
              key={thirdId}
              label={`${codigo} · ${nombre}`}
              checked={chosen.includes(String(thirdId))}
              onChange={({ currentTarget }) => change(String(thirdId), currentTarget.checked)}
            />
          ))}
        </div>
      )}
    </fieldset>
  )
}

function fieldsOf(user: SupplierUserDetail['user']): AccessFields {
  return {
    rol: grantableRoles.find((rol) => rol === user.rol) ?? 'usuario',
    allModules: user.modules === null,
    modules: grantableModules.filter((name) => user.modules?.includes(name)),
    isReadOnly: user.isReadOnly,
    endsOn: user.endsOn ?? '',
    allBranches: user.accounts === null,
    branches: (user.accounts ?? []).map(String),
  }
}
