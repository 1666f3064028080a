import { personLimits } from '@enlace/contract/core/person/schemas.ts'
import { personTexts } from '@enlace/contract/core/person/texts.ts'
import { userLimits } from '@enlace/contract/users/limits.ts'
import type { User } from '@enlace/contract/users/schemas.ts'
import { userFormTexts as texts } from '@enlace/contract/users/screen-texts.ts'
import { LettersInput } from '@enlace/ui/letters-input.tsx'
import { NumericInput } from '@enlace/ui/numeric-input.tsx'
import { Select } from '@enlace/ui/select.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { FieldRow } from '@enlace/ui/field-row.tsx'
import type { ContractForm } from '@enlace/web/form/use-contract-form.ts'
import { useIdentificationTypes } from '../../../core/catalogue/use-identification-types.ts'
import type { UserValues } from './user-values.ts'
import styles from '../user/users.module.css'

type PersonFieldsProps = {
  form: ContractForm<UserValues, UserValues>
  /** Who is changed; nobody yet where one is created. */
  user: User | undefined
  /** The identification was changed, and the field left. */
  onIdentificationLeft: () => void
  onEmailLeft: () => void
}

/** Who a user is to the supplier: what is the person's own once it has joined, and what only the supplier knows. */
export function PersonFields({ form, user, onIdentificationLeft, onEmailLeft }: PersonFieldsProps) {
  return (
    <fieldset className={styles.group}>
      <legend>{texts.person}</legend>
      <Stack>
        {user?.hasJoined ? (
          <p>{texts.ownPerson}</p>
        ) : (
          <OwnFields form={form} hint={user && texts.emailMoves} onEmailLeft={onEmailLeft} />
        )}
        <RecordFields form={form} onIdentificationLeft={onIdentificationLeft} />
      </Stack>
    </fieldset>
  )
}

type OwnFieldsProps = Pick<PersonFieldsProps, 'form' | 'onEmailLeft'> & { hint: string | undefined }

function OwnFields({ form, hint, onEmailLeft }: OwnFieldsProps) {
  const email = form.field('email')
  return (
    <>
      <TextInput
        {...email}
        type="email"
        label={texts.email}
        hint={hint}
        isRequired
        maxLength={userLimits.email}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onBlur={(event) => {
          email.onBlur(event)
          onEmailLeft()
        }}
      />
      <FieldRow>
        <LettersInput
          {...form.field('firstName')}
          label={personTexts.firstName}
          isRequired
          maxLength={personLimits.firstName}
          autoComplete="off"
        />
        <LettersInput
          {...form.field('lastName')}
          label={personTexts.lastName}
          isRequired
          maxLength={personLimits.lastName}
          autoComplete="off"
        />
      </FieldRow>
      <FieldRow>
        <NumericInput
          {...form.field('movilIndicative')}
          isWhole
          type="tel"
          label={personTexts.indicative}
          hint={personTexts.indicativeHint}
          isRequired
          maxLength={personLimits.indicative}
          autoComplete="off"
        />
        <NumericInput
          {...form.field('movil')}
          isWhole
          type="tel"
          label={texts.movilOptional}
          hint={personTexts.movilHint}
          maxLength={personLimits.movil}
          autoComplete="off"
        />
      </FieldRow>
    </>
  )
}

function RecordFields({
  form,
  onIdentificationLeft,
}: Pick<PersonFieldsProps, 'form' | 'onIdentificationLeft'>) {
  const type = form.watch('tipo_identificacion')
  const number = form.field('identificacion')
  const types = useIdentificationTypes(form.formState.defaultValues?.tipo_identificacion)
  return (
    <>
      <FieldRow>
        <Select
          {...form.field('tipo_identificacion')}
          label={texts.identificationType}
          options={[
            { value: '', label: texts.noType },
            ...types.map(({ id, nombre }) => ({ value: id, label: nombre })),
          ]}
        />
        <NumericInput
          {...number}
          isWhole
          label={texts.identification}
          hint={type === '' ? texts.identificationHint : undefined}
          disabled={type === ''}
          maxLength={userLimits.identificacion}
          autoComplete="off"
          onBlur={(event) => {
            number.onBlur(event)
            onIdentificationLeft()
          }}
        />
      </FieldRow>
      <TextInput
        {...form.field('cargo')}
        label={texts.cargo}
        maxLength={userLimits.cargo}
        autoComplete="off"
      />
    </>
  )
}
