import { fill } from '@enlace/contract/core/fill'
import { ImportPart, importParts, type ImportFile } from '@enlace/contract/features/imports/schemas'
import { importsTexts } from '@enlace/contract/features/imports/texts'
import { Banner } from '@enlace/ui/banner'
import { Button } from '@enlace/ui/button'
import { DefinitionList } from '@enlace/ui/definition-list'
import { Panel } from '@enlace/ui/panel'
import { Select } from '@enlace/ui/select'
import { Stack } from '@enlace/ui/stack'
import { fileSizeText } from '@enlace/web/document/file-size.ts'
import type { PlanActs, PlannedFile, Targets } from './actions.ts'
import { CodesPart } from './codes-part.tsx'
import { FieldRows } from './field-rows.tsx'
import styles from './imports.module.css'
import { MappingQuestions } from './mapping-questions.tsx'
import { Preview } from './preview.tsx'
import { ReadingPart } from './reading-part.tsx'
import { fieldName } from './shown.ts'

const texts = importsTexts.plan

type FilePanelProps = {
  file: ImportFile
  planned: PlannedFile
  fields: Targets[string]
  missing: readonly string[]
  unsaid: readonly string[]
  isRepeated: boolean
  isOnly: boolean
  acts: PlanActs
}

/** One file of a load: what it is, its first rows, and which column is which field. */
export function FilePanel(props: FilePanelProps) {
  const { file, planned, fields, missing, unsaid, isRepeated, isOnly, acts } = props
  const { seq, name } = file
  const sheet = file.sheets.find((one) => one.name === planned.sheet) ?? file.sheets[0]
  const rows = sheet?.rows ?? []
  return (
    <Panel
      title={fill(texts.file, { name })}
      actions={
        !isOnly &&
        acts.mayWrite && (
          <Button isBusy={acts.busy === `remove-${seq}`} onClick={() => acts.remove(seq)}>
            {texts.remove}
          </Button>
        )
      }
    >
      <Stack>
        <DefinitionList items={factsOf(file)} />
        <ReadingPart {...{ file, planned, rows, acts }} />
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
        {planned.part === 'purchase-tickets' && <CodesPart {...{ file, planned, acts, unsaid }} />}
      </Stack>
    </Panel>
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
