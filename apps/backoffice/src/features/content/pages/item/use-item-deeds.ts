import type {
  ContentItem,
  ContentLoss,
  ContentReview,
  KeptItem,
} from '@enlace/contract/content/pages/schemas.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { pagesTexts } from '@enlace/contract/content/pages/texts.ts'
import { versionTexts } from '@enlace/contract/content/versions/texts.ts'
import type { SeenDraft } from '@enlace/contract/content/versions/schemas.ts'
import { failureOf } from '@enlace/web/http/failure.ts'
import { useAct } from '@enlace/web/http/use-act.ts'
import { useRef, useState } from 'react'
import type { WritingActs } from '../actions.ts'
import type { Writing } from './use-writing.ts'

const texts = pagesTexts.item

/** What waits for a look at what would be taken away. */
type Waiting = { losses: readonly ContentLoss[]; goOn: () => Promise<boolean> }

type Given = {
  item: ContentItem
  writing: Writing
  acts: WritingActs
  review: (content: KeptItem) => Promise<ContentReview>
  /** Asks for what there is now. */
  refresh: () => Promise<ContentItem>
}

/** What can be done with what is being written; before it is saved, what would be taken away of it is shown. */
export function useItemDeeds({ item, writing, acts, review, refresh }: Given) {
  const { busy, run } = useAct()
  const [waiting, setWaiting] = useState<Waiting>()
  const saved = useRef<SeenDraft>(undefined)
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})

  /** A refusal says at its fields what is wrong, and asks for what there is now where somebody was first. */
  const attempt = (name: string, work: () => Promise<unknown>, done: string, keepsTyped = false) =>
    run(
      name,
      async () => {
        saved.current = undefined
        const sent = writing.written
        try {
          await work()
          setFaults({})
          const fresh = await refresh()
          if (keepsTyped && writing.isDirty) writing.beginFrom(fresh, sent)
          else writing.settle(fresh, sent)
        } catch (thrown) {
          const { code, fields } = failureOf(thrown)
          setFaults(fields ?? {})
          if (code === 'changed-meanwhile') await refresh()
          // What was saved before it was refused is the draft that one sees from now on.
          else if (saved.current !== undefined) writing.settle(await refresh(), sent)
          throw thrown
        }
      },
      done,
    )
  /** The draft with what stands in the form now; it is saved first where it differs. */
  const savedDraft = async (note: string): Promise<SeenDraft> => {
    const { isDirty, seen, written } = writing
    if (!isDirty && seen !== null && note === '') return seen
    saved.current = await acts.save(written, note, seen)
    return saved.current
  }
  const looked = async (goOn: () => Promise<boolean>): Promise<boolean> => {
    let losses: readonly ContentLoss[] = []
    const isLooked = await run('review', async () => {
      losses = (await review(writing.written)).losses
    })
    if (!isLooked) return false
    if (losses.length === 0) return goOn()
    setWaiting({ losses, goOn })
    return true
  }
  return {
    busy,
    faults,
    waiting,
    /** Goes on without what would be taken away, or goes back to writing. */
    async answerLosses(isAgreed: boolean) {
      if (!isAgreed || waiting === undefined || (await waiting.goOn())) setWaiting(undefined)
    },
    save: () => looked(() => attempt('save', () => savedDraft(''), texts.saved)),
    publish: (note: string) =>
      looked(() => attempt('publish', async () => acts.publish(await savedDraft(note)), texts.published)),
    schedule: ({ at, note }: { at: string; note: string }) =>
      looked(() =>
        attempt('schedule', async () => acts.schedule(await savedDraft(note), at), versionTexts.scheduled),
      ),
    unschedule: () =>
      attempt('unschedule', () => acts.schedule(writing.seen, null), versionTexts.unscheduled),
    discard: () => attempt('discard', () => acts.discard(writing.seen), texts.discarded),
    withdraw: () =>
      attempt('withdraw', () => acts.withdraw(item.shown?.version.number ?? 0), texts.withdrawn, true),
    rollBack: (number: number, note: string) =>
      attempt(
        'roll-back',
        () => acts.rollBack(number, item.shown?.version.number ?? null, note),
        fill(versionTexts.backDone, { number }),
        true,
      ),
  }
}
export type ItemDeeds = ReturnType<typeof useItemDeeds>
