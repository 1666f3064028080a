import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { fill } from '@enlace/contract/core/fill.ts'
import { formTexts } from '@enlace/contract/core/form/texts.ts'
import { mostAtOnce } from '@enlace/contract/required-documents/limits.ts'
import type { BulkDecision, BulkOutcomes } from '@enlace/contract/required-documents/desk/schemas.ts'
import { documentsReviewTexts as texts } from '@enlace/contract/required-documents/desk/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { ConfirmDialog } from '@enlace/ui/confirm-dialog.tsx'
import { useAct } from '@enlace/web/http/use-act.ts'
import { useState } from 'react'
import { DecisionDialog } from '../../../core/desk/decision-dialog.tsx'
import { type Outcome, OutcomesDialog } from '../../../core/selection/outcomes-dialog.tsx'
import { SelectionBar } from '../../../core/selection/selection-bar.tsx'
import type { Selection } from '../../../core/selection/selection.ts'
import { useMayWrite } from '../../../core/session/staff-session.ts'

type Asked = { decision: BulkDecision['decision']; ids: readonly string[] }

type BulkReviewProps = {
  selection: Selection
  /** Those in sight that wait. */
  page: readonly string[]
  /** What the list is kept under. */
  listKey: QueryKey
  /** @throws CallFailure where none could be decided. */
  onDecide: (body: BulkDecision) => Promise<BulkOutcomes>
}

/** Decides on several documents at once; each by itself, with the outcome of each. */
export function BulkReview({ selection, page, listKey, onDecide }: BulkReviewProps) {
  const client = useQueryClient()
  const mayWrite = useMayWrite('documents')
  const { busy, run } = useAct()
  const [asked, setAsked] = useState<Asked>()
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>()
  if (!mayWrite) return null
  const decide = async ({ decision, ids }: Asked, motivo: string) => {
    const { resultados } = await onDecide({ decision, ids: [...ids], motivo })
    setAsked(undefined)
    selection.clear()
    setOutcomes(
      resultados.map(({ id, documento, proveedor, hecho, porque }) => ({
        id,
        title: [documento, proveedor].filter(Boolean).join(' · '),
        text: hecho ? texts.bulk.done[decision] : porque,
      })),
    )
    await client.invalidateQueries({ queryKey: listKey })
  }
  const n = asked?.ids.length ?? 0
  return (
    <>
      <SelectionBar {...{ selection, page }} most={mostAtOnce}>
        {(ids) => (
          <>
            <Button variant="danger-quiet" onClick={() => setAsked({ decision: 'rechazado', ids })}>
              {fill(texts.bulk.reject, { n: ids.length })}
            </Button>
            <Button variant="primary" onClick={() => setAsked({ decision: 'aprobado', ids })}>
              {fill(texts.bulk.approve, { n: ids.length })}
            </Button>
          </>
        )}
      </SelectionBar>
      {asked?.decision === 'aprobado' && (
        <ConfirmDialog
          title={fill(texts.bulk.approveTitle, { n })}
          confirm={texts.bulk.confirmApprove}
          cancel={formTexts.cancel}
          closeLabel={formTexts.cancel}
          isBusy={busy !== undefined}
          onConfirm={() => void run('approve', () => decide(asked, ''))}
          onClose={() => setAsked(undefined)}
        >
          <p>{texts.bulk.approveIntro}</p>
        </ConfirmDialog>
      )}
      {asked?.decision === 'rechazado' && (
        <DecisionDialog
          decision={{
            title: fill(texts.bulk.rejectTitle, { n }),
            intro: texts.bulk.rejectIntro,
            confirm: texts.bulk.confirmReject,
            isDanger: true,
            fields: [{ name: 'motivo', label: texts.rejectReason, kind: 'lines', isRequired: true }],
            draft: 'document-rejections',
            done: texts.bulk.sent,
            onDecide: ({ motivo = '' }) => decide(asked, motivo),
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
      {outcomes && (
        <OutcomesDialog title={texts.bulk.title} outcomes={outcomes} onClose={() => setOutcomes(undefined)} />
      )}
    </>
  )
}
