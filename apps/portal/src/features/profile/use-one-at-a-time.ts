import { useRef, useState } from 'react'
import { toastFailure } from '@enlace/web/http/failure.ts'

/** Does one thing at a time and tells a failure as a toast; `busy` names what is under way. */
export function useOneAtATime() {
  const [busy, setBusy] = useState<string>()
  const isUnderWay = useRef(false)
  const run = async (name: string, work: () => Promise<unknown>) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setBusy(name)
    try {
      await work()
    } catch (thrown) {
      toastFailure(thrown)
    } finally {
      isUnderWay.current = false
      setBusy(undefined)
    }
  }
  return { busy, run }
}
