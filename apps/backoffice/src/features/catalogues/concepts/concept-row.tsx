import { fill } from '@enlace/contract/core/fill.ts'
import { conceptTexts as texts } from '@enlace/contract/catalogues/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { DateInput } from '@enlace/ui/date-input.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import styles from '../catalogues.module.css'
import type { TypedConcept } from '../concept-values.ts'
import type { Faults } from '../faults.ts'

type ConceptRowProps = {
  concept: TypedConcept
  place: number
  faults: Faults
  isDisabled: boolean
  onChange: (concept: TypedConcept) => void
  onRemove: () => void
}

/** The fields that are texts, with what they may hold. */
const fields = [
  { name: 'codigo', label: texts.code, maxLength: 40, isRequired: true },
  { name: 'concepto', label: texts.concept, maxLength: 200, isRequired: true },
  { name: 'sujeto', label: texts.subject, maxLength: 120, isRequired: false },
  { name: 'tarifa', label: texts.rate, maxLength: 9, isRequired: true, inputMode: 'decimal' },
  { name: 'base_uvt', label: texts.base, maxLength: 11, isRequired: false, inputMode: 'decimal' },
  { name: 'norma', label: texts.rule, maxLength: 200, isRequired: false },
] as const

/** A concept of the company's own on its days. */
export function ConceptRow({ concept, place, faults, isDisabled, onChange, onRemove }: ConceptRowProps) {
  return (
    <li className={styles.concept}>
      {fields.map(({ name, ...field }) => (
        <TextInput
          key={name}
          {...field}
          value={concept[name]}
          autoComplete="off"
          disabled={isDisabled}
          error={faults[`${place}.${name}`]}
          onChange={({ target }) => onChange({ ...concept, [name]: target.value })}
        />
      ))}
      <DateInput
        label={texts.from}
        value={concept.desde}
        disabled={isDisabled}
        error={faults[`${place}.desde`]}
        isRequired
        onChange={({ target }) => onChange({ ...concept, desde: target.value })}
      />
      <DateInput
        label={texts.until}
        hint={texts.untilHint}
        value={concept.hasta}
        min={concept.desde}
        disabled={isDisabled}
        error={faults[`${place}.hasta`]}
        onChange={({ target }) => onChange({ ...concept, hasta: target.value })}
      />
      {!isDisabled && (
        <Button
          variant="quiet"
          aria-label={fill(texts.remove, { nombre: concept.concepto || concept.codigo })}
          onClick={onRemove}
        >
          {texts.removeShort}
        </Button>
      )}
    </li>
  )
}
