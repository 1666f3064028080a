import type { Option } from '@enlace/contract/catalogues/shown/schemas.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import {
  type AccessRequestForm,
  contactLimits as limits,
} from '@enlace/contract/supplier-registration/company-schemas.ts'
import { companyRegistrationTexts as texts } from '@enlace/contract/supplier-registration/company-texts.ts'
import { LettersInput } from '@enlace/ui/letters-input.tsx'
import { NumericInput } from '@enlace/ui/numeric-input.tsx'
import { Select } from '@enlace/ui/select.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import type { ContractForm } from '@enlace/web/form/use-contract-form.ts'
import styles from './company-fields.module.css'

type ContactFieldsProps = {
  form: ContractForm<AccessRequestForm, AccessRequestForm>
  types: readonly Option[]
  /** The identification was changed, and the field left. */
  onIdentificationLeft: () => void
  onEmailLeft: () => void
}

/** Who asks for access (spec 5, Registration contact form). */
export function ContactFields({ form, types, onIdentificationLeft, onEmailLeft }: ContactFieldsProps) {
  const type = form.watch('contactIdentificationType')
  const number = form.field('contactIdentification')
  const email = form.field('contactEmail')
  return (
    <>
      <LettersInput
        {...form.field('contactName')}
        label={texts.contactName}
        isRequired
        maxLength={limits.contactName}
        autoComplete="given-name"
      />
      <LettersInput
        {...form.field('contactLastname')}
        label={texts.contactLastname}
        isRequired
        maxLength={limits.contactLastname}
        autoComplete="family-name"
      />
      <Select
        {...form.field('contactIdentificationType')}
        label={texts.contactIdentificationType}
        isRequired
        placeholder={texts.chooseType}
        options={types.map(({ id, nombre }) => ({ value: id, label: nombre }))}
      />
      <NumericInput
        {...number}
        isWhole
        label={texts.contactIdentification}
        hint={type === '' ? texts.chooseTypeFirst : undefined}
        isRequired
        disabled={type === ''}
        maxLength={limits.contactIdentification}
        autoComplete="off"
        onBlur={(event) => {
          number.onBlur(event)
          onIdentificationLeft()
        }}
      />
      <TextInput
        {...form.field('contactCharge')}
        label={fill(texts.optional, { field: texts.contactCharge })}
        maxLength={limits.contactCharge}
        autoComplete="organization-title"
      />
      <TextInput
        {...form.field('contactArea')}
        label={fill(texts.optional, { field: texts.contactArea })}
        maxLength={limits.contactArea}
      />
      <div className={styles.phone}>
        <NumericInput
          {...form.field('contactIndicativeTelephone')}
          isWhole
          type="tel"
          label={texts.contactIndicativeTelephone}
          hint={texts.indicativeHint}
          isRequired
          maxLength={limits.contactIndicativeTelephone}
          autoComplete="tel-country-code"
        />
        <NumericInput
          {...form.field('contactTelephone')}
          isWhole
          type="tel"
          label={texts.contactTelephone}
          hint={texts.telephoneHint}
          isRequired
          maxLength={limits.contactTelephone}
          autoComplete="tel-national"
        />
      </div>
      <TextInput
        {...email}
        type="email"
        label={texts.contactEmail}
        isRequired
        maxLength={limits.contactEmail}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        onBlur={(event) => {
          email.onBlur(event)
          onEmailLeft()
        }}
      />
    </>
  )
}
