import styles from './date-input.module.css'
import { Field } from './field.tsx'
import type { TextInputProps } from './text-input.tsx'

/** How a day is written, where none is chosen. */
const pattern = 'dd/mm/aaaa'

/**
 * A calendar day, chosen with the platform's own calendar; `min` and `max` bound it. The platform writes it as the browser's
 * language does: 03/04 would be another day there. While nobody is in the field it is shown as the portal writes days.
 */
export function DateInput(props: Omit<TextInputProps, 'type'>) {
  const { label, hint, error, isRequired, isLabelHidden, id, ...input } = props
  return (
    <Field {...{ id, label, hint, error, isRequired, isLabelHidden }}>
      {(control) => (
        <span className={styles.date} data-shown={shownOf(input.value)} data-chosen={Boolean(input.value)}>
          <input {...input} {...control} type="date" />
        </span>
      )}
    </Field>
  )
}

/** Nothing where the form keeps its value to itself. */
function shownOf(value: TextInputProps['value']): string | undefined {
  if (typeof value !== 'string') return undefined
  return value === '' ? pattern : value.split('-').toReversed().join('/')
}
