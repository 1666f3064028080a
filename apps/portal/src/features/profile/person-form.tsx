import { fill } from '@enlace/contract/core/fill.ts'
import { personLimits as limits } from '@enlace/contract/core/person/schemas.ts'
import { personTexts } from '@enlace/contract/core/person/texts.ts'
import { type Profile, type ProfileChange, ProfileForm } from '@enlace/contract/profile/schemas.ts'
import { profileTexts } from '@enlace/contract/profile/texts.ts'
import { FormFooter } from '@enlace/ui/form-footer.tsx'
import { Banner } from '@enlace/ui/banner.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { Combobox } from '@enlace/ui/combobox.tsx'
import type { ComboboxOption } from '@enlace/ui/combobox-field.tsx'
import { toast } from '@enlace/ui/core/toasts.ts'
import { LettersInput } from '@enlace/ui/letters-input.tsx'
import { Link } from '@enlace/ui/link.tsx'
import { NumericInput } from '@enlace/ui/numeric-input.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { FieldRow } from '@enlace/ui/field-row.tsx'
import { Controller } from 'react-hook-form'
import { type FormProblem, FormShell } from '@enlace/web/form/form-shell.tsx'
import { type ContractForm, useContractForm } from '@enlace/web/form/use-contract-form.ts'
import styles from './person-form.module.css'
import { useNewerValues } from '../../core/profile/use-newer-values.ts'

const texts = profileTexts.form
const labels: Readonly<Record<keyof ProfileForm, string>> = {
  firstName: personTexts.firstName,
  lastName: personTexts.lastName,
  cityName: texts.city,
  movilIndicative: personTexts.indicative,
  movil: personTexts.movil,
}

export type PersonFormProps = {
  /** What the person says of itself by now. */
  profile: Profile
  securityHref: string
  findCities: (text: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>
  isSending: boolean
  problem: FormProblem | null
  offline: { disabled?: true; title?: string }
  onSave: (change: ProfileChange) => void
}

/** The person's own data; what another window changed meanwhile is told, and nothing that was typed is lost. */
export function PersonForm(props: PersonFormProps) {
  const { profile, securityHref, findCities, isSending, problem, offline, onSave } = props
  const current = valuesOf(profile)
  const form = useContractForm<ProfileForm, ProfileForm>({
    schema: ProfileForm,
    defaults: current,
    // A draft belongs to the state that it was typed over: over another one it would undo what changed.
    draft: `profile:${profile.version}`,
  })
  const { base, newer } = useNewerValues(form, current)
  const handleSubmit = (change: ProfileForm) => {
    if (keysOf(labels).every((name) => change[name] === base[name])) {
      form.clearDraft()
      toast({ kind: 'info', message: texts.noChange })
    } else onSave({ ...change, version: profile.version })
  }
  return (
    <FormShell
      form={form}
      isSending={isSending}
      problem={newer.length > 0 ? null : problem}
      onSubmit={handleSubmit}
    >
      <Stack isNarrow>
        {newer.length > 0 && (
          <Banner kind="warning">
            <strong>{texts.changedTitle}.</strong> {texts.changed}{' '}
            {newer
              .map((name) =>
                fill(texts.changedNow, { field: labels[name], value: current[name] || texts.empty }),
              )
              .join(' ')}
          </Banner>
        )}
        <p>{texts.required}</p>
        <PersonFields form={form} email={profile.email} securityHref={securityHref} findCities={findCities} />
        <FormFooter>
          <Button
            onClick={() => {
              form.reset(current)
              form.clearDraft()
            }}
          >
            {texts.discard}
          </Button>
          <Button type="submit" variant="primary" isBusy={isSending} {...offline}>
            {texts.save}
          </Button>
        </FormFooter>
      </Stack>
    </FormShell>
  )
}

type PersonFieldsProps = Pick<PersonFormProps, 'securityHref' | 'findCities'> & {
  form: ContractForm<ProfileForm, ProfileForm>
  email: string
}

function PersonFields({ form, email, securityHref, findCities }: PersonFieldsProps) {
  const city = form.field('cityName')
  return (
    <>
      <FieldRow>
        <LettersInput
          {...form.field('firstName')}
          label={labels.firstName}
          isRequired
          maxLength={limits.firstName}
          autoComplete="given-name"
        />
        <LettersInput
          {...form.field('lastName')}
          label={labels.lastName}
          isRequired
          maxLength={limits.lastName}
          autoComplete="family-name"
        />
      </FieldRow>
      <div>
        <TextInput label={texts.email} type="email" value={email} readOnly hint={texts.emailHint} />
        <p className={styles.link}>
          <Link href={securityHref}>{texts.changeEmail}</Link>
        </p>
      </div>
      <Controller
        control={form.control}
        name="cityName"
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <Combobox
            id={city.id}
            ref={ref}
            name="cityName"
            label={labels.cityName}
            error={city.error}
            value={value === '' ? null : { value, label: value }}
            onChange={(option) => onChange(option?.value ?? '')}
            onBlur={onBlur}
            search={findCities}
            texts={personTexts.city}
          />
        )}
      />
      <div className={styles.phone}>
        <NumericInput
          {...form.field('movilIndicative')}
          isWhole
          type="tel"
          label={labels.movilIndicative}
          hint={personTexts.indicativeHint}
          isRequired
          maxLength={limits.indicative}
          autoComplete="tel-country-code"
        />
        <NumericInput
          {...form.field('movil')}
          isWhole
          type="tel"
          label={labels.movil}
          hint={personTexts.movilHint}
          isRequired
          maxLength={limits.movil}
          autoComplete="tel-national"
        />
      </div>
    </>
  )
}

function valuesOf({ firstName, lastName, cityName, movilIndicative, movil }: Profile): ProfileForm {
  return { firstName, lastName, cityName, movilIndicative, movil }
}

// The labels are those of the form's fields, no more.
const keysOf = (values: typeof labels) => Object.keys(values) as (keyof ProfileForm)[]
