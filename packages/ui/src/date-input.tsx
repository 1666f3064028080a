import { TextInput, type TextInputProps } from './text-input.tsx'

/** A calendar day, chosen with the platform's own calendar; `min` and `max` bound it. */
export function DateInput(input: Omit<TextInputProps, 'type'>) {
  return <TextInput {...input} type="date" />
}
