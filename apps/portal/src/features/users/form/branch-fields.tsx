import { userFormTexts as texts } from '@enlace/contract/users/screen-texts.ts'
import { Checkbox } from '@enlace/ui/checkbox.tsx'
import type { ContractForm } from '@enlace/web/form/use-contract-form.ts'
import type { GrantedBranch } from './use-branches.ts'
import type { UserValues } from './user-values.ts'
import styles from '../user/users.module.css'

type BranchFieldsProps = {
  form: ContractForm<UserValues, UserValues>
  branches: readonly GrantedBranch[]
}

/** The branches that a user sees: all, those to come included, or some. */
export function BranchFields({ form, branches }: BranchFieldsProps) {
  const [allBranches, chosen] = form.watch(['allBranches', 'branches'])
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
        onChange={(event) => form.setValue('allBranches', event.currentTarget.checked)}
      />
      {!allBranches && (
        <div className={styles.boxes}>
          {branches.map(({ thirdId, nombre }) => (
            <Checkbox
              key={thirdId}
              label={nombre}
              checked={chosen.includes(String(thirdId))}
              onChange={(event) => change(String(thirdId), event.currentTarget.checked)}
            />
          ))}
        </div>
      )}
    </fieldset>
  )
}
