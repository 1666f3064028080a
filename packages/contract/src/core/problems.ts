import { fill } from './fill.ts'
import { problemStatus, type ProblemCode } from './problem-codes.ts'
import { problemTexts } from './problem-texts.ts'

/** A problem as it travels: what happened, in Spanish, and the reference that the log knows. */
export interface ProblemAnswer {
  code: ProblemCode
  title?: string
  message: string
  reference?: string
  fields?: Record<string, string>
}

/** Thrown wherever a request cannot be answered as asked; the one error handler turns it into the answer. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly values: Readonly<Record<string, string | number>>
  readonly fields: Readonly<Record<string, string>> | undefined

  constructor(
    code: ProblemCode,
    values: Record<string, string | number> = {},
    fields?: Record<string, string>,
  ) {
    super(code)
    this.name = 'Problem'
    this.code = code
    this.values = values
    this.fields = fields
  }

  /** The HTTP status of the problem's code. */
  get status(): number {
    return problemStatus[this.code]
  }

  /** The Spanish sentence for the person, with the problem's values in their places. */
  get text(): string {
    return fill(problemTexts[this.code], this.values)
  }
}
