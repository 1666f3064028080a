import { unsavedTexts as texts } from '@enlace/contract/content/versions/texts.ts'
import { toast } from '@enlace/ui/core/toasts.ts'
import { useEffect, useRef } from 'react'

/**
 * Says so before something that is not saved is left: the browser asks before the page goes, and whoever looks elsewhere
 * in the back office is told that it waits for them. `settle` is for leaving it on purpose.
 */
export function useUnsaved(isDirty: boolean): { settle: () => void } {
  const isLeft = useRef(isDirty)
  useEffect(() => {
    isLeft.current = isDirty
    if (!isDirty) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isDirty])
  useEffect(
    () => () => {
      if (isLeft.current) toast({ kind: 'warning', title: texts.title, message: texts.kept })
    },
    [],
  )
  return {
    settle() {
      isLeft.current = false
    },
  }
}
