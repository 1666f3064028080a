import {
  parameterChoiceTexts,
  parameterUnitTexts,
  parametersTexts as texts,
} from '@enlace/contract/parameters/texts.ts'
import type { ParameterDefinition } from '@enlace/domain/parameters.ts'
import { Checkbox } from '@enlace/ui/checkbox.tsx'
import { NumericInput } from '@enlace/ui/numeric-input.tsx'
import { Select } from '@enlace/ui/select.tsx'
import { TextArea } from '@enlace/ui/text-area.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { useId } from 'react'
import styles from './parameter-row.module.css'
import { wordsOf } from './values.ts'

type ParameterInputProps = {
  parameter: ParameterDefinition
  text: string
  error: string | undefined
  isDisabled: boolean
  onType: (text: string) => void
}

/** Lines from which a text is written in several. */
const longText = 500

/** The input of a parameter, by what it may be; what it does stands under its name. */
export function ParameterInput({ parameter, text, error, isDisabled, onType }: ParameterInputProps) {
  const hintId = useId()
  const { label, effect } = wordsOf(parameter.name)
  const field = { label, hint: effect, error, disabled: isDisabled, value: text, name: parameter.name }
  switch (parameter.kind) {
    case 'flag':
      return (
        <div>
          <Checkbox
            label={label}
            name={parameter.name}
            checked={text === '1'}
            disabled={isDisabled}
            aria-describedby={hintId}
            onChange={(event) => onType(event.target.checked ? '1' : '0')}
          />
          <p id={hintId} className={styles.effect}>
            {effect}
          </p>
        </div>
      )
    case 'choice':
      return (
        <Select
          {...field}
          options={parameter.choices.map((choice) => ({
            value: choice,
            label: parameterChoiceTexts[parameter.name]?.[choice] ?? choice,
          }))}
          onChange={(event) => onType(event.target.value)}
        />
      )
    case 'number':
      return (
        <div className={styles.number}>
          <NumericInput {...field} isWhole maxLength={5} onChange={(event) => onType(event.target.value)} />
          <span className={styles.unit} aria-hidden>
            {parameterUnitTexts[parameter.unit].name}
          </span>
        </div>
      )
    case 'text':
      return parameter.max > longText ? (
        <TextArea
          {...field}
          rows={4}
          maxLength={parameter.max}
          onChange={(event) => onType(event.target.value)}
        />
      ) : (
        <TextInput
          {...field}
          type={parameter.isEmail ? 'email' : 'text'}
          maxLength={parameter.max}
          placeholder={texts.none}
          autoComplete="off"
          onChange={(event) => onType(event.target.value)}
        />
      )
  }
}
