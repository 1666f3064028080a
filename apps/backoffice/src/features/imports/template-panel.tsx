import { ImportPart, importTemplates } from '@enlace/contract/features/imports/schemas'
import { importsTexts } from '@enlace/contract/features/imports/texts'
import { Button } from '@enlace/ui/button'
import { Panel } from '@enlace/ui/panel'
import { Select } from '@enlace/ui/select'
import { Stack } from '@enlace/ui/stack'
import { useState } from 'react'

const texts = importsTexts.begin.template

/** Hands out a file to be filled in, for whoever has none to export. */
export function TemplatePanel({ onTemplate }: { onTemplate: (part: ImportPart) => void }) {
  const [part, setPart] = useState<ImportPart>('third-parties')
  return (
    <Panel title={texts.title}>
      <Stack>
        <Select
          label={texts.part}
          hint={texts.hint}
          value={part}
          options={importTemplates.map((one) => ({ value: one, label: importsTexts.parts[one] }))}
          onChange={({ currentTarget }) => {
            const chosen = ImportPart.safeParse(currentTarget.value).data
            if (chosen) setPart(chosen)
          }}
        />
        <div>
          <Button onClick={() => onTemplate(part)}>{texts.get}</Button>
        </div>
      </Stack>
    </Panel>
  )
}
