import { fill } from '@enlace/contract/core/fill.ts'
import {
  importEncodings,
  ImportReading,
  importSeparators,
  type ImportFile,
} from '@enlace/contract/imports/schemas.ts'
import { importsTexts } from '@enlace/contract/imports/texts.ts'
import { Select, type SelectOption } from '@enlace/ui/select.tsx'
import type { PlanActs, PlannedFile } from '../actions.ts'
import styles from '../imports.module.css'

const texts = importsTexts.plan

/** Rows below which nobody looks for a header. */
const headerDepth = 30
/** What stands for leaving it to the file. */
const detected = ''

type ReadingPartProps = {
  file: ImportFile
  planned: PlannedFile
  rows: ImportFile['sheets'][number]['rows']
  acts: PlanActs
}

/** How a file is read: what was found out from it, each of which somebody may say otherwise. */
export function ReadingPart({ file, planned, rows, acts }: ReadingPartProps) {
  const { seq, reading = {} } = planned
  const tell = (changes: Record<string, string | number | undefined>) => {
    const kept = Object.entries({ ...reading, ...changes }).filter(([, value]) => value !== undefined)
    const told = ImportReading.safeParse(Object.fromEntries(kept)).data
    if (told) acts.read(seq, { reading: told })
  }
  const choices = choicesOf(file, planned, rows, tell)
  if (choices.length === 0) return null
  return (
    <section aria-label={texts.reading} className={styles.reading}>
      <h3>{texts.reading}</h3>
      <p className={styles.soft}>{texts.readingHint}</p>
      <div className={styles.choices}>
        {choices.map(({ label, told, found, options, onChange }) => (
          <Select
            key={label}
            label={label}
            value={told ?? detected}
            disabled={!acts.mayWrite || acts.busy !== undefined}
            options={[
              {
                value: detected,
                label: told === undefined ? fill(texts.detected, { value: found }) : texts.detect,
              },
              ...options,
            ]}
            onChange={({ currentTarget: { value } }) => onChange(value === detected ? undefined : value)}
          />
        ))}
      </div>
    </section>
  )
}

type Choice = {
  label: string
  /** What somebody said; undefined where it was found out. */
  told: string | undefined
  found: string
  options: readonly SelectOption[]
  onChange: (value: string | undefined) => void
}

function choicesOf(
  { encoding, separator, sheets }: ImportFile,
  { sheet, headerLine, reading = {} }: PlannedFile,
  rows: ReadingPartProps['rows'],
  tell: (changes: Record<string, string | number | undefined>) => void,
): Choice[] {
  const choices: Choice[] = []
  if (encoding !== null)
    choices.push({
      label: texts.encoding,
      told: reading.encoding,
      found: labelOf(texts.encodings, encoding),
      options: importEncodings.map((value) => ({ value, label: texts.encodings[value] })),
      onChange: (value) => tell({ encoding: value }),
    })
  if (separator !== null)
    choices.push({
      label: texts.separator,
      told: reading.separator,
      found: labelOf(texts.separators, separator),
      options: importSeparators.map((value) => ({ value, label: texts.separators[value] })),
      onChange: (value) => tell({ separator: value }),
    })
  if (sheets.length > 1)
    choices.push({
      label: texts.sheet,
      told: reading.sheet,
      found: sheet ?? '',
      options: sheets.map(({ name }) => ({ value: name ?? '', label: name ?? '' })),
      // Another sheet has its header elsewhere.
      onChange: (value) => tell({ sheet: value, headerLine: undefined }),
    })
  if (headerLine !== null) {
    const found = rows.find(({ line }) => line === headerLine)
    choices.push({
      label: texts.headerLine,
      told: reading.headerLine === undefined ? undefined : String(reading.headerLine),
      found: found ? rowLabel(found) : String(headerLine),
      options: rows.slice(0, headerDepth).map((row) => ({ value: String(row.line), label: rowLabel(row) })),
      onChange: (value) => tell({ headerLine: value === undefined ? undefined : Number(value) }),
    })
  }
  return choices
}

const labelOf = (labels: Readonly<Record<string, string>>, value: string) => labels[value] ?? value

const rowLabel = ({ line, cells }: ReadingPartProps['rows'][number]) =>
  fill(texts.headerOption, { line, cells: cells.filter(Boolean).join(' · ') })
