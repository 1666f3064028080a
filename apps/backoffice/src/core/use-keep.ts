import { useQueryClient } from '@tanstack/react-query'
import type { CallKey } from '@enlace/api-client/queries'
import { failureOf } from '@enlace/web/http/failure.ts'
import { useDeed } from '@enlace/web/http/use-deed.ts'

/**
 * Keeps what was typed over something that is kept: what comes back is shown from then on. Where somebody else changed it
 * meanwhile, what it is now is asked for, and what was typed stays.
 */
export function useKeep() {
  const client = useQueryClient()
  const { busy, run } = useDeed()
  return {
    isSaving: busy !== undefined,
    keep: (queryKey: CallKey, work: () => Promise<unknown>, done?: string) =>
      run(
        'keep',
        async () => {
          try {
            client.setQueryData(queryKey, await work())
          } catch (thrown) {
            if (failureOf(thrown).code === 'changed-meanwhile') await client.invalidateQueries({ queryKey })
            throw thrown
          }
        },
        done,
      ),
  }
}
