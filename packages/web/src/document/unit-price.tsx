import { formatQuantity } from '@enlace/domain/decimal.ts'
import { isMoney } from '@enlace/domain/money.ts'
import { Money } from '@enlace/ui/money.tsx'
import { Amount } from './amount.tsx'

type UnitPriceProps = { value: string; moneda: string }

/** The price of a unit: like an amount, but with all the decimals that it has. */
export function UnitPrice({ value, moneda }: UnitPriceProps) {
  if (isMoney(value)) return <Amount value={value} moneda={moneda} />
  return <Money symbol={moneda === 'COP' ? '$' : moneda} whole={formatQuantity(value)} />
}
