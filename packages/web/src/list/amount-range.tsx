import { fill } from '@enlace/contract/core/fill.ts'
import { rangeTexts } from '@enlace/contract/core/list/range-texts.ts'
import { filterTexts as texts } from '@enlace/contract/core/list/texts.ts'
import { compareMoney, isMoney, type Money, moneyParts } from '@enlace/domain/money.ts'
import { readTypedMoney } from '@enlace/domain/typed-amount.ts'
import { FilterMenu } from '@enlace/ui/filter-menu.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import type { SearchValues } from '../search-params.ts'
import { useTyped } from './use-typed.ts'

type AmountRangeProps = {
  label: string
  min: string | undefined
  max: string | undefined
  onChange: (changes: SearchValues) => void
}

/** From an amount to an amount, typed as Colombians write them; what cannot be read is told and not asked for. */
export function AmountRange({ label, min = '', max = '', onChange }: AmountRangeProps) {
  const range = useTyped(
    [shown(min), shown(max)],
    ([low = '', high = '']) => {
      const { min: from, max: to, errors } = readRange(low, high)
      if (!errors.low && !errors.high) onChange({ min: from, max: to })
    },
    null,
  )
  const [low = '', high = ''] = range.typed
  const { errors } = readRange(low, high)
  const field = (at: number) => ({
    inputMode: 'decimal' as const, // the platform's word
    autoComplete: 'off',
    value: range.typed[at] ?? '',
    onChange: (event: { target: { value: string } }) => range.type(at, event.target.value),
    onBlur: range.settleNow,
    onKeyDown: (event: { key: string }) => {
      if (event.key === 'Enter') range.settleNow()
    },
  })
  return (
    <FilterMenu
      label={label}
      value={rangeText(shown(min), shown(max))}
      onClear={() => onChange({ min: undefined, max: undefined })}
      clearLabel={fill(texts.removeOf, { filter: label })}
    >
      <TextInput label={rangeTexts.min} error={errors.low} {...field(0)} />
      <TextInput label={rangeTexts.max} error={errors.high} {...field(1)} />
    </FilterMenu>
  )
}

/** What the two texts mean, and what is wrong with them. */
export function readRange(low: string, high: string) {
  const from = readBound(low)
  const to = readBound(high)
  const isDisordered = from.money && to.money && compareMoney(from.money, to.money) > 0
  return {
    min: from.money,
    max: to.money,
    errors: { low: from.error, high: to.error ?? (isDisordered ? rangeTexts.wrongAmountOrder : undefined) },
  }
}

function readBound(typed: string): { money?: Money; error?: string } {
  const read = readTypedMoney(typed)
  if ('money' in read) return { money: read.money }
  if (read.reason === 'empty') return {}
  return { error: read.reason === 'too-many-decimals' ? rangeTexts.tooManyDecimals : rangeTexts.notAnAmount }
}

function rangeText(from: string, to: string): string | undefined {
  if (from && to) return fill(rangeTexts.between, { from, to })
  if (from) return fill(rangeTexts.atLeast, { min: from })
  return to === '' ? undefined : fill(rangeTexts.atMost, { max: to })
}

/** An amount of the address as it is typed: without currency, and without cents where there are none. */
function shown(amount: string): string {
  if (!isMoney(amount)) return ''
  const { sign, whole, cents } = moneyParts(amount)
  return cents === '00' ? `${sign}${whole}` : `${sign}${whole},${cents}`
}
