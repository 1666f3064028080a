import type { ProblemAnswer, ProblemCode } from '@enlace/contract/core/problems'
import { genericFailure } from '@enlace/contract/core/texts'
import { toast } from '@enlace/ui/core/toasts'

/** A call that was not answered as hoped; status 0 is a server that could not be reached. */
export class CallFailure extends Error {
  readonly status: number
  readonly problem: Partial<ProblemAnswer>

  constructor(status: number, problem: Partial<ProblemAnswer>) {
    super(problem.message ?? genericFailure)
    this.name = 'CallFailure'
    this.status = status
    this.problem = problem
  }
}

/** What went wrong, as a screen tells it. */
export type Failure = {
  code: ProblemCode | undefined
  status: number
  title: string | undefined
  message: string
  reference: string | undefined
  fields: Readonly<Record<string, string>>
  /** The session is over: the person is on the way to the login. */
  endsSession: boolean
}

const sessionCodes: readonly (ProblemCode | undefined)[] = [
  'session-missing',
  'session-expired',
  'refresh-refused',
]

/** Reads whatever was thrown as a failure that can be told; what is no answer of the server counts as no server. */
export function failureOf(thrown: unknown): Failure {
  if (!(thrown instanceof CallFailure))
    return {
      code: undefined,
      status: 0,
      title: undefined,
      message: genericFailure,
      reference: undefined,
      fields: {},
      endsSession: false,
    }
  const { status, message, problem } = thrown
  const { code, title, reference, fields = {} } = problem
  return { code, status, title, message, reference, fields, endsSession: sessionCodes.includes(code) }
}

/** Tells a failure that no form and no page tells (style 7), unless the login says it already. */
export function toastFailure(thrown: unknown): void {
  const { title, message, endsSession } = failureOf(thrown)
  if (!endsSession) toast({ kind: 'error', title, message })
}
