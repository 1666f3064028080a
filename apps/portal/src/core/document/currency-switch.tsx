import { currencyTexts } from '@enlace/contract/core/list/part-texts.ts'
import { Segmented } from '@enlace/ui/segmented.tsx'

type CurrencySwitchProps = {
  currencies: readonly string[]
  selected: string
  onSelect: (moneda: string) => void
}

/** In which currency figures are told, which never add up to one amount; nothing where there is only one. */
export function CurrencySwitch({ currencies, selected, onSelect }: CurrencySwitchProps) {
  if (currencies.length < 2) return null
  return (
    <Segmented
      label={currencyTexts.label}
      options={currencies.map((moneda) => ({ value: moneda, label: moneda }))}
      selected={selected}
      onSelect={onSelect}
    />
  )
}
