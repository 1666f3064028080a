import { useQueryClient } from '@tanstack/react-query'
import type { CallKey } from '@enlace/api-client/queries'
import { failureOf } from '@enlace/web/http/failure.ts'

/**
 * Takes a decision: what comes back is shown from then on. Where somebody else was first, how it stands now is asked for, and
 * the refusal goes to whoever typed. @throws CallFailure
 */
export function useDecision(queryKey: CallKey) {
  const client = useQueryClient()
  return async (work: Promise<unknown>): Promise<void> => {
    try {
      client.setQueryData(queryKey, await work)
    } catch (thrown) {
      if (failureOf(thrown).status === 409) await client.invalidateQueries({ queryKey })
      throw thrown
    }
  }
}
