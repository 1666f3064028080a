import type { ProblemCode } from '@enlace/contract/core/problem-codes.ts'
import type { ProblemAnswer } from '@enlace/contract/core/problems.ts'
import { genericFailure } from '@enlace/contract/core/texts.ts'

/** A call that failed. Status 0 is a server that could not be reached or did not answer in time. */
export class CallFailure extends Error {
  readonly status: number
  readonly code: ProblemCode | undefined
  readonly title: string | undefined
  /** The reference of the failure in the server's log. */
  readonly reference: string | undefined
  /** A Spanish sentence for each refused field. */
  readonly fields: Readonly<Record<string, string>>

  constructor(status: number, problem: Partial<ProblemAnswer>, cause?: unknown) {
    super(problem.message ?? genericFailure, { cause })
    this.name = 'CallFailure'
    this.status = status
    this.code = problem.code
    this.title = problem.title
    this.reference = problem.reference
    this.fields = problem.fields ?? {}
  }
}

/** Whether a retry may succeed a moment later: there was no answer, or the service is temporarily unavailable. */
export function isWorthRetrying(failure: unknown): boolean {
  return failure instanceof CallFailure && [0, 502, 503, 504].includes(failure.status)
}
