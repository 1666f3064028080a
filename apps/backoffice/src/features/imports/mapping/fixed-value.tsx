import { fill } from '@enlace/contract/core/fill.ts'
import { closedListOf } from '@enlace/contract/imports/reading/closed-lists.ts'
import type { ImportField } from '@enlace/contract/imports/schemas.ts'
import { importsTexts } from '@enlace/contract/imports/texts.ts'
import { importWordLabels } from '@enlace/contract/imports/templates/word-texts.ts'
import { Select } from '@enlace/ui/select.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'

const texts = importsTexts.plan

type FixedValueProps = {
  part: string
  field: string
  /** The field in words. */
  name: string
  value: string
  isLocked: boolean
  onChange: (next: ImportField) => void
}

/** One value for all rows of a file: chosen where the field knows certain words only, else typed. */
export function FixedValue({ part, field, name, value, isLocked, onChange }: FixedValueProps) {
  const label = fill(texts.fixedValue, { field: name })
  const list = closedListOf(part, field)
  const labels = importWordLabels[`${part}.${field}`] ?? {}
  if (list?.values)
    return (
      <Select
        label={label}
        isLabelHidden
        value={value}
        placeholder={texts.chooseFixed}
        disabled={isLocked}
        options={list.values.map((word) => ({ value: word, label: labels[word] ?? word }))}
        onChange={({ currentTarget }) => onChange({ constant: currentTarget.value })}
      />
    )
  return (
    <TextInput
      label={label}
      isLabelHidden
      value={value}
      disabled={isLocked}
      maxLength={200}
      onChange={({ currentTarget }) => onChange({ constant: currentTarget.value })}
    />
  )
}
