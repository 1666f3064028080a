import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { selectionTexts } from '@enlace/contract/core/list/selection-texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { ConfirmDialog } from '@enlace/ui/confirm-dialog.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { failureOf } from '@enlace/web/http/failure.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { OutcomesDialog, type Outcome } from './outcomes-dialog.tsx'
import { SelectionBar } from './selection-bar.tsx'
import type { Selection } from './selection.ts'

/** What can be done with the chosen rows, one after the other. */
export type RowAct = {
  texts: { act: string; cancel: string; done: string }
  isDanger?: boolean
  /** What is asked before it is done. */
  question: (count: number) => string
  /** What has to be chosen for it. */
  choice?: ReactNode
  /** Does it with one row; returns its outcome in words. @throws CallFailure */
  onAct: (id: string) => Promise<string>
}

type BulkActProps = {
  selection: Selection
  /** The rows in sight of which it can be done, with their names. */
  rows: readonly { id: string; title: string }[]
  most: number
  /** What the list is kept under. */
  listKey: QueryKey
  /** The first is the usual one. */
  acts: readonly RowAct[]
}

type Asked = { act: string; ids: readonly string[] }
type Reached = { title: string; outcomes: readonly Outcome[] }

/** Does the same with each of the chosen rows, one after the other, and says the outcome of each. */
export function BulkAct({ selection, rows, most, listKey, acts }: BulkActProps) {
  const client = useQueryClient()
  const [names] = useState(() => new Map<string, string>())
  const [asked, setAsked] = useState<Asked>()
  const [isBusy, setIsBusy] = useState(false)
  const [reached, setReached] = useState<Reached>()
  useEffect(() => {
    // What was chosen on an earlier page is named, too.
    for (const { id, title } of rows) names.set(id, title)
  }, [names, rows])

  const handleConfirm = async (act: RowAct, ids: readonly string[]) => {
    setIsBusy(true)
    const outcomes: Outcome[] = []
    for (const id of ids) {
      const text = await act.onAct(id).catch((thrown: unknown) => failureOf(thrown).message)
      outcomes.push({ id, title: names.get(id) ?? id, text })
    }
    setIsBusy(false)
    setAsked(undefined)
    selection.clear()
    setReached({ title: act.texts.done, outcomes })
    await client.invalidateQueries({ queryKey: listKey })
  }
  // What is chosen in the question is drawn anew.
  const current = asked && acts.find(({ texts }) => texts.act === asked.act)
  return (
    <>
      <SelectionBar {...{ selection, most }} page={rows.map(({ id }) => id)}>
        {(ids) =>
          acts.map((act, place) => (
            <Button
              key={act.texts.act}
              {...(place === 0 && !act.isDanger && { variant: 'primary' })}
              onClick={() => setAsked({ act: act.texts.act, ids })}
            >
              {act.texts.act}
            </Button>
          ))
        }
      </SelectionBar>
      {asked && current && (
        <ConfirmDialog
          title={current.texts.act}
          confirm={current.texts.act}
          cancel={current.texts.cancel}
          closeLabel={selectionTexts.close}
          isDanger={current.isDanger ?? false}
          isBusy={isBusy}
          onConfirm={() => void handleConfirm(current, asked.ids)}
          onClose={() => setAsked(undefined)}
        >
          <Stack>
            <p>{current.question(asked.ids.length)}</p>
            {current.choice}
          </Stack>
        </ConfirmDialog>
      )}
      {reached && <OutcomesDialog {...reached} onClose={() => setReached(undefined)} />}
    </>
  )
}
