import type { BankChangeForm, TypedBankChange } from '@enlace/contract/bank-accounts/schemas.ts'
import { bankAccountTexts } from '@enlace/contract/bank-accounts/texts.ts'
import { Checkbox } from '@enlace/ui/checkbox.tsx'
import type { ContractForm } from '@enlace/web/form/use-contract-form.ts'
import styles from './branch-fields.module.css'

type BranchFieldsProps = {
  form: ContractForm<TypedBankChange, BankChangeForm>
  branches: readonly { id: number; nombre: string }[]
}

/** The branches that are to be paid into the new account. */
export function BranchFields({ form, branches }: BranchFieldsProps) {
  const { id, error, ...field } = form.field('sucursales')
  return (
    <fieldset className={styles.branches} aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend>{bankAccountTexts.form.branches}</legend>
      {branches.map((branch, at) => (
        <Checkbox
          key={branch.id}
          {...field}
          id={at === 0 ? id : `${id}-${branch.id}`}
          value={branch.id}
          label={branch.nombre}
        />
      ))}
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
