import { fill } from '@enlace/contract/core/fill'
import type { ImportFile, ImportRows } from '@enlace/contract/features/imports/schemas'
import { importRowTexts as texts } from '@enlace/contract/features/imports/row-texts'
import { foundCells } from '@enlace/contract/core/import/found-codes'
import { Checkbox } from '@enlace/ui/checkbox'
import { Select } from '@enlace/ui/select'
import type { PlanActs, PlannedFile } from './actions.ts'
import styles from './imports.module.css'
import { countOf } from './shown.ts'

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
  const choices = [
    ...new Set([...columns.filter((name) => cellsOf(name).length > 1), ...(rows ? [rows.column] : [])]),
  ]
  const mayAddUp = part === 'account-statements'
  if (choices.length === 0 && !mayAddUp) return null
  return (
    <section aria-label={texts.title} className={styles.reading}>
      <h3>{texts.title}</h3>
      <p className={styles.soft}>{texts.hint}</p>
      <div className={styles.choices}>
        {choices.length > 0 && (
          <Select
            label={texts.column}
            value={rows?.column ?? ''}
            disabled={isLocked}
            options={[
              { value: '', label: texts.all },
              ...choices.map((name) => ({ value: name, label: fill(texts.by, { column: name }) })),
            ]}
            onChange={({ currentTarget: { value } }) => {
              const [first] = cellsOf(value)
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
          {cellsOf(rows.column).map(([cell, count]) => (
            <Checkbox
              key={cell}
              label={fill(texts.cell, { cell, count: countOf(count) })}
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
