import { fill } from '@enlace/contract/core/fill'
import type { ImportLoad } from '@enlace/contract/features/imports/schemas'
import { importsTexts } from '@enlace/contract/features/imports/texts'
import { Button } from '@enlace/ui/button'
import { DefinitionList } from '@enlace/ui/definition-list'
import { Panel } from '@enlace/ui/panel'
import { Stack } from '@enlace/ui/stack'
import { fieldName } from './shown.ts'

const texts = importsTexts.plan

type PlanSummaryProps = { load: ImportLoad; mayWrite: boolean; onChange: () => void }

/** How the files of a load that was tried out are read, in a few lines instead of the whole form. */
export function PlanSummary({ load, mayWrite, onChange }: PlanSummaryProps) {
  const items = load.files.map((file) => ({
    label:
      file.sheet !== null && file.sheets.length > 1
        ? fill(texts.sheetOf, { name: file.name, sheet: file.sheet })
        : file.name,
    value: fill(texts.summary.file, { part: importsTexts.parts[file.part], columns: columnsOf(file) }),
  }))
  return (
    <Panel
      title={texts.summary.title}
      actions={
        <Button disabled={!mayWrite} onClick={onChange}>
          {texts.summary.change}
        </Button>
      }
    >
      <Stack>
        <DefinitionList items={[{ label: texts.source, value: load.source }, ...items]} />
      </Stack>
    </Panel>
  )
}

const columnsOf = ({ fields }: ImportLoad['files'][number]) =>
  Object.entries(fields)
    .map(([field, { column, constant = '' }]) =>
      fill(texts.summary.column, { field: fieldName(field), column: column ?? constant }),
    )
    .join(', ')
