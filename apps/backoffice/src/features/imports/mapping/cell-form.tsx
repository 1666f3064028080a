import { fill } from '@enlace/contract/core/fill.ts'
import type { ImportField } from '@enlace/contract/imports/schemas.ts'
import { importsTexts } from '@enlace/contract/imports/texts.ts'
import { Select } from '@enlace/ui/select.tsx'
import type { Targets } from '../actions.ts'

const texts = importsTexts.plan
const { forms } = texts

/** Decimals that are offered where a file writes no mark. */
const usualDecimals = 2

type CellFormProps = {
  name: string
  target: Targets[string][number]
  given: ImportField
  isLocked: boolean
  onChange: (next: ImportField) => void
}

/** How the cells of a column write a day or a figure, and what is not told where they do not say it. */
export function CellForm({ name, target, given, isLocked, onChange }: CellFormProps) {
  const isDate = target.kind === 'date'
  if (!isDate && !['decimal', 'money', 'rate'].includes(target.kind)) return null
  const { column, constant, words, untold } = given
  const place = {
    ...(column !== undefined && { column }),
    ...(constant !== undefined && { constant }),
    ...(words && { words }),
  }
  const value = isDate ? (given.dateOrder ?? '') : markOf(given)
  const decimals = given.impliedDecimals ?? usualDecimals
  const options = isDate
    ? (['dmy', 'mdy', 'ymd'] as const).map((order) => ({ value: order, label: forms[order] })) // the orders
    : [
        { value: ',', label: forms[','] },
        { value: '.', label: forms['.'] },
        { value: 'implied', label: fill(forms.implied, { count: decimals }) },
      ]
  const said = texts.untold[isDate ? 'date' : 'number']
  return (
    <Select
      label={fill(texts.formOf, { field: name })}
      isLabelHidden
      disabled={isLocked}
      error={untold && value === '' ? said[untold] : undefined}
      value={value}
      options={[{ value: '', label: forms.auto }, ...options]}
      onChange={({ currentTarget }) => onChange({ ...place, ...formOf(currentTarget.value, decimals) })}
    />
  )
}

const markOf = ({ decimalMark, impliedDecimals }: ImportField) =>
  impliedDecimals === undefined ? (decimalMark ?? '') : 'implied'

function formOf(value: string, decimals: number): Partial<ImportField> {
  if (value === 'implied') return { impliedDecimals: decimals }
  if (value === ',' || value === '.') return { decimalMark: value }
  return value === 'dmy' || value === 'mdy' || value === 'ymd' ? { dateOrder: value } : {}
}
