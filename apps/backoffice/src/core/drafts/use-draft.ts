import { useQueryClient } from '@tanstack/react-query'
import { fill } from '@enlace/contract/core/fill'
import type { Drafted, WrittenDraft } from '@enlace/contract/core/drafts/schemas'
import { draftTexts as texts } from '@enlace/contract/core/drafts/texts'
import { versionTexts } from '@enlace/contract/core/versions/texts'
import type { SeenDraft } from '@enlace/contract/core/versions/schemas'
import { toast } from '@enlace/ui/core/toasts'
import { useDeed } from '@enlace/web/http/use-deed.ts'
import { useRef, useState } from 'react'
import type { DraftActs } from './actions.ts'
import { type DraftItem, draftedQuery, dropDraft, keepDraft, publishDraft, rollDraftBack } from './queries.ts'

/**
 * What is written of one thing: its text here and now, and what can be done with it. What was typed stays typed when
 * somebody else was first: it is refused in words, and may be saved over what is there after a look.
 */
export function useDraft<Content extends WrittenDraft>(item: DraftItem, drafted: Drafted, start: Content) {
  const client = useQueryClient()
  const deed = useDeed()
  const [content, setContent] = useState(start)
  const [isDirty, setIsDirty] = useState(false)
  const seen = useRef<SeenDraft>(seenOf(drafted))
  const newest = useRef(content)

  const write = (next: Content) => {
    newest.current = next
    setContent(next)
    setIsDirty(true)
  }
  const refresh = () => client.invalidateQueries({ queryKey: draftedQuery(item).queryKey })
  const save = async () => {
    seen.current = await keepDraft(item, newest.current, seen.current)
    setIsDirty(false)
  }
  const acts: DraftActs = {
    onSave: () =>
      deed.run(
        'save',
        async () => {
          await save()
          await refresh()
        },
        texts.saved,
      ),
    onPublish: () =>
      deed.run(
        'publish',
        async () => {
          if (isDirty || seen.current === null) await save()
          await publishDraft(item, seen.current)
          seen.current = null
          await refresh()
        },
        texts.published,
      ),
    onDiscard: () =>
      deed.run(
        'discard',
        async () => {
          if (seen.current !== null) await dropDraft(item, seen.current)
          seen.current = null
          setIsDirty(false)
          await refresh()
        },
        texts.discarded,
      ),
    onRollBack: (number, note) =>
      deed.run('roll-back', async () => {
        await rollDraftBack(item, number, drafted.shown?.version.number ?? null, note)
        toast({ kind: 'success', message: fill(versionTexts.backDone, { number }) })
        await refresh()
      }),
  }
  return { content, write, isDirty, busy: deed.busy, acts }
}

/** The draft that somebody has before their eyes. */
export function seenOf({ draft }: Pick<Drafted, 'draft'>): SeenDraft {
  return draft ? { number: draft.version.number, revision: draft.version.revision } : null
}
