import { distinctNames } from '@enlace/domain/distinct-names.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { ImportPart, importParts, type ImportFile } from '@enlace/contract/imports/schemas.ts'
import { importsTexts } from '@enlace/contract/imports/texts.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Row } from '@enlace/ui/row.tsx'
import { Select } from '@enlace/ui/select.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { fileSizeText } from '@enlace/web/document/file-size.ts'
import type { PlanActs, PlannedFile, Targets } from '../actions.ts'
import { CodesPart } from './codes-part.tsx'
import { FieldRows } from './field-rows.tsx'
import styles from '../imports.module.css'
import { MappingQuestions } from './mapping-questions.tsx'
import { Preview } from './preview.tsx'
import { ReadingPart } from './reading-part.tsx'
import { RowsPart } from './rows-part.tsx'
import { placeId } from './rules.ts'
import { fieldName } from '@enlace/contract/imports/loaded/field-texts.ts'
import { WordsPart } from './words-part.tsx'

const texts = importsTexts.plan

type FilePanelProps = {
  file: ImportFile
  planned: PlannedFile
  fields: Targets[string]
  missing: readonly string[]
  unsaid: readonly string[]
  isRepeated: boolean
  isOnly: boolean
  /** The sheets of its workbook that are read already, by it or by another of the load's files. */
  readSheets: readonly (string | null)[]
  acts: PlanActs
}

/** One file of a load: what it is, its first rows, and which column is which field. */
export function FilePanel(props: FilePanelProps) {
  const { file, planned, fields, missing, unsaid, isRepeated, isOnly, readSheets, acts } = props
  const { seq, name } = file
  const sheet = file.sheets.find((one) => one.name === planned.sheet) ?? file.sheets[0]
  const rows = sheet?.rows ?? []
  return (
    <Panel
      title={fill(texts.file, { name: titleOf(file, planned) })}
      actions={
        !isOnly &&
        acts.mayWrite && (
          <Button isBusy={acts.busy === `remove-${seq}`} onClick={() => acts.remove(seq)}>
            {texts.remove}
          </Button>
        )
      }
    >
      {file.sheets.length === 0 && <Banner kind="warning">{texts.unread}</Banner>}
      <Stack>
        <DefinitionList items={factsOf(file)} />
        <ReadingPart {...{ file, planned, rows, acts }} />
        <OtherSheets {...{ file, readSheets, acts }} />
        <PartChoice {...{ planned, acts }} />
        <MappingQuestions {...{ planned, acts }} />
        <Preview name={name} rows={rows} headerLine={planned.headerLine} />
        {isRepeated && <Banner kind="warning">{texts.repeated}</Banner>}
        {missing.length > 0 && (
          <Banner kind="warning">{fill(texts.missing, { fields: missing.map(fieldName).join(', ') })}</Banner>
        )}
        <FieldRows
          key={`${planned.part} ${planned.sheet ?? ''} ${planned.headerLine ?? ''}`}
          {...{ name, planned, fields, rows, missing, acts }}
          counts={sheet?.counts ?? []}
        />
        <WordsPart {...{ file, planned, acts }} targets={fields} />
        <RowsPart {...{ file, planned, acts }} columns={columnsOf(rows, planned)} />
        {planned.part === 'purchase-tickets' && <CodesPart {...{ file, planned, acts, unsaid }} />}
      </Stack>
    </Panel>
  )
}

/** A file by its name, and by its sheet where it has several. */
const titleOf = ({ name, sheets }: ImportFile, { sheet }: PlannedFile) =>
  sheets.length > 1 && sheet !== null ? fill(texts.sheetOf, { name, sheet }) : name

const columnsOf = (rows: ImportFile['sheets'][number]['rows'], { headerLine }: PlannedFile) =>
  distinctNames((rows.find(({ line }) => line === headerLine) ?? rows[0])?.cells ?? []).filter(Boolean)

/** The sheets of a workbook that no file of the load reads yet. */
function OtherSheets({ file, readSheets, acts }: Pick<FilePanelProps, 'file' | 'readSheets' | 'acts'>) {
  const others = file.sheets.flatMap(({ name }) => (name === null || readSheets.includes(name) ? [] : name))
  if (others.length === 0 || !acts.mayWrite) return null
  return (
    <div>
      <p className={styles.soft}>{texts.otherSheets}</p>
      <Row gap="regular">
        {others.map((sheet) => (
          <Button
            key={sheet}
            isBusy={acts.busy === `sheet-${file.seq}-${sheet}`}
            onClick={() => acts.addSheet(file.seq, sheet)}
          >
            {fill(texts.addSheet, { sheet })}
          </Button>
        ))}
      </Row>
    </div>
  )
}

function factsOf({ bytes, format }: ImportFile) {
  const { facts } = texts
  return [
    { label: facts.size, value: fileSizeText(bytes) },
    { label: facts.format, value: texts.formats[format] },
  ]
}

function PartChoice({ planned, acts }: Pick<FilePanelProps, 'planned' | 'acts'>) {
  return (
    <div className={styles.choices}>
      <Select
        id={placeId('part', planned.seq)}
        label={texts.part}
        value={planned.part}
        disabled={!acts.mayWrite}
        options={importParts.map((part) => ({ value: part, label: importsTexts.parts[part] }))}
        onChange={({ currentTarget }) => {
          const part = ImportPart.safeParse(currentTarget.value).data
          if (part) acts.read(planned.seq, { part })
        }}
      />
    </div>
  )
}
