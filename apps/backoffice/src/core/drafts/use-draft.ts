import { useQueryClient } from '@tanstack/react-query'
import { fill } from '@enlace/contract/core/fill'
import type { Drafted, WrittenDraft } from '@enlace/contract/core/drafts/schemas'
import { draftTexts as texts } from '@enlace/contract/core/drafts/texts'
import { versionTexts } from '@enlace/contract/core/versions/texts'
import type { SeenDraft } from '@enlace/contract/core/versions/schemas'
import { toast } from '@enlace/ui/core/toasts'
import { failureOf } from '@enlace/web/http/failure.ts'
import { useDeed } from '@enlace/web/http/use-deed.ts'
import { useRef, useState } from 'react'
import type { DraftActs } from './actions.ts'
import { type DraftItem, draftedQuery, dropDraft, keepDraft, publishDraft, rollDraftBack } from './queries.ts'

type Given<Content extends WrittenDraft> = {
  item: DraftItem
  drafted: Drafted
  start: Content
  /** What it begins with was typed before and never saved. */
  isUnsaved?: boolean
  /** What is there now takes the place of what was typed. */
  onRenew: () => void
}

/**
 * What is written of one thing: its text here and now, and what can be done with it. What was typed stays typed when
 * somebody else was first: it is said, and whoever typed it chooses which of the two stays.
 */
export function useDraft<Content extends WrittenDraft>(given: Given<Content>) {
  const { item, drafted, start, isUnsaved = false, onRenew } = given
  const client = useQueryClient()
  const deed = useDeed()
  const [content, setContent] = useState(start)
  const [isDirty, setIsDirty] = useState(isUnsaved)
  const [hasConflict, setHasConflict] = useState(false)
  const seen = useRef<SeenDraft>(seenOf(drafted))
  const newest = useRef(content)

  const refresh = () => client.invalidateQueries({ queryKey: draftedQuery(item).queryKey })
  const save = async () => {
    const sent = newest.current
    seen.current = await keepDraft(item, sent, seen.current)
    // What was typed meanwhile is still to be saved.
    setIsDirty(newest.current !== sent)
    setHasConflict(false)
  }
  const run = (name: string, work: () => Promise<unknown>, done?: string) =>
    deed.run(
      name,
      async () => {
        try {
          await work()
        } catch (thrown) {
          setHasConflict(failureOf(thrown).code === 'changed-meanwhile')
          throw thrown
        } finally {
          await refresh()
        }
      },
      done,
    )
  const renewAfter = async (work: Promise<boolean>) => {
    const isDone = await work
    if (isDone) onRenew()
    return isDone
  }
  const acts: DraftActs = {
    onSave: () => run('save', save, texts.saved),
    onPublish: () =>
      run(
        'publish',
        async () => {
          if (isDirty || seen.current === null) await save()
          await publishDraft(item, seen.current)
          seen.current = null
        },
        texts.published,
      ),
    onDiscard: () =>
      renewAfter(
        run(
          'discard',
          async () => {
            if (seen.current !== null) await dropDraft(item, seen.current)
          },
          texts.discarded,
        ),
      ),
    onKeepMine() {
      seen.current = seenOf(drafted)
      return run('save', save, texts.saved)
    },
    onTakeTheirs: onRenew,
    onRollBack: (number, note) =>
      renewAfter(
        run('roll-back', async () => {
          await rollDraftBack(item, number, drafted.shown?.version.number ?? null, note)
          toast({ kind: 'success', message: fill(versionTexts.backDone, { number }) })
        }),
      ),
  }
  const write = (next: Content) => {
    newest.current = next
    setContent(next)
    setIsDirty(true)
  }
  return { content, write, isDirty, hasConflict, busy: deed.busy, acts }
}

/** The draft that somebody has before their eyes. */
export function seenOf({ draft }: Pick<Drafted, 'draft'>): SeenDraft {
  return draft ? { number: draft.version.number, revision: draft.version.revision } : null
}
