import { fill } from '@enlace/contract/core/fill.ts'
import type { WrittenMenuItem } from '@enlace/contract/content/menu/written.ts'
import { innerPlaces, menuPlaces, placeAt } from '@enlace/contract/content/menu/places.ts'
import { menuEditorTexts as texts } from '@enlace/contract/content/menu-editor/texts.ts'
import { technicalTexts } from '@enlace/contract/core/technical-texts.ts'
import { menuTexts } from '@enlace/contract/content/menu/texts.ts'
import type { ListedTemplate } from '@enlace/contract/content/drafts/schemas.ts'
import { Select } from '@enlace/ui/select.tsx'
import { TechnicalDetails } from '@enlace/ui/technical-details.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { useId } from 'react'
import type { MenuEntry } from './entries.ts'
import styles from './menu.module.css'

type EntryFieldsProps = {
  entry: MenuEntry
  entries: readonly MenuEntry[]
  documents: readonly ListedTemplate[]
  onChange: (item: WrittenMenuItem) => void
}

/** What an entry is called, where it leads and in which group it stands. */
export function EntryFields({ entry: { item }, entries, documents, onChange }: EntryFieldsProps) {
  const groupsId = useId()
  const groups = [
    menuTexts.accountStatements,
    menuTexts.consultations,
    menuTexts.suppliers,
    ...entries.flatMap((entry) => (entry.item.group ? [entry.item.group] : [])),
  ]
  const { label, type, value, group } = item
  return (
    <div className={styles.fields}>
      <TextInput
        label={texts.fields.label}
        isRequired
        value={label}
        maxLength={60}
        error={label.trim() === '' ? texts.labelMissing : undefined}
        onChange={({ currentTarget }) => onChange({ ...item, label: currentTarget.value })}
      />
      <Select
        label={texts.fields.type}
        value={type}
        options={Object.entries(texts.types).map(([one, word]) => ({ value: one, label: word }))}
        onChange={({ currentTarget }) => onChange({ ...item, ...leadingTo(currentTarget.value, documents) })}
      />
      {type === 'component' && (
        <Select
          label={texts.fields.component}
          value={value}
          options={placeOptions(value)}
          onChange={({ currentTarget }) => onChange({ ...item, value: currentTarget.value })}
        />
      )}
      {type === 'component' && (
        <TechnicalDetails label={technicalTexts.title}>
          <p>
            {texts.path}: <code>{value}</code>
          </p>
        </TechnicalDetails>
      )}
      {type === 'template' && (
        <Select
          label={texts.fields.template}
          value={value}
          options={documentOptions(value, documents)}
          onChange={({ currentTarget }) => onChange({ ...item, value: currentTarget.value })}
        />
      )}
      {type === 'ext' && (
        <TextInput
          label={texts.fields.ext}
          hint={texts.fields.extHint}
          type="url"
          value={value}
          onChange={({ currentTarget }) => onChange({ ...item, value: currentTarget.value })}
        />
      )}
      <TextInput
        label={texts.fields.group}
        hint={texts.fields.groupHint}
        value={group ?? ''}
        maxLength={60}
        list={groupsId}
        onChange={({ currentTarget }) => onChange({ ...item, group: currentTarget.value || null })}
      />
      <datalist id={groupsId}>
        {[...new Set(groups)].map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </datalist>
    </div>
  )
}

/** Where an entry of another type leads at first. */
function leadingTo(
  type: string,
  documents: readonly ListedTemplate[],
): Pick<WrittenMenuItem, 'type' | 'value'> {
  if (type === 'template') return { type, value: documents[0]?.name ?? '' }
  return type === 'ext' ? { type, value: 'https://' } : { type: 'component', value: '/certificates' }
}

function placeOptions(value: string) {
  const known = [...menuPlaces, ...innerPlaces].map((place) => ({ value: place.value, label: place.label }))
  return placeAt(value) ? known : [...known, { value, label: texts.otherPlace }]
}

function documentOptions(value: string, documents: readonly ListedTemplate[]) {
  const known = documents.map(({ name, title }) => ({ value: name, label: title }))
  if (known.some((one) => one.value === value)) return known
  const label = value === '' ? texts.noTemplate : fill(texts.unknownTemplate, { name: value })
  return [{ value, label }, ...known]
}
