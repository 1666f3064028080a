import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { selectionTexts } from '@enlace/contract/core/list/selection-texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { ConfirmDialog } from '@enlace/ui/confirm-dialog.tsx'
import { failureOf } from '@enlace/web/http/failure.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { OutcomesDialog, type Outcome } from './outcomes-dialog.tsx'
import { SelectionBar } from './selection-bar.tsx'
import type { Selection } from './selection.ts'

type BulkActProps = {
  selection: Selection
  /** The rows in sight of which it can be done, with their names. */
  rows: readonly { id: string; title: string }[]
  most: number
  /** What the list is kept under. */
  listKey: QueryKey
  texts: { act: string; cancel: string; done: string }
  isDanger?: boolean
  /** What is asked before it is done. */
  question: (count: number) => ReactNode
  /** Does it with one row; answers its outcome in words. @throws CallFailure */
  onAct: (id: string) => Promise<string>
}

/** Does the same with each of the chosen rows, one after the other, and says the outcome of each. */
export function BulkAct(props: BulkActProps) {
  const { selection, rows, most, listKey, texts, isDanger = false, question, onAct } = props
  const client = useQueryClient()
  const [names] = useState(() => new Map<string, string>())
  const [asked, setAsked] = useState<readonly string[]>()
  const [isBusy, setIsBusy] = useState(false)
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>()
  useEffect(() => {
    // What was chosen on an earlier page is named, too.
    for (const { id, title } of rows) names.set(id, title)
  }, [names, rows])

  const handleConfirm = async (ids: readonly string[]) => {
    setIsBusy(true)
    const reached: Outcome[] = []
    for (const id of ids) {
      const text = await onAct(id).catch((thrown: unknown) => failureOf(thrown).message)
      reached.push({ id, title: names.get(id) ?? id, text })
    }
    setIsBusy(false)
    setAsked(undefined)
    selection.clear()
    setOutcomes(reached)
    await client.invalidateQueries({ queryKey: listKey })
  }
  return (
    <>
      <SelectionBar {...{ selection, most }} page={rows.map(({ id }) => id)}>
        {(ids) => (
          <Button {...(!isDanger && { variant: 'primary' })} onClick={() => setAsked(ids)}>
            {texts.act}
          </Button>
        )}
      </SelectionBar>
      {asked && (
        <ConfirmDialog
          title={texts.act}
          confirm={texts.act}
          cancel={texts.cancel}
          closeLabel={selectionTexts.close}
          isDanger={isDanger}
          isBusy={isBusy}
          onConfirm={() => void handleConfirm(asked)}
          onClose={() => setAsked(undefined)}
        >
          <p>{question(asked.length)}</p>
        </ConfirmDialog>
      )}
      {outcomes && (
        <OutcomesDialog title={texts.done} outcomes={outcomes} onClose={() => setOutcomes(undefined)} />
      )}
    </>
  )
}
