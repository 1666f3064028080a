import { fill } from '@enlace/contract/core/fill.ts'
import { reportsDeskTexts as texts } from '@enlace/contract/reports/desk/texts.ts'
import { Checkbox } from '@enlace/ui/checkbox.tsx'
import { arrowDownIcon, arrowUpIcon } from '@enlace/ui/core/icons.ts'
import { IconButton } from '@enlace/ui/icon-button.tsx'
import { useState } from 'react'
import { type ChosenColumn, moved } from './column-choice.ts'
import styles from './reports.module.css'

type ColumnsListProps = {
  chosen: readonly ChosenColumn[]
  fault: string | undefined
  isDisabled: boolean
  onChange: (chosen: ChosenColumn[]) => void
}

/** The columns of a report: shown or not, in their order, and those that it can be narrowed by. */
export function ColumnsList({ chosen, fault, isDisabled, onChange }: ColumnsListProps) {
  const [said, setSaid] = useState('')
  const change = (at: number, changes: Partial<ChosenColumn>) =>
    onChange(chosen.map((one, place) => (place === at ? { ...one, ...changes } : one)))
  const handleMove = (at: number, by: -1 | 1) => {
    const next = moved(chosen, at, by)
    const column = chosen[at]?.header ?? ''
    const place = next.findIndex(({ header }) => header === column)
    onChange(next)
    setSaid(fill(texts.moved, { column, n: place + 1, total: next.length }))
  }
  return (
    <fieldset className={styles.columns}>
      <legend>{texts.columnsTitle}</legend>
      <p className={styles.hint}>{texts.columnsHint}</p>
      {fault !== undefined && <p role="alert">{fault}</p>}
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <ol className={styles.list}>
        {chosen.map((column, at) => (
          <li key={column.id} className={styles.line}>
            <span className={styles.name}>
              {column.header}
              {column.parametro !== '' && (
                <small className={styles.hint}>
                  {fill(texts.parameter, { parametro: column.parametro })}
                </small>
              )}
            </span>
            <Checkbox
              label={texts.shown}
              aria-label={fill(texts.shownOf, { column: column.header })}
              disabled={isDisabled}
              checked={column.isShown}
              onChange={({ target }) => change(at, { isShown: target.checked })}
            />
            <Checkbox
              label={texts.filter}
              aria-label={fill(texts.filterOf, { column: column.header })}
              disabled={isDisabled || !column.canFilter || !column.isShown}
              checked={column.isShown && column.isFilter}
              onChange={({ target }) => change(at, { isFilter: target.checked })}
            />
            <span className={styles.moves}>
              <IconButton
                icon={arrowUpIcon}
                label={fill(texts.up, { column: column.header })}
                disabled={isDisabled || at === 0}
                onClick={() => handleMove(at, -1)}
              />
              <IconButton
                icon={arrowDownIcon}
                label={fill(texts.down, { column: column.header })}
                disabled={isDisabled || at === chosen.length - 1}
                onClick={() => handleMove(at, 1)}
              />
            </span>
          </li>
        ))}
      </ol>
    </fieldset>
  )
}
