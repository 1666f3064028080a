import { fill } from '@enlace/contract/core/fill.ts'
import type { Drafted } from '@enlace/contract/content/drafts/schemas.ts'
import { draftTexts as texts } from '@enlace/contract/content/drafts/texts.ts'
import type { SeenDraft } from '@enlace/contract/content/versions/schemas.ts'
import { versionTexts } from '@enlace/contract/content/versions/texts.ts'
import type { DraftActs } from './actions.ts'
import { type DraftItem, dropDraft, planDraft, publishDraft, rollDraftBack } from './queries.ts'
import { seenOf } from '../versions/seen-draft.ts'

type DraftWork = {
  item: DraftItem
  drafted: Drafted
  isDirty: boolean
  /** The draft that its writer has before their eyes. */
  readSeen: () => SeenDraft
  setSeen: (seen: SeenDraft) => void
  run: (name: string, work: () => Promise<unknown>, done: string) => Promise<boolean>
  save: (note?: string) => Promise<void>
  renew: () => void
  published: string | undefined
}

/** What can be done with a draft that somebody writes; it is saved first where it differs from what is kept. */
export function useDraftActs({
  item,
  drafted,
  isDirty,
  readSeen,
  setSeen,
  run,
  save,
  renew,
  published = texts.published,
}: DraftWork): DraftActs {
  const saveFirst = async (note: string) => {
    if (isDirty || readSeen() === null || note !== '') await save(note)
  }
  const renewAfter = async (work: Promise<boolean>) => {
    const isDone = await work
    if (isDone) renew()
    return isDone
  }
  return {
    onSave: () => run('save', () => save(), texts.saved),
    onPublish: (note) =>
      run(
        'publish',
        async () => {
          await saveFirst(note)
          await publishDraft(item, readSeen())
          setSeen(null)
        },
        published,
      ),
    onSchedule: ({ at, note }) =>
      run(
        'schedule',
        async () => {
          await saveFirst(note)
          setSeen(await planDraft(item, readSeen(), at))
        },
        versionTexts.scheduled,
      ),
    onUnschedule: () =>
      run(
        'schedule',
        async () => {
          setSeen(await planDraft(item, readSeen(), null))
        },
        versionTexts.unscheduled,
      ),
    onDiscard: () =>
      renewAfter(
        run(
          'discard',
          async () => {
            if (readSeen() !== null) await dropDraft(item, readSeen())
          },
          texts.discarded,
        ),
      ),
    onKeepMine() {
      setSeen(seenOf(drafted))
      return run('save', () => save(), texts.saved)
    },
    onTakeTheirs: renew,
    onRollBack(number, note) {
      const work = run(
        'roll-back',
        () => rollDraftBack(item, number, drafted.shown?.version.number ?? null, note),
        fill(versionTexts.backDone, { number }),
      )
      // What is typed and not saved stays: only what is shown has changed.
      return isDirty ? work : renewAfter(work)
    },
  }
}
