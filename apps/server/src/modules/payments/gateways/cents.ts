import { money, type Money } from '@enlace/domain/money.ts'

/** An amount in whole cents, as gateways write it: `1500.50` is `150050`. */
export function centsOf(valor: Money): string {
  return money(valor)
    .replace('.', '')
    .replace(/^0+(?=\d)/, '')
}

/** The amount that so many whole cents are. */
export function fromCents(cents: number): Money {
  const digits = String(cents).padStart(3, '0')
  return money(`${digits.slice(0, -2)}.${digits.slice(-2)}`)
}
