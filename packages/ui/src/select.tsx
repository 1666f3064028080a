import type { ComponentProps } from 'react'
import { chevronDownIcon } from './core/icons.ts'
import { optionText } from './core/option-text.ts'
import { Field, type FieldTexts } from './field.tsx'
import { Icon } from './icon.tsx'
import styles from './select.module.css'

/** One choice of a list. */
export type SelectOption = { value: string; label: string; isDisabled?: boolean }

type SelectProps = Omit<ComponentProps<'select'>, 'children'> &
  FieldTexts & {
    options: readonly SelectOption[]
    /** Stands there while nothing is chosen, and cannot be chosen again. */
    placeholder?: string
  }

/** One of several: the platform's own list with our label, hint and error; long options are cut (spec 9). */
export function Select({
  label,
  hint,
  error,
  isRequired,
  isLabelHidden,
  id,
  options,
  placeholder,
  ...select
}: SelectProps) {
  return (
    <Field {...{ id, label, hint, error, isRequired, isLabelHidden }}>
      {(control) => (
        <div className={styles.select}>
          <select {...select} {...control}>
            {placeholder !== undefined && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option
                key={option.value}
                value={option.value}
                disabled={option.isDisabled}
                {...optionText(option.label)}
              />
            ))}
          </select>
          <Icon path={chevronDownIcon} />
        </div>
      )}
    </Field>
  )
}
