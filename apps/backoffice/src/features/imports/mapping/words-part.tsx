import { fill } from '@enlace/contract/core/fill.ts'
import { closedListOf } from '@enlace/contract/imports/reading/closed-lists.ts'
import { foundCodes, isEmptyColumn } from '@enlace/contract/imports/reading/found-codes.ts'
import type { ImportField, ImportFile } from '@enlace/contract/imports/schemas.ts'
import { importWordLabels, importWordTexts as texts } from '@enlace/contract/imports/templates/word-texts.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Select } from '@enlace/ui/select.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { countText } from '@enlace/web/document/shown.ts'
import type { PlanActs, PlannedFile, Targets } from '../actions.ts'
import styles from '../imports.module.css'
import { OtherCell } from './other-cell.tsx'
import { countOf } from '../shown.ts'
import { fieldName } from '@enlace/contract/imports/loaded/field-texts.ts'

/** The choice of leaving a cell as it is, and of taking it for none: no cell says so. */
const asIs = '\u0000as-is'

type WordsPartProps = {
  file: ImportFile
  planned: PlannedFile
  /** The fields of its kind. */
  targets: Targets[string]
  acts: PlanActs
}

/** What the words and codes of a file mean that no field knows by itself; what was said before stays in sight. */
export function WordsPart({ file, planned, targets, acts }: WordsPartProps) {
  const { part, fields, seq } = planned
  return Object.entries(fields).map(([field, given]) => {
    const list = closedListOf(part, field)
    if (!list || given.column === undefined) return null
    const { cells, isWhole } = unknownCells(file, planned, field)
    if (cells.length === 0 && isWhole) return null
    const must = targets.some((target) => target.field === field && target.must)
    const refused = cells.reduce(
      (sum, [cell, count]) => sum + (given.words?.[cell] === undefined ? count : 0),
      0,
    )
    const title = fill(texts.title, { column: given.column, field: fieldName(field) })
    const change = (cell: string, word: string | undefined) =>
      acts.changeFile(seq, { fields: { ...fields, [field]: withWord(given, cell, word) } })
    return (
      <section key={field} aria-label={title} className={styles.reading}>
        <h3>{title}</h3>
        <p className={styles.soft}>{list.values ? texts.hint : texts.rateHint}</p>
        {must && list.values && refused > 0 && (
          <Banner kind="warning">{countText(texts.refusing, refused)}</Banner>
        )}
        <ul className={styles.codes}>
          {cells.map(([cell, count]) => (
            <li key={cell}>
              <Word
                label={
                  count === 0
                    ? fill(texts.listed, { cell })
                    : fill(texts.wordOf, { cell, count: countOf(count) })
                }
                labels={list.values && wordsOf(list.values, importWordLabels[`${part}.${field}`])}
                word={given.words?.[cell]}
                isLocked={!acts.mayWrite}
                onChange={(word) => change(cell, word)}
              />
            </li>
          ))}
        </ul>
        {!isWhole && (
          <OtherCell
            label={fill(texts.other, { column: given.column })}
            hint={texts.manyCells}
            isLocked={!acts.mayWrite || cells.length >= mostWords}
            onAdd={(cell) => change(cell, list.values?.[0] ?? cell)}
          />
        )}
      </section>
    )
  })
}

/** Cells of a column that can be given a meaning. */
const mostWords = 200

/** The cells of a field's column that it does not know, those that were typed behind them; and whether all of them were seen. */
function unknownCells({ sheets }: ImportFile, planned: PlannedFile, field: string) {
  const given = planned.fields[field]
  const found = foundCodes(sheets, planned, field)
  const list = closedListOf(planned.part, field)
  const cells = found.filter(([cell]) => given?.words?.[cell] !== undefined || list?.knows(cell) === false)
  const seen = new Set(found.map(([cell]) => cell))
  const typed = Object.keys(given?.words ?? {}).flatMap((cell) =>
    seen.has(cell) ? [] : [[cell, 0] as const],
  )
  return {
    cells: [...cells, ...(found.length === 0 ? typed : [])],
    isWhole: found.length > 0 || isEmptyColumn(sheets, planned, given?.column ?? ''),
  }
}

type WordProps = {
  label: string
  /** The words to choose from; null where a rate is typed. */
  labels: readonly { value: string; label: string }[] | null
  word: string | undefined
  isLocked: boolean
  onChange: (word: string | undefined) => void
}

function Word({ label, labels, word, isLocked, onChange }: WordProps) {
  if (!labels)
    return (
      <TextInput
        label={label}
        placeholder={texts.rate}
        maxLength={40}
        value={word ?? ''}
        disabled={isLocked}
        onChange={({ currentTarget: { value } }) => onChange(value === '' ? undefined : value)}
      />
    )
  return (
    <Select
      label={label}
      value={word ?? asIs}
      disabled={isLocked}
      options={[{ value: asIs, label: texts.asIs }, ...labels, { value: '', label: texts.nothing }]}
      onChange={({ currentTarget: { value } }) => onChange(value === asIs ? undefined : value)}
    />
  )
}

const wordsOf = (values: readonly string[], labels: Readonly<Record<string, string>> = {}) =>
  values.map((value) => ({ value, label: labels[value] ?? value }))

/** A field with what a cell means, or without it. */
function withWord(given: ImportField, cell: string, word: string | undefined): ImportField {
  const { [cell]: _, ...others } = given.words ?? {}
  return { ...given, words: word === undefined ? others : { ...others, [cell]: word } }
}
