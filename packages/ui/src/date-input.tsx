import type { TextInputProps } from './text-input.tsx'
import { WrittenInput } from './written-input.tsx'

/** How a day is written, where none is chosen. */
const pattern = 'dd/mm/aaaa'

/**
 * A calendar day, chosen with the platform's own calendar; `min` and `max` bound it. The platform writes it as the browser's
 * language does: 03/04 would be another day there.
 */
export function DateInput(props: Omit<TextInputProps, 'type'>) {
  return <WrittenInput {...props} type="date" written={shownOf} />
}

const shownOf = (value: string) => (value === '' ? pattern : value.split('-').toReversed().join('/'))
