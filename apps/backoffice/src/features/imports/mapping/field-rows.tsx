import { distinctNames } from '@enlace/domain/distinct-names.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { ImportField, ImportFile } from '@enlace/contract/imports/schemas.ts'
import { importsTexts } from '@enlace/contract/imports/texts.ts'
import { Checkbox } from '@enlace/ui/checkbox.tsx'
import { Quiet } from '@enlace/ui/quiet.tsx'
import { Select } from '@enlace/ui/select.tsx'
import { useState } from 'react'
import type { PlanActs, PlannedFile, Targets } from '../actions.ts'
import { CellForm } from './cell-form.tsx'
import { FixedValue } from './fixed-value.tsx'
import styles from '../imports.module.css'
import { placeId } from './rules.ts'
import { fieldName } from '@enlace/contract/imports/loaded/field-texts.ts'

const texts = importsTexts.plan

/** Kinds of cells that may say in words that there is nothing. */
const mayBeNone = new Set(['code', 'text', 'invoices'])

/** Fields that a file may leave out and that are asked all the same: without it, suppliers read that nobody told. */
const offered = new Set(['account-statements.estado'])

/** The choice of a value of one's own: no column of a file is called so. */
const fixed = '\u0000fixed'

type FieldRowsProps = {
  name: string
  planned: PlannedFile
  fields: Targets[string]
  rows: ImportFile['sheets'][number]['rows']
  counts: NonNullable<ImportFile['sheets'][number]['counts']>
  missing: readonly string[]
  acts: PlanActs
}

/** Which column of a file is which field of ours, those that must be there first. */
export function FieldRows({ name, planned, fields, rows, counts, missing, acts }: FieldRowsProps) {
  const at = Math.max(
    0,
    rows.findIndex(({ line }) => line === planned.headerLine),
  )
  const header = distinctNames(rows[at]?.cells ?? [])
  const exampleOf = (column: string | undefined) => {
    const place = column === undefined ? -1 : header.indexOf(column)
    return place < 0 ? '' : (rows.slice(at + 1).find(({ cells }) => cells[place])?.cells[place] ?? '')
  }
  const blanksOf = ({ kind, must }: Targets[string][number], column: string | undefined) => {
    const at = column === undefined ? -1 : header.indexOf(column)
    const found = counts.find((one) => one.at === at)?.blanks ?? []
    return !must && mayBeNone.has(kind) ? found.map(([text]) => text) : []
  }
  const change = (field: string, next: ImportField | undefined) => {
    const { [field]: _, ...others } = planned.fields
    acts.changeFile(planned.seq, { fields: next ? { ...others, [field]: next } : others })
  }
  // What was found first stays in sight, whatever is chosen afterwards.
  const [found] = useState(() => new Set(Object.keys(planned.fields)))
  const isInSight = ({ field, must }: Targets[string][number]) =>
    must || found.has(field) || offered.has(`${planned.part}.${field}`)
  const sorted = fields.toSorted((one, other) => Number(other.must) - Number(one.must))
  const others = sorted.filter((target) => !isInSight(target))
  const taken = new Set(Object.values(planned.fields).map(({ column }) => column))
  const unused = header.filter((column) => column !== '' && !taken.has(column))
  const rowOf = (target: Targets[string][number]) => (
    <FieldRow
      key={target.field}
      {...{ target, header }}
      id={placeId(target.field, planned.seq)}
      part={planned.part}
      given={planned.fields[target.field]}
      example={exampleOf(planned.fields[target.field]?.column)}
      blanks={blanksOf(target, planned.fields[target.field]?.column)}
      isMissing={missing.includes(target.field)}
      isLocked={!acts.mayWrite}
      onChange={(next) => change(target.field, next)}
    />
  )
  return (
    <>
      <ul className={styles.fields} aria-label={fill(texts.mapping, { name })}>
        {sorted.filter(isInSight).map(rowOf)}
      </ul>
      {unused.length > 0 && (
        <p className={styles.soft}>{fill(texts.unused, { columns: unused.join(', ') })}</p>
      )}
      {others.length > 0 && (
        <details className={styles.more}>
          <summary>{fill(texts.more, { count: others.length })}</summary>
          <ul className={styles.fields}>{others.map(rowOf)}</ul>
        </details>
      )}
    </>
  )
}

type FieldRowProps = {
  /** The id of its choice of a column. */
  id: string
  part: PlannedFile['part']
  target: Targets[string][number]
  header: readonly string[]
  given: ImportField | undefined
  example: string
  /** Cells of its column that often mean that there is nothing. */
  blanks: readonly string[]
  isMissing: boolean
  isLocked: boolean
  onChange: (next: ImportField | undefined) => void
}

function FieldRow(props: FieldRowProps) {
  const { id, part, target, header, given, example, blanks, isMissing, isLocked, onChange } = props
  const name = fieldName(target.field)
  const columns = [...new Set(header.filter((column) => column !== ''))]
  const kept = given?.column !== undefined && !columns.includes(given.column) ? [given.column] : []
  return (
    <li className={styles.field}>
      <div>
        <p>
          {name}
          {target.must && <span className={styles.soft}> ({texts.required})</span>}
        </p>
        <Quiet isSmall>{target.help}</Quiet>
      </div>
      <Select
        id={id}
        label={fill(texts.columnOf, { field: name })}
        isLabelHidden
        value={given?.constant !== undefined ? fixed : (given?.column ?? '')}
        disabled={isLocked}
        error={isMissing ? texts.missingColumn : undefined}
        options={[
          { value: '', label: texts.unmapped },
          ...[...kept, ...columns].map((column) => ({ value: column, label: column })),
          { value: fixed, label: texts.fixed },
        ]}
        onChange={({ currentTarget: { value } }) => {
          if (value === '') onChange(undefined)
          // Another column may be written otherwise: its own cells tell.
          else onChange(value === fixed ? { constant: '' } : { column: value })
        }}
      />
      {given?.constant === undefined ? (
        <div className={styles.soft}>
          {example !== '' && `${texts.example}: ${example}`}
          {given && <CellForm {...{ name, target, given, isLocked, onChange }} />}
          {given && blanks.length > 0 && (
            <Checkbox
              label={fill(texts.noneOf, { field: name, cells: blanks.join('», «') })}
              checked={blanks.every((text) => given.none?.includes(text) === true)}
              disabled={isLocked}
              onChange={({ currentTarget }) =>
                onChange({ ...given, none: currentTarget.checked ? [...blanks] : [] })
              }
            />
          )}
        </div>
      ) : (
        <FixedValue
          {...{ part, name, isLocked }}
          field={target.field}
          value={given.constant}
          onChange={onChange}
        />
      )}
    </li>
  )
}
