import type { ProblemCode } from '@enlace/contract/core/problem-codes.ts'
import type { ProblemAnswer } from '@enlace/contract/core/problems.ts'
import { genericFailure } from '@enlace/contract/core/texts.ts'

/** A call that was not answered as asked. Status 0 is a server that could not be reached or did not answer in time. */
export class CallFailure extends Error {
  readonly status: number
  readonly code: ProblemCode | undefined
  readonly title: string | undefined
  /** What the server's log knows the failure by. */
  readonly reference: string | undefined
  /** A Spanish sentence for each field that was refused. */
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

/** Whether the same load may succeed a moment later: nobody answered, or the service said that it will be back. */
export function isWorthRetrying(failure: unknown): boolean {
  return failure instanceof CallFailure && [0, 502, 503, 504].includes(failure.status)
}
