import { fill } from '@enlace/contract/core/fill'
import { closedListOf } from '@enlace/contract/core/import/closed-lists'
import { foundCodes } from '@enlace/contract/core/import/found-codes'
import type { ImportField, ImportFile } from '@enlace/contract/features/imports/schemas'
import { importWordLabels, importWordTexts as texts } from '@enlace/contract/features/imports/word-texts'
import { Select } from '@enlace/ui/select'
import { TextInput } from '@enlace/ui/text-input'
import type { PlanActs, PlannedFile } from './actions.ts'
import styles from './imports.module.css'
import { countOf, fieldName } from './shown.ts'

/** The choice of leaving a cell as it is, and of taking it for none: no cell says so. */
const asIs = '\u0000as-is'

type WordsPartProps = {
  file: ImportFile
  planned: PlannedFile
  acts: PlanActs
}

/** What the words and codes of a file mean that no field knows by itself; what was said before stays in sight. */
export function WordsPart({ file, planned, acts }: WordsPartProps) {
  const { part, fields, seq } = planned
  return Object.entries(fields).map(([field, given]) => {
    const list = closedListOf(part, field)
    if (!list || given.column === undefined) return null
    const cells = foundCodes(file.sheets, planned, field).filter(
      ([cell]) => given.words?.[cell] !== undefined || !list.knows(cell),
    )
    if (cells.length === 0) return null
    const title = fill(texts.title, { column: given.column, field: fieldName(field) })
    return (
      <section key={field} aria-label={title} className={styles.reading}>
        <h3>{title}</h3>
        <p className={styles.soft}>{list.values ? texts.hint : texts.rateHint}</p>
        <ul className={styles.codes}>
          {cells.map(([cell, count]) => (
            <li key={cell}>
              <Word
                label={fill(texts.wordOf, { cell, count: countOf(count) })}
                labels={list.values && wordsOf(list.values, importWordLabels[`${part}.${field}`])}
                word={given.words?.[cell]}
                isLocked={!acts.mayWrite}
                onChange={(word) =>
                  acts.changeFile(seq, { fields: { ...fields, [field]: withWord(given, cell, word) } })
                }
              />
            </li>
          ))}
        </ul>
      </section>
    )
  })
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
