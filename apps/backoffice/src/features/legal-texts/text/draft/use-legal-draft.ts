import { useQueryClient } from '@tanstack/react-query'
import { fill } from '@enlace/contract/core/fill.ts'
import type { LegalTextDetail, WrittenLegalText } from '@enlace/contract/legal-texts/schemas.ts'
import { legalTextsTexts as texts } from '@enlace/contract/legal-texts/texts.ts'
import { toast } from '@enlace/ui/core/toasts.ts'
import { failureOf } from '@enlace/web/http/failure.ts'
import { useAct } from '@enlace/web/http/use-act.ts'
import { useState } from 'react'
import type { DraftActs, DraftWords } from '../../actions.ts'
import {
  askReadyText,
  discardDraft,
  legalTextQuery,
  legalVersionQuery,
  publishDraft,
  saveDraft,
} from '../../queries.ts'

const { ready } = texts.draft

/** What is written at a text, and what can be done with it. What was typed stays whatever the server says. */
export function useLegalDraft(text: LegalTextDetail): DraftActs {
  const { code, draft, current, html } = text
  const client = useQueryClient()
  const { queryKey } = legalTextQuery(code)
  const { busy, run } = useAct()
  const [typed, setTyped] = useState<DraftWords>()
  const [removed, setRemoved] = useState<readonly string[]>([])
  const [problem, setProblem] = useState<DraftActs['problem']>(null)
  // The editor takes a text from elsewhere only when it begins anew.
  const [turn, setTurn] = useState(0)
  const words = typed ?? wordsOf(draft ?? { title: current?.title ?? texts.names[code], html })
  const reload = () => client.invalidateQueries({ queryKey })

  /** Does what changes the draft; where somebody else changed it, what is there now comes, and what was typed stays. */
  const attempt = (name: string, work: () => Promise<void>) =>
    run(name, async () => {
      setProblem(null)
      try {
        await work()
      } catch (thrown) {
        const { code: why, message, fields } = failureOf(thrown)
        if (why === 'changed-meanwhile') await reload()
        else if (why !== 'invalid-fields') throw thrown
        setProblem({ message, fields })
      }
    })
  const save = async (next: DraftWords) => {
    const body: WrittenLegalText = { ...next, revision: draft?.revision ?? null }
    const answer = await saveDraft(code, body)
    setRemoved(answer.removed)
    setTyped(undefined)
    client.setQueryData(queryKey, { ...text, draft: answer.draft })
    if (answer.draft.html !== next.html) setTurn((before) => before + 1)
  }
  return {
    words,
    turn,
    isTyped: typed !== undefined,
    removed,
    problem,
    busy,
    change: (changes) => setTyped({ ...words, ...changes }),
    begin: () =>
      attempt('begin', async () => {
        const { title, html, lacks } = await askReadyText(code)
        setTyped({ ...words, title, html })
        setTurn((before) => before + 1)
        const facts = lacks.map((fact) => ready.facts[fact]).join(', ')
        const message = lacks.length === 0 ? ready.done : `${ready.done} ${fill(ready.lacks, { facts })}`
        toast({ kind: 'success', message })
      }),
    save: () =>
      attempt('save', async () => {
        await save(words)
        toast({ kind: 'success', message: texts.draft.saved })
      }),
    discard: () =>
      attempt('discard', async () => {
        if (draft) await discardDraft(code, draft.revision)
        setTyped(undefined)
        setRemoved([])
        await reload()
        setTurn((before) => before + 1)
        toast({ kind: 'success', message: texts.draft.discarded })
      }),
    publish: async (from) => {
      let isPublished = false
      await attempt('publish', async () => {
        if (!draft) return
        const { version } = await publishDraft(code, { revision: draft.revision, from })
        isPublished = true
        setRemoved([])
        await reload()
        setTurn((before) => before + 1)
        toast({ kind: 'success', message: fill(texts.draft.published, { version }) })
      })
      return isPublished
    },
    restore: (version) =>
      attempt('restore', async () => {
        const kept = await client.fetchQuery(legalVersionQuery(code, version))
        await save({ title: kept.title, html: kept.html, mustAccept: false, note: '' })
        setTurn((before) => before + 1)
        toast({ kind: 'success', message: fill(texts.versions.restored, { version }) })
      }),
  }
}

function wordsOf({
  title,
  html,
  mustAccept = false,
  note = '',
}: Pick<DraftWords, 'title' | 'html'> & Partial<DraftWords>): DraftWords {
  return { title, html, mustAccept, note }
}
