import { fill } from '@enlace/contract/core/fill.ts'
import { columnChoiceTexts as texts } from '@enlace/contract/core/list/part-texts.ts'
import { Checkbox } from '@enlace/ui/checkbox.tsx'
import { arrowDownIcon, arrowUpIcon } from '@enlace/ui/core/icons.ts'
import { Dialog } from '@enlace/ui/dialog.tsx'
import { DialogFooter } from '@enlace/ui/dialog-footer.tsx'
import { IconButton } from '@enlace/ui/icon-button.tsx'
import { useState } from 'react'
import styles from './columns-dialog.module.css'

type ColumnsDialogProps = {
  /** All columns of the list; the first names the row and stays. */
  columns: readonly { id: string; header: string }[]
  /** Those in sight when it opens, in their order. */
  shown: readonly string[]
  /** Takes the choice at every change; null for the list's own. */
  onChoose: (columns: readonly string[] | null) => void
  onClose: () => void
}

/** Which columns a list shows, and in which order; the list behind it follows at once. */
export function ColumnsDialog({ columns, shown, onChoose, onClose }: ColumnsDialogProps) {
  const ids = columns.map(({ id }) => id)
  const [order, setOrder] = useState(() => [...shown, ...ids.filter((id) => !shown.includes(id))])
  const [hidden, setHidden] = useState(() => ids.filter((id) => !shown.includes(id)))
  const [told, setTold] = useState('')
  const headerOf = (id: string) => columns.find((column) => column.id === id)?.header ?? ''
  const lines = order.filter((id) => ids.includes(id))

  const change = (nextOrder: string[], nextHidden: string[]) => {
    setOrder(nextOrder)
    setHidden(nextHidden)
    onChoose(nextOrder.filter((id) => !nextHidden.includes(id)))
  }
  const move = (id: string, step: 1 | -1) => {
    const place = lines.indexOf(id)
    const next = lines.toSpliced(place, 1).toSpliced(place + step, 0, id)
    change(next, hidden)
    setTold(fill(texts.moved, { column: headerOf(id), place: place + step + 1, count: lines.length }))
  }
  const handleReset = () => {
    setOrder(ids)
    setHidden([])
    onChoose(null)
    onClose()
  }
  return (
    <Dialog isOpen onClose={onClose} title={texts.title} closeLabel={texts.close}>
      <p className={styles.hint}>{texts.hint}</p>
      <ul className={styles.columns}>
        {lines.map((id, place) => (
          <li key={id} className={styles.column}>
            <Checkbox
              label={headerOf(id)}
              checked={!hidden.includes(id)}
              disabled={place === 0}
              onChange={() =>
                change(order, hidden.includes(id) ? hidden.filter((one) => one !== id) : [...hidden, id])
              }
            />
            {place > 0 && (
              <span className={styles.moves}>
                <IconButton
                  icon={arrowUpIcon}
                  label={fill(texts.up, { column: headerOf(id) })}
                  aria-disabled={place === 1 || undefined}
                  onClick={() => place > 1 && move(id, -1)}
                />
                <IconButton
                  icon={arrowDownIcon}
                  label={fill(texts.down, { column: headerOf(id) })}
                  aria-disabled={place === lines.length - 1 || undefined}
                  onClick={() => place < lines.length - 1 && move(id, 1)}
                />
              </span>
            )}
          </li>
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {told}
      </p>
      <DialogFooter cancel={texts.reset} onCancel={handleReset} confirm={texts.done} onConfirm={onClose} />
    </Dialog>
  )
}
