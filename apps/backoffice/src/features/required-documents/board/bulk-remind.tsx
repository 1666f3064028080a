import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { fill } from '@enlace/contract/core/fill.ts'
import type { ReminderOutcomes } from '@enlace/contract/required-documents/board/schemas.ts'
import { mostAtOnce } from '@enlace/contract/required-documents/limits.ts'
import { documentBoardTexts as texts } from '@enlace/contract/required-documents/board/texts.ts'
import { bellIcon } from '@enlace/ui/core/icons.ts'
import { Button } from '@enlace/ui/button.tsx'
import { ConfirmDialog } from '@enlace/ui/confirm-dialog.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { useAct } from '@enlace/web/http/use-act.ts'
import { useState } from 'react'
import { OutcomesDialog } from '../../../core/selection/outcomes-dialog.tsx'
import { SelectionBar } from '../../../core/selection/selection-bar.tsx'
import type { Selection } from '../../../core/selection/selection.ts'
import { useMayWrite } from '../../../core/session/staff-session.ts'

type BulkRemindProps = {
  selection: Selection
  /** Those in sight of which somebody can be reminded. */
  page: readonly string[]
  /** What the list is kept under. */
  listKey: QueryKey
  /** @throws CallFailure where nobody was reminded. */
  onRemind: (rows: readonly string[]) => Promise<ReminderOutcomes>
}

/** Reminds suppliers of the documents that are chosen, and says to whom it went or why it did not. */
export function BulkRemind({ selection, page, listKey, onRemind }: BulkRemindProps) {
  const client = useQueryClient()
  const mayWrite = useMayWrite('documents')
  const { busy, run } = useAct()
  const [asked, setAsked] = useState<readonly string[]>()
  const [outcomes, setOutcomes] = useState<ReminderOutcomes['resultados']>()
  if (!mayWrite) return null
  const remind = async (ids: readonly string[]) => {
    const { resultados } = await onRemind(ids)
    setAsked(undefined)
    selection.clear()
    setOutcomes(resultados)
    await client.invalidateQueries({ queryKey: listKey })
  }
  return (
    <>
      <SelectionBar {...{ selection, page }} most={mostAtOnce}>
        {(ids) => (
          <Button variant="primary" icon={bellIcon} onClick={() => setAsked(ids)}>
            {texts.remind}
          </Button>
        )}
      </SelectionBar>
      {asked && (
        <ConfirmDialog
          title={texts.remindTitle}
          confirm={texts.remind}
          cancel={texts.cancel}
          closeLabel={texts.close}
          isBusy={busy !== undefined}
          onConfirm={() => void run('remind', () => remind(asked))}
          onClose={() => setAsked(undefined)}
        >
          <Stack>
            <p>{fill(texts.remindQuestion, { n: asked.length })}</p>
            <p>{texts.remindLimit}</p>
          </Stack>
        </ConfirmDialog>
      )}
      {outcomes && (
        <OutcomesDialog
          title={texts.reminded}
          outcomes={outcomes.map((outcome) => ({
            id: outcome.id,
            title: [outcome.documento, outcome.proveedor].filter(Boolean).join(' · '),
            text: outcomeWords(outcome),
          }))}
          onClose={() => setOutcomes(undefined)}
        />
      )}
    </>
  )
}

function outcomeWords({ enviado_a, porque }: ReminderOutcomes['resultados'][number]): string {
  if (porque !== null) return texts.whys[porque]
  const personas = enviado_a.map(({ nombre, correo, por_correo }) =>
    por_correo ? `${nombre} (${correo})` : fill(texts.onlyPortal, { nombre }),
  )
  return fill(texts.sentTo, { personas: personas.join(', ') })
}
