import { CallFailure } from '@enlace/api-client/failure.ts'
import { genericFailure } from '@enlace/contract/core/texts.ts'
import { toast } from '@enlace/ui/core/toasts.ts'

/** What went wrong, as a screen tells it; status 0 is a server that could not be reached. */
export type Failure = Pick<CallFailure, 'status' | 'code' | 'message' | 'title' | 'reference' | 'fields'> & {
  /** The session is over: the person is on the way to the login. */
  endsSession: boolean
}

const sessionCodes = new Set<string | undefined>(['session-missing', 'session-expired', 'refresh-refused'])

/** Reads whatever was thrown as a failure that can be told; a fault of the page itself has no status. */
export function failureOf(thrown: unknown): Failure {
  if (!(thrown instanceof CallFailure))
    return {
      status: -1,
      code: undefined,
      message: genericFailure,
      title: undefined,
      reference: undefined,
      fields: {},
      endsSession: false,
    }
  const { status, message, title, reference, fields, code } = thrown
  return { status, code, message, title, reference, fields, endsSession: sessionCodes.has(code) }
}

/** Tells a failure that no form and no page tells (style 7), unless the login says it already. Answers the notice's id. */
export function toastFailure(thrown: unknown): number | undefined {
  const { title, message, endsSession } = failureOf(thrown)
  return endsSession ? undefined : toast({ kind: 'error', title, message })
}
