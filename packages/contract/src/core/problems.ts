import { fill } from './fill.ts'
import { problemStatus, type ProblemCode } from './problem-codes.ts'
import { problemTexts } from './problem-texts.ts'

/** The response body of a problem: the Spanish message, and the reference of the log entry. */
export interface ProblemAnswer {
  code: ProblemCode
  title?: string
  message: string
  reference?: string
  fields?: Record<string, string>
}

/** Thrown if a request cannot be answered; the central error handler turns it into the response. */
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

  /** The Spanish message with the problem's values filled in. */
  get text(): string {
    return fill(problemTexts[this.code], this.values)
  }
}
