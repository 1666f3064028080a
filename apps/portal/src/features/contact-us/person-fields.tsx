import { contactLimits as limits } from '@enlace/contract/contact-us/schemas.ts'
import { contactUsTexts as texts } from '@enlace/contract/contact-us/texts.ts'
import { LettersInput } from '@enlace/ui/letters-input.tsx'
import { NumericInput } from '@enlace/ui/numeric-input.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { FieldRow } from '@enlace/ui/field-row.tsx'
import { CityInput } from './city-input.tsx'
import type { Tie } from './message-form.ts'
import styles from './form.module.css'

type PersonFieldsProps = {
  tie: Tie
  findCities: (text: string, signal: AbortSignal) => Promise<string[]>
}

/** Who writes. */
export function PersonFields({ tie, findCities }: PersonFieldsProps) {
  const { labels, hints } = texts
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>{texts.you}</legend>
      <FieldRow>
        <LettersInput
          {...tie('name')}
          label={labels.name}
          isRequired
          maxLength={limits.name}
          autoComplete="given-name"
        />
        <LettersInput
          {...tie('surname')}
          label={labels.surname}
          isRequired
          maxLength={limits.surname}
          autoComplete="family-name"
        />
      </FieldRow>
      <TextInput
        {...tie('email')}
        type="email"
        label={labels.email}
        isRequired
        maxLength={limits.email}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div className={styles.phone}>
        <NumericInput
          {...tie('indicative')}
          isWhole
          type="tel"
          label={labels.indicative}
          hint={hints.indicative}
          maxLength={limits.indicative}
          autoComplete="tel-country-code"
        />
        <NumericInput
          {...tie('phone')}
          isWhole
          type="tel"
          label={labels.phone}
          hint={hints.phone}
          maxLength={limits.phone}
          autoComplete="tel-national"
        />
      </div>
      <CityInput {...tie('city')} findCities={findCities} />
      <FieldRow>
        <TextInput
          {...tie('company')}
          label={labels.company}
          maxLength={limits.company}
          autoComplete="organization"
        />
        <TextInput
          {...tie('job-title')}
          label={labels['job-title']}
          maxLength={limits['job-title']}
          autoComplete="organization-title"
        />
      </FieldRow>
    </fieldset>
  )
}
