import type { TextInputProps } from './text-input.tsx'
import { WrittenInput } from './written-input.tsx'

/** How a time is written, where none is chosen. */
const pattern = 'hh:mm'

/** A time of the day. The platform writes it as the browser's language does: with 12 hours in some. */
export function TimeInput(props: Omit<TextInputProps, 'type'>) {
  return <WrittenInput {...props} type="time" written={(value) => value.slice(0, 5) || pattern} />
}
