import { addMoney, money, multiplyMoney, subtractMoney, sumMoney } from '@enlace/domain/money.ts'
import type { Money } from '@enlace/domain/money.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { Random } from '../core/random.ts'
import type { Amounts } from './documents.ts'

/** The amounts of a quantity: discount on the gross value, IVA on the rest. */
export function amountsOf(cantidad: number, precio: string, discount: string, ivaRate: string): Amounts {
  const valor_bruto = multiplyMoney(money(precio), String(cantidad))
  const valor_descuento = multiplyMoney(valor_bruto, discount)
  const base = subtractMoney(valor_bruto, valor_descuento)
  const iva = multiplyMoney(base, ivaRate)
  return { valor_bruto, valor_descuento, iva, valor_neto: addMoney(base, iva) }
}

/** The sum of a document's lines: its header. */
export function totalOf(lines: readonly { amounts: Amounts }[]): Amounts {
  const sum = (pick: (amounts: Amounts) => Money) => sumMoney(lines.map(({ amounts }) => pick(amounts)))
  return {
    valor_bruto: sum((amounts) => amounts.valor_bruto),
    valor_descuento: sum((amounts) => amounts.valor_descuento),
    iva: sum((amounts) => amounts.iva),
    valor_neto: sum((amounts) => amounts.valor_neto),
  }
}

/** Prices of a year as a ratio of the next year's. */
const yearlyPrice = 0.93

/** The unit price at a date, from today's price: cheaper in earlier years, with a random variation. */
export function priceAt(price: number, date: CalendarDate, today: CalendarDate, random: Random): string {
  const years = Number(today.slice(0, 4)) - Number(date.slice(0, 4))
  const drawn = price * yearlyPrice ** years * (0.97 + random.next() * 0.06)
  return drawn < 100 ? drawn.toFixed(2) : String(Math.round(drawn))
}
