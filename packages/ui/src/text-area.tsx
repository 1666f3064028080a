import type { ComponentProps } from 'react'
import { Field, type FieldTexts } from './field.tsx'

/** Several lines of text with their label, hint and error. */
export function TextArea({
  label,
  hint,
  error,
  isRequired,
  isLabelHidden,
  id,
  rows = 5,
  ...area
}: ComponentProps<'textarea'> & FieldTexts) {
  return (
    <Field {...{ id, label, hint, error, isRequired, isLabelHidden }}>
      {(control) => <textarea {...area} {...control} rows={rows} />}
    </Field>
  )
}
