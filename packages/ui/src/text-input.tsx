import type { ComponentProps } from 'react'
import { Field, type FieldTexts } from './field.tsx'

/** The properties of a text input: the platform's own and the texts of its field. */
export type TextInputProps = ComponentProps<'input'> & FieldTexts

/** One line of text with its label, hint and error. */
export function TextInput({ label, hint, error, isRequired, isLabelHidden, id, ...input }: TextInputProps) {
  return (
    <Field {...{ id, label, hint, error, isRequired, isLabelHidden }}>
      {(control) => <input {...input} {...control} />}
    </Field>
  )
}
