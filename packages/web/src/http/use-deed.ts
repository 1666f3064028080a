import { useRef, useState } from 'react'
import { toast } from '@enlace/ui/core/toasts'
import { failureOf, toastFailure } from './failure.ts'

/** Does one thing at a time; a refusal is told as a toast, unless the person itself gave up. */
export function useDeed() {
  const [busy, setBusy] = useState<string>()
  const isUnderWay = useRef(false)
  return {
    busy,
    async run(name: string, work: () => Promise<unknown>, done?: string): Promise<boolean> {
      if (isUnderWay.current) return false
      isUnderWay.current = true
      setBusy(name)
      try {
        await work()
        if (done !== undefined) toast({ kind: 'success', message: done })
        return true
      } catch (thrown) {
        if (failureOf(thrown).code !== 'step-up-needed') toastFailure(thrown)
        return false
      } finally {
        isUnderWay.current = false
        setBusy(undefined)
      }
    },
  }
}
