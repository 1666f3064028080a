import { fill } from '@enlace/contract/core/fill.ts'
import type { ImportLoad } from '@enlace/contract/imports/schemas.ts'
import { importsTexts } from '@enlace/contract/imports/texts.ts'
import { importWordLabels } from '@enlace/contract/imports/templates/word-texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import styles from '../imports.module.css'
import { fieldName } from '@enlace/contract/imports/loaded/field-texts.ts'

const texts = importsTexts.plan

type PlanSummaryProps = { load: ImportLoad; mayWrite: boolean; onChange: () => void }

/** How the files of a load that was tried out are read, in a few lines instead of the whole form. */
export function PlanSummary({ load, mayWrite, onChange }: PlanSummaryProps) {
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
        <p>{fill(texts.summary.source, { source: load.source })}</p>
        {load.files.map((file) => (
          <div key={file.seq}>
            <p>{fill(texts.summary.file, { name: nameOf(file), part: importsTexts.parts[file.part] })}</p>
            <p className={styles.soft}>{columnsOf(file)}</p>
          </div>
        ))}
      </Stack>
    </Panel>
  )
}

const nameOf = ({ name, sheet, sheets }: ImportLoad['files'][number]) =>
  sheet !== null && sheets.length > 1 ? fill(texts.sheetOf, { name, sheet }) : name

const columnsOf = ({ part, fields }: ImportLoad['files'][number]) =>
  Object.entries(fields)
    .map(([field, { column, constant = '' }]) => {
      if (column !== undefined) return fill(texts.summary.column, { field: fieldName(field), column })
      const value = importWordLabels[`${part}.${field}`]?.[constant] ?? constant
      return fill(texts.summary.constant, { field: fieldName(field), value })
    })
    .join(' · ')
