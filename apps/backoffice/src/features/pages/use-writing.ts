import type { ContentItem, KeptItem } from '@enlace/contract/features/pages/schemas'
import { useEffect, useState } from 'react'
import { keptWork } from './kept-work.ts'
import { isSameDraft, saysTheSame, seenOf, startOf } from './written.ts'

/**
 * What somebody is writing, from the draft that they saw when they began. Somebody else's newer draft does not replace
 * it: it is told, and the person chooses.
 */
export function useWriting(item: ContentItem, empty: KeptItem) {
  const [kept] = useState(() => keptWork(item.kind, item.item))
  const [began, setBegan] = useState(() => ({ seen: seenOf(item), base: startOf(item) ?? empty }))
  const [isRestored, setIsRestored] = useState(() => {
    const before = kept.read()
    return before !== undefined && before.kind === item.kind && !saysTheSame(before, began.base)
  })
  const [written, setWritten] = useState(() => (isRestored ? (kept.read() ?? began.base) : began.base))
  const isDirty = !saysTheSame(written, began.base)

  useEffect(() => {
    if (isDirty) kept.keep(written)
    else kept.clear()
  }, [isDirty, written, kept])
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isDirty])

  const beginFrom = (fresh: ContentItem, content = startOf(fresh) ?? empty) => {
    setBegan({ seen: seenOf(fresh), base: startOf(fresh) ?? empty })
    setWritten(content)
    setIsRestored(false)
  }
  return {
    written,
    seen: began.seen,
    base: began.base,
    isDirty,
    isRestored: isRestored && isDirty,
    /** Somebody else saved, published or discarded the draft since. */
    isOvertaken: !isSameDraft(began.seen, seenOf(item)),
    change: setWritten,
    /** Goes on from what there is now, with its words or with one’s own. */
    beginFrom,
    forget() {
      setWritten(began.base)
      setIsRestored(false)
    },
  }
}
export type Writing = ReturnType<typeof useWriting>
