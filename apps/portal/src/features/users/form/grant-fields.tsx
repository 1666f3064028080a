import { grantTexts, userRoleHints, userRoleTexts } from '@enlace/contract/users/access-texts.ts'
import { userFormTexts as texts } from '@enlace/contract/users/screen-texts.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { isOn } from '@enlace/domain/modules.ts'
import { grantableModules, grantableRoles, grantOfRole } from '@enlace/domain/user-roles.ts'
import { Checkbox } from '@enlace/ui/checkbox.tsx'
import { DateInput } from '@enlace/ui/date-input.tsx'
import { Select } from '@enlace/ui/select.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { useState } from 'react'
import { readBoot } from '../../../core/company/boot.ts'
import type { ContractForm } from '@enlace/web/form/use-contract-form.ts'
import { BranchFields } from './branch-fields.tsx'
import type { GrantedBranch } from './use-branches.ts'
import type { UserValues } from './user-values.ts'
import styles from '../user/users.module.css'

type GrantFieldsProps = {
  form: ContractForm<UserValues, UserValues>
  branches: readonly GrantedBranch[]
}

/** What a user may see and do: a role to begin with, and each part of it to be changed. */
export function GrantFields({ form, branches }: GrantFieldsProps) {
  const [role, allModules, modules, isReadOnly] = form.watch(['role', 'allModules', 'modules', 'isReadOnly'])
  const flags = readBoot().flags
  const offered = grantableModules.filter((name) => isOn(flags, name) || modules.includes(name))
  const roleField = form.field('role')
  const [today] = useState(() => todayInBogota(new Date()))

  const handleRole = (chosen: string) => {
    const known = grantableRoles.find((one) => one === chosen)
    if (known === undefined) return
    const grant = grantOfRole(known)
    form.setValue('role', known)
    form.setValue('allModules', grant.modules === null)
    form.setValue('modules', [...(grant.modules ?? [])])
    form.setValue('isReadOnly', grant.isReadOnly)
  }
  const handleModule = (name: (typeof grantableModules)[number], isGranted: boolean) => {
    const before = allModules ? offered : modules
    const after = isGranted ? [...before, name] : before.filter((one) => one !== name)
    form.setValue('allModules', false)
    form.setValue('modules', after)
  }
  return (
    <fieldset className={styles.group}>
      <legend>{texts.access}</legend>
      <Stack>
        <Select
          {...roleField}
          label={texts.role}
          hint={userRoleHints[role]}
          options={grantableRoles.map((one) => ({ value: one, label: userRoleTexts[one] }))}
          onChange={(event) => handleRole(event.currentTarget.value)}
        />
        <fieldset className={styles.group}>
          <legend>{texts.modules}</legend>
          <p className={styles.note}>{texts.modulesHint}</p>
          <div className={styles.boxes}>
            {offered.map((name) => (
              <Checkbox
                key={name}
                label={grantTexts[name]}
                checked={allModules || modules.includes(name)}
                onChange={(event) => handleModule(name, event.currentTarget.checked)}
              />
            ))}
          </div>
        </fieldset>
        <Checkbox
          label={texts.readOnly}
          checked={isReadOnly}
          onChange={(event) => form.setValue('isReadOnly', event.currentTarget.checked)}
        />
        <DateInput {...form.field('endsOn')} label={texts.endsOn} hint={texts.endsOnHint} min={today} />
        {branches.length > 1 && <BranchFields form={form} branches={branches} />}
      </Stack>
    </fieldset>
  )
}
