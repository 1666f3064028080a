import { fill } from '@enlace/contract/core/fill.ts'
import type { UndoEffect } from '@enlace/contract/imports/history-schemas.ts'
import { importsTexts } from '@enlace/contract/imports/texts.ts'
import { Dialog } from '@enlace/ui/dialog.tsx'
import { DialogFooter } from '@enlace/ui/dialog-footer.tsx'
import { Skeleton } from '@enlace/ui/skeleton.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { StepUpHint } from '@enlace/web/second-factor/step-up-hint.tsx'
import type { UndoAnswer } from '../actions.ts'
import { countOf, effectLines, tableName } from '../shown.ts'

const texts = importsTexts.result

type UndoDialogProps = {
  isOpen: boolean
  /** Undefined while it is asked for. */
  answer: UndoAnswer | undefined
  isBusy: boolean
  onUndo: () => void
  onClose: () => void
}

/** Asks whether a load shall be undone, or says what stands in the way. */
export function UndoDialog({ isOpen, answer, isBusy, onUndo, onClose }: UndoDialogProps) {
  const mayUndo = answer !== undefined && answer.changes > 0 && answer.hindrances.length === 0
  return (
    <Dialog isOpen={isOpen} onClose={onClose} closeLabel={texts.close} title={texts.undoTitle}>
      {answer === undefined ? <Skeleton lines={2} /> : <Answer answer={answer} />}
      {mayUndo ? (
        <DialogFooter
          cancel={texts.close}
          confirm={texts.undoConfirm}
          isDanger
          isBusy={isBusy}
          onConfirm={onUndo}
        />
      ) : (
        <DialogFooter cancel={texts.close} />
      )}
    </Dialog>
  )
}

function Answer({ answer }: { answer: UndoAnswer }) {
  const { changes, isKept, hindrances } = answer
  if (!isKept) return <p>{texts.undoNotKept}</p>
  if (changes === 0) return <p>{texts.undoNothing}</p>
  if (hindrances.length === 0)
    return (
      <Stack gap="small">
        <Effects effects={answer.effects ?? []} />
        <StepUpHint />
      </Stack>
    )
  return (
    <>
      <p>{texts.undoHindered}</p>
      <ul>
        {hindrances.map(({ table, rows, examples }) => (
          <li key={table}>
            {fill(texts.undoHindrance, {
              table: tableName(table),
              rows: countOf(rows),
              examples: examples.join('; '),
            })}
          </li>
        ))}
      </ul>
    </>
  )
}

function Effects({ effects }: { effects: readonly UndoEffect[] }) {
  const lines = effectLines(effects)
  return (
    <>
      {lines.length > 0 && (
        <>
          <p>{texts.undoText}</p>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
      <p>{texts.undoSeen}</p>
    </>
  )
}
