import type { TypedForm } from './typed.ts'

/** What a part of the form is given. */
export type FormPartProps = {
  typed: TypedForm
  /** What is wrong, by where it stands. */
  faults: Readonly<Record<string, string>>
  mayWrite: boolean
  onChange: (typed: TypedForm) => void
}
