import { money, type Money } from '@enlace/domain/money.ts'

/** Converts an amount to whole cents: `1500.50` becomes `150050`. */
export function centsOf(valor: Money): string {
  return money(valor)
    .replace('.', '')
    .replace(/^0+(?=\d)/, '')
}

/** Converts whole cents to an amount. */
export function fromCents(cents: number): Money {
  const digits = String(cents).padStart(3, '0')
  return money(`${digits.slice(0, -2)}.${digits.slice(-2)}`)
}
