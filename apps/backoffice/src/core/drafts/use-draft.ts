import { useQueryClient } from '@tanstack/react-query'
import type { Drafted, WrittenDraft } from '@enlace/contract/content/drafts/schemas.ts'
import type { SeenDraft } from '@enlace/contract/content/versions/schemas.ts'
import { failureOf } from '@enlace/web/http/failure.ts'
import { useAct } from '@enlace/web/http/use-act.ts'
import { useRef, useState } from 'react'
import { useDraftActs } from './use-draft-acts.ts'
import { useUnsaved } from '../forms/use-unsaved.ts'
import { isSameDraft, seenOf } from '../versions/seen-draft.ts'
import { type DraftItem, draftedQuery, keepDraft } from './queries.ts'

type Given<Content extends WrittenDraft> = {
  item: DraftItem
  drafted: Drafted
  start: Content
  /** The draft over which what it begins with was typed before and never saved; undefined where nothing was. */
  writtenOver: SeenDraft | undefined
  /** Keeps what is typed for this tab until it is saved, with the draft that it is typed over. */
  kept: { keep: (content: Content, seen: SeenDraft) => void; clear: () => void }
  /** What is there now takes the place of what was typed. */
  onRenew: () => void
  /** What is said once it is published, where there is more to say than that suppliers see it. */
  published?: string | undefined
}

/**
 * What is written of one thing: its text here and now, and what can be done with it. What was typed stays typed when
 * somebody else was first: it is said, and whoever typed it chooses which of the two stays.
 */
export function useDraft<Content extends WrittenDraft>(given: Given<Content>) {
  const { item, drafted, start, writtenOver, kept, onRenew, published } = given
  const client = useQueryClient()
  const deed = useAct()
  const [content, setContent] = useState(start)
  const [isDirty, setIsDirty] = useState(writtenOver !== undefined)
  const [hasConflict, setHasConflict] = useState(
    writtenOver !== undefined && !isSameDraft(writtenOver, seenOf(drafted)),
  )
  const seen = useRef<SeenDraft>(writtenOver === undefined ? seenOf(drafted) : writtenOver)
  const newest = useRef(content)
  const unsaved = useUnsaved(isDirty)

  const refresh = () => client.invalidateQueries({ queryKey: draftedQuery(item).queryKey })
  const save = async (note = '') => {
    const sent = newest.current
    seen.current = await keepDraft(item, sent, seen.current, note)
    // What was typed meanwhile is still to be saved.
    const isAllSaved = newest.current === sent
    setIsDirty(!isAllSaved)
    if (isAllSaved) kept.clear()
    else kept.keep(newest.current, seen.current)
    setHasConflict(false)
  }
  const renew = () => {
    unsaved.settle()
    kept.clear()
    onRenew()
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
  const readSeen = () => seen.current
  const setSeen = (next: SeenDraft) => {
    seen.current = next
  }
  const acts = useDraftActs({ item, drafted, isDirty, readSeen, setSeen, run, save, renew, published })
  const write = (next: Content) => {
    newest.current = next
    setContent(next)
    setIsDirty(true)
    kept.keep(next, seen.current)
  }
  return {
    content,
    write,
    isDirty,
    publishAt: drafted.draft?.version.publishAt ?? null,
    hasConflict,
    busy: deed.busy,
    acts,
  }
}
