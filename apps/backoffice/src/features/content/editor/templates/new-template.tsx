import { contentCodePattern, longestContentCode } from '@enlace/contract/content/places.ts'
import type { ListedTemplate, TemplateKind } from '@enlace/contract/content/drafts/schemas.ts'
import { templateEditorTexts as texts } from '@enlace/contract/content/editor/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Select } from '@enlace/ui/select.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { goTo } from '@enlace/web/place.ts'
import { useState } from 'react'
import { paths } from '../../../../core/paths.ts'
import styles from '../view.module.css'

/** Begins a template: its kind and the code by which menu and portal know it. */
export function NewTemplate({ taken }: { taken: readonly ListedTemplate[] }) {
  const [kind, setKind] = useState<TemplateKind>('document')
  const [name, setName] = useState('')
  const [fault, setFault] = useState<string>()
  return (
    <Panel title={texts.newTitle}>
      <form
        noValidate
        className={styles.new}
        onSubmit={(event) => {
          event.preventDefault()
          const isCode = contentCodePattern.test(name) && name.length <= longestContentCode
          if (!isCode) setFault(texts.newNameWrong)
          else if (taken.some((one) => one.kind === kind && one.name === name)) setFault(texts.newNameTaken)
          else goTo(paths.template({ kind, name }))
        }}
      >
        <Select
          label={texts.newKind}
          value={kind}
          options={Object.entries(texts.kinds).map(([value, label]) => ({ value, label }))}
          onChange={({ currentTarget }) =>
            setKind(currentTarget.value === 'template' ? 'template' : 'document')
          }
        />
        <TextInput
          label={texts.newName}
          hint={texts.newNameHint}
          isRequired
          value={name}
          error={fault}
          onChange={({ currentTarget }) => {
            setName(currentTarget.value.trim())
            setFault(undefined)
          }}
        />
        <Button type="submit" variant="primary">
          {texts.create}
        </Button>
      </form>
    </Panel>
  )
}
