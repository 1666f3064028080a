import { type Money as MoneyText, moneyParts } from '@enlace/domain/money.ts'
import { Money } from '@enlace/ui/money.tsx'

type AmountProps = { value: MoneyText; moneda: string; isStrong?: boolean }

/** An amount as Colombians read it, its currency's sign muted. */
export function Amount({ value, moneda, isStrong = false }: AmountProps) {
  return <Money {...moneyParts(value, moneda)} isStrong={isStrong} />
}
