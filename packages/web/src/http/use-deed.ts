import { useRef, useState } from 'react'
import { toast, toasts } from '@enlace/ui/core/toasts'
import { failureOf, toastFailure } from './failure.ts'

/** Does one thing at a time; a refusal is told as a toast until the next try, unless the person itself gave up. */
export function useDeed() {
  const [busy, setBusy] = useState<string>()
  const isUnderWay = useRef(false)
  const refusal = useRef<number>(undefined)
  return {
    busy,
    async run(name: string, work: () => Promise<unknown>, done?: string): Promise<boolean> {
      if (isUnderWay.current) return false
      isUnderWay.current = true
      setBusy(name)
      // What was refused before is being done again: its notice is true no more.
      if (refusal.current !== undefined) toasts.dismiss(refusal.current)
      refusal.current = undefined
      try {
        await work()
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
  }
}
