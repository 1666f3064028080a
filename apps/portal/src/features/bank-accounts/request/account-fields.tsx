import { fill } from '@enlace/contract/core/fill.ts'
import {
  type BankChangeForm,
  bankChangeLimits,
  type TypedBankChange,
} from '@enlace/contract/bank-accounts/schemas.ts'
import { bankAccountKindTexts, bankAccountTexts } from '@enlace/contract/bank-accounts/texts.ts'
import { bankAccountKinds } from '@enlace/domain/bank-account.ts'
import { banks } from '@enlace/domain/catalogue/banks.ts'
import { Select } from '@enlace/ui/select.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import type { ContractForm } from '@enlace/web/form/use-contract-form.ts'

const texts = bankAccountTexts.form
const bankOptions = banks.map(({ id, nombre }) => ({ value: id, label: nombre }))
const kindOptions = bankAccountKinds.map((kind) => ({ value: kind, label: bankAccountKindTexts[kind] }))
/** Room for the digits with the spaces and hyphens that people write between them. */
const longestNumber = 40

type AccountFieldsProps = {
  form: ContractForm<TypedBankChange, BankChangeForm>
  supplier: { nombre: string; nit: string }
}

/** The account and its holder, as the bank's certificate has them; the number is typed twice. */
export function AccountFields({ form, supplier }: AccountFieldsProps) {
  const number = {
    isRequired: true,
    inputMode: 'numeric',
    autoComplete: 'off',
    maxLength: longestNumber,
  } as const
  return (
    <>
      <Select
        {...form.field('banco')}
        label={texts.bank}
        placeholder={texts.chooseBank}
        options={bankOptions}
        isRequired
      />
      <Select
        {...form.field('tipo_cuenta')}
        label={texts.kind}
        placeholder={texts.chooseKind}
        options={kindOptions}
        isRequired
      />
      <TextInput {...form.field('numero')} {...number} label={texts.number} hint={texts.numberHint} />
      <TextInput
        {...form.field('numero_repetido')}
        {...number}
        label={texts.repeat}
        hint={texts.repeatHint}
        // A slip that is copied is no second reading.
        onPaste={(event) => event.preventDefault()}
      />
      <TextInput
        {...form.field('titular')}
        label={texts.holder}
        hint={fill(texts.holderHint, { nombre: supplier.nombre })}
        isRequired
        maxLength={bankChangeLimits.holder}
        autoComplete="off"
      />
      <TextInput
        {...form.field('titular_nit')}
        label={texts.holderNit}
        hint={fill(texts.holderNitHint, { nit: supplier.nit })}
        isRequired
        maxLength={longestNumber}
        autoComplete="off"
      />
    </>
  )
}
