import { type ContentItem, KeptItem } from '@enlace/contract/content/pages/schemas.ts'
import { SeenDraft } from '@enlace/contract/content/versions/schemas.ts'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { keptWork } from '../../../../core/forms/kept-work.ts'
import { useUnsaved } from '../../../../core/forms/use-unsaved.ts'
import { isSameDraft, seenOf } from '../../../../core/versions/seen-draft.ts'
import { saysTheSame, startOf } from '../written.ts'

/**
 * What somebody is writing, from the draft that they saw when they began. Somebody else's newer draft does not replace
 * it: it is told, and the person chooses.
 */
export function useWriting(item: ContentItem, empty: KeptItem) {
  const [kept] = useState(() => keptWork(`content:${item.kind}:${item.item}`, KeptWriting))
  const [before] = useState(() => {
    const found = kept.read()
    const base = startOf(item) ?? empty
    return found?.content.kind === item.kind && !saysTheSame(found.content, base) ? found : undefined
  })
  const [began, setBegan] = useState(() => ({
    // Found again, it goes on from the draft that it was written over.
    seen: before ? before.seen : seenOf(item),
    base: startOf(item) ?? empty,
  }))
  const [isRestored, setIsRestored] = useState(before !== undefined)
  const [written, setWritten] = useState(before?.content ?? began.base)
  const isDirty = !saysTheSame(written, began.base)

  useEffect(() => {
    if (isDirty) kept.keep({ content: written, seen: began.seen })
    else kept.clear()
  }, [isDirty, written, began.seen, kept])
  useUnsaved(isDirty)

  const beginFrom = (fresh: ContentItem, content = startOf(fresh) ?? empty) => {
    setBegan({ seen: seenOf(fresh), base: startOf(fresh) ?? empty })
    setWritten(content)
    setIsRestored(false)
  }
  /** Goes on from what was done with what was sent; what was typed meanwhile stays, to be saved yet. */
  const settle = (fresh: ContentItem, sent: KeptItem) => {
    const base = startOf(fresh) ?? empty
    setBegan({ seen: seenOf(fresh), base })
    setWritten((now) => (saysTheSame(now, sent) ? base : now))
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
    settle,
    forget: () => beginFrom(item),
  }
}
export type Writing = ReturnType<typeof useWriting>

const KeptWriting = z.object({ content: KeptItem, seen: SeenDraft })
