import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { toast, toasts } from '@enlace/ui/core/toasts.ts'
import { useRef, useState } from 'react'
import { failureOf, toastFailure } from './failure.ts'

type Act = { name: string; work: () => Promise<unknown> }

/**
 * Does things for a screen, one at a time. `queryKey` is what the screen shows: what `take` brings back replaces it.
 * An act that shows its result otherwise needs no key.
 */
export function useAct<Answer = unknown>(queryKey?: QueryKey) {
  const client = useQueryClient()
  const isUnderWay = useRef(false)
  const refusal = useRef<number>(undefined)
  // Set with the click itself: the mutation tells of its state a moment later, and a checkbox would spring back meanwhile.
  const [busy, setBusy] = useState<string>()
  const { mutateAsync } = useMutation({
    mutationFn: ({ work }: Act) => work(),
    // Without a connection an act fails and says so; it does not wait in silence.
    networkMode: 'always',
  })
  return {
    /** The name of the act under way. */
    busy,
    /** Does it unless another act is under way. A failure is told as a toast until the next try, unless the person gave up. */
    async run(name: string, work: () => Promise<unknown>, done?: string): Promise<boolean> {
      if (isUnderWay.current) return false
      isUnderWay.current = true
      setBusy(name)
      // The notice of a failure before is no longer true.
      if (refusal.current !== undefined) toasts.dismiss(refusal.current)
      refusal.current = undefined
      try {
        await mutateAsync({ name, work })
        if (done !== undefined) toast({ kind: 'success', message: done })
        return true
      } catch (thrown) {
        if (failureOf(thrown).code !== 'step-up-needed') refusal.current = toastFailure(thrown)
        return false
      } finally {
        isUnderWay.current = false
        setBusy(undefined)
      }
    },
    /**
     * Shows an answer in the place of what the screen shows. Where somebody else was first, that is asked for again.
     * @throws CallFailure for the form, the dialog or `run` that tells it
     */
    async take(work: Promise<Answer>): Promise<void> {
      try {
        const answer = await work
        if (queryKey) client.setQueryData(queryKey, answer)
      } catch (thrown) {
        if (queryKey && failureOf(thrown).status === 409) await client.invalidateQueries({ queryKey })
        throw thrown
      }
    },
  }
}
