import { problemTexts } from './texts.ts'

/** Everything that can go wrong in the product, with the HTTP status that tells it. A missing row does not compile. */
export const problemStatus = {
  'malformed-request': 400,
  'invalid-fields': 422,
  'unknown-call': 404,
  'method-not-allowed': 405,
  'body-too-large': 413,
  'unsupported-encoding': 415,
  'session-missing': 401,
  'session-expired': 401,
  'wrong-credentials': 401,
  'account-locked': 429,
  'too-many-requests': 429,
  'forgery-suspected': 403,
  'account-foreign': 403,
  'module-off': 403,
  'not-master': 403,
  'person-foreign': 403,
  'company-mismatch': 403,
  'company-not-found': 404,
  'document-not-found': 404,
  'link-spent': 410,
  'page-offline': 503,
  'refresh-refused': 401,
  'beyond-last-page': 422,
  'service-unavailable': 503,
  unexpected: 500,
} as const

/** The code of a problem, part of the answer and of the log. */
export type ProblemCode = keyof typeof problemStatus

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
    return problemTexts[this.code].replace(/\{(\w+)\}/g, (_, name: string) => String(this.values[name] ?? ''))
  }
}
