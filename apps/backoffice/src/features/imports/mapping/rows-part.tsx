import { fill } from '@enlace/contract/core/fill.ts'
import type { ImportFile, ImportRows } from '@enlace/contract/imports/schemas.ts'
import { importRowTexts as texts } from '@enlace/contract/imports/row-texts.ts'
import { foundCells, isEmptyColumn } from '@enlace/contract/imports/reading/found-codes.ts'
import { Checkbox } from '@enlace/ui/checkbox.tsx'
import { Select } from '@enlace/ui/select.tsx'
import { useState } from 'react'
import type { PlanActs, PlannedFile } from '../actions.ts'
import styles from '../imports.module.css'
import { OtherCell } from './other-cell.tsx'
import { countOf } from '../shown.ts'

/** Kinds of which the rows of one document may be its parts. */
const addableParts = new Set<PlannedFile['part']>(['account-statements', 'notes-debit'])
/** Cells by which rows may be chosen. */
const mostCells = 30

type RowsPartProps = {
  file: ImportFile
  planned: PlannedFile
  /** The columns of the file by name. */
  columns: readonly string[]
  acts: PlanActs
}

/** Which rows of a file are loaded, by the cells of a column that has few, and whether rows of one invoice are its parts. */
export function RowsPart({ file, planned, columns, acts }: RowsPartProps) {
  const { seq, rows, part } = planned
  const isLocked = !acts.mayWrite
  const change = (next: ImportRows | undefined) => acts.changeFile(seq, { rows: next })
  const cellsOf = (column: string) => foundCells(file.sheets, planned, column)
  // A column with too many different cells to be listed is chosen by typed ones.
  const [typed, setTyped] = useState<string>()
  const isListed = (column: string) => cellsOf(column).length > 0
  const choices = [
    ...new Set([
      ...columns.filter((name) => cellsOf(name).length > 1),
      ...columns.filter((name) => !isListed(name) && !isEmptyColumn(file.sheets, planned, name)),
      ...(rows ? [rows.column] : []),
    ]),
  ]
  const column = rows?.column ?? typed
  const mayAddUp = addableParts.has(part)
  if (choices.length === 0 && !mayAddUp) return null
  return (
    <section aria-label={texts.title} className={styles.reading}>
      <h3>{texts.title}</h3>
      <p className={styles.soft}>{texts.hint}</p>
      <div className={styles.choices}>
        {choices.length > 0 && (
          <Select
            label={texts.column}
            value={column ?? ''}
            disabled={isLocked}
            options={[
              { value: '', label: texts.all },
              ...choices.map((name) => ({ value: name, label: fill(texts.by, { column: name }) })),
            ]}
            onChange={({ currentTarget: { value } }) => {
              const [first] = cellsOf(value)
              setTyped(value !== '' && !first ? value : undefined)
              change(first && { column: value, keep: 'only', values: [first[0]] })
            }}
          />
        )}
        {rows && (
          <Select
            label={texts.keep}
            value={rows.keep}
            disabled={isLocked}
            options={(['only', 'without'] as const).map((value) => ({ value, label: texts.keeps[value] }))} // the ways
            onChange={({ currentTarget: { value } }) =>
              change({ ...rows, keep: value === 'without' ? 'without' : 'only' })
            }
          />
        )}
      </div>
      {rows && (
        <fieldset className={styles.choices}>
          <legend>{fill(texts.cells, { column: rows.column })}</legend>
          {shownCells(rows, cellsOf(rows.column)).map(([cell, count]) => (
            <Checkbox
              key={cell}
              label={fill(count === 0 ? texts.plain : texts.cell, { cell, count: countOf(count) })}
              checked={rows.values.includes(cell)}
              // A choice of nothing is none.
              disabled={isLocked || (rows.values.length === 1 && rows.values[0] === cell)}
              onChange={({ currentTarget: { checked } }) =>
                change({
                  ...rows,
                  values: checked ? [...rows.values, cell] : rows.values.filter((one) => one !== cell),
                })
              }
            />
          ))}
        </fieldset>
      )}
      {column !== undefined && !isListed(column) && (
        <OtherCell
          label={fill(texts.other, { column })}
          hint={texts.otherHint}
          isLocked={isLocked || (rows?.values.length ?? 0) >= mostCells}
          onAdd={(cell) =>
            change({
              column,
              keep: rows?.keep ?? 'only',
              values: [...new Set([...(rows?.values ?? []), cell])],
            })
          }
        />
      )}
      {mayAddUp && (
        <Checkbox
          label={texts.addsUp}
          checked={planned.addsUp === true}
          disabled={isLocked}
          onChange={({ currentTarget: { checked } }) => acts.changeFile(seq, { addsUp: checked })}
        />
      )}
    </section>
  )
}

/** The cells of the column, and those that were typed or said before and do not stand in this file. */
function shownCells(
  { values }: ImportRows,
  found: readonly (readonly [string, number])[],
): (readonly [string, number])[] {
  const seen = new Set(found.map(([cell]) => cell))
  return [...found, ...values.flatMap((cell) => (seen.has(cell) ? [] : [[cell, 0] as const]))]
}
