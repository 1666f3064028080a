import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { failureOf } from '@enlace/web/http/failure.ts'

/**
 * Shows what an act answers in the place of what its screen asked for; where somebody else was first, how it stands now.
 * The act's failure goes on to whoever asked for it.
 */
export function useTake<Answer>(queryKey: QueryKey): (work: Promise<Answer>) => Promise<void> {
  const client = useQueryClient()
  return async (work) => {
    try {
      client.setQueryData(queryKey, await work)
    } catch (thrown) {
      if (failureOf(thrown).status === 409) await client.invalidateQueries({ queryKey })
      throw thrown
    }
  }
}
