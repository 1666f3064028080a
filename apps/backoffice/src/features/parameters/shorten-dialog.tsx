import { fill } from '@enlace/contract/core/fill.ts'
import { shortenTexts as texts } from '@enlace/contract/parameters/texts.ts'
import type { ParameterDefinition, ParameterValue } from '@enlace/domain/parameters.ts'
import { Dialog } from '@enlace/ui/dialog.tsx'
import { DialogFooter } from '@enlace/ui/dialog-footer.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { showCount } from '@enlace/web/document/shown.ts'
import { showValue, wordsOf } from './values.ts'
import styles from './view.module.css'

/** A parameter by which something is kept for a shorter time, and how much the next night forgets by it. */
export type Forgotten = {
  parameter: ParameterDefinition
  from: ParameterValue
  to: ParameterValue
  rows: number
}

type ShortenDialogProps = {
  forgotten: readonly Forgotten[]
  isSaving: boolean
  onClose: () => void
  onConfirm: () => void
}

/** Asks before things are kept for a shorter time, and says how much the next night will forget. */
export function ShortenDialog({ forgotten, isSaving, onClose, onConfirm }: ShortenDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title={texts.title} closeLabel={texts.close}>
      <Stack>
        <p>{texts.intro}</p>
        <ul className={styles.forgotten}>
          {forgotten.map((one) => (
            <li key={one.parameter.name}>{lineOf(one)}</li>
          ))}
        </ul>
        <DialogFooter
          cancel={texts.cancel}
          confirm={texts.confirm}
          isDanger
          isBusy={isSaving}
          onConfirm={onConfirm}
        />
      </Stack>
    </Dialog>
  )
}

function lineOf({ parameter, from, to, rows }: Forgotten): string {
  const text = rows === 0 ? texts.lineNone : rows === 1 ? texts.lineOne : texts.line
  return fill(text, {
    label: wordsOf(parameter.name).label,
    antes: showValue(parameter, from),
    ahora: showValue(parameter, to),
    n: showCount(rows),
  })
}
