import { ImportPart, importParts, ImportTemplateFormat } from '@enlace/contract/imports/schemas.ts'
import { importsTexts } from '@enlace/contract/imports/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Row } from '@enlace/ui/row.tsx'
import { Select } from '@enlace/ui/select.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { useState } from 'react'

const texts = importsTexts.begin.template

type TemplatePanelProps = { onTemplate: (part: ImportPart, format: ImportTemplateFormat) => void }

/** Hands out a file to be filled in, for whoever has none to export. */
export function TemplatePanel({ onTemplate }: TemplatePanelProps) {
  const [part, setPart] = useState<ImportPart>('third-parties')
  return (
    <Panel title={texts.title}>
      <Stack>
        <Select
          label={texts.part}
          hint={texts.hint}
          value={part}
          options={importParts.map((one) => ({ value: one, label: importsTexts.parts[one] }))}
          onChange={({ currentTarget }) => {
            const chosen = ImportPart.safeParse(currentTarget.value).data
            if (chosen) setPart(chosen)
          }}
        />
        <Row gap="regular">
          {ImportTemplateFormat.options.map((format) => (
            <Button key={format} onClick={() => onTemplate(part, format)}>
              {texts.get[format]}
            </Button>
          ))}
        </Row>
      </Stack>
    </Panel>
  )
}
