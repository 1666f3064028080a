import type { TypedEvent } from './typed-event.ts'

/** What is typed of an event, and what its form's parts may do with it. */
export type EventFormProps = {
  typed: TypedEvent
  faults: Readonly<Record<string, string>>
  isDisabled: boolean
  /** A new one may be repeated. */
  isNew: boolean
  onChange: (typed: TypedEvent) => void
}
