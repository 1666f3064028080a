import { readDecimal, writeDecimal } from '@enlace/domain/decimal.ts'
import {
  addMoney,
  negateMoney,
  roundMoney,
  subtractMoney,
  sumMoney,
  zeroMoney,
} from '@enlace/domain/money.ts'
import type { LineAmounts } from './receipt.ts'

/** What a line's amounts are made of, in exact decimals. */
export interface LineFigures {
  cantidad: string
  precio: string
  tarifa_iva: string
  /** The source's rounding adjustment: what it adds to the line beyond quantity, price and tax. */
  ajuste: string
}

/**
 * The amounts of a line in cents, half a cent up. The adjustment is a discount with the sign turned, so that gross
 * stays quantity by price and net stays gross less discount with tax; the tax is on the gross amount.
 */
export function lineAmounts(figures: LineFigures): {
  amounts: LineAmounts
  isRounded: boolean
  /** Quantity by price, to the last decimal. */
  exact: string
} {
  const gross = multiply(figures.cantidad, figures.precio)
  const valor_bruto = rounded(gross)
  const iva = rounded(multiply(gross, figures.tarifa_iva)).money
  const ajuste = rounded(figures.ajuste)
  const valor_descuento = negateMoney(ajuste.money)
  const valor_neto = addMoney(subtractMoney(valor_bruto.money, valor_descuento), iva)
  return {
    amounts: { valor_bruto: valor_bruto.money, valor_descuento, iva, valor_neto },
    isRounded: valor_bruto.isRounded || ajuste.isRounded,
    exact: gross.includes('.') ? gross.replace(/\.?0+$/, '') : gross,
  }
}

/** The amounts of several lines together. */
export function sumAmounts(lines: readonly LineAmounts[]): LineAmounts {
  const sum = (name: keyof LineAmounts) => sumMoney(lines.map((line) => line[name]))
  return {
    valor_bruto: sum('valor_bruto'),
    valor_descuento: sum('valor_descuento'),
    iva: sum('iva'),
    valor_neto: sum('valor_neto'),
  }
}

/** The sum of two decimal texts, exactly. */
export function addDecimals(one: string, other: string): string {
  const [left, right] = [readDecimal(one), readDecimal(other)]
  if (!left || !right) throw new RangeError('Not decimal numbers')
  const scale = Math.max(left.scale, right.scale)
  const unitsAt = ({ units, scale: own }: { units: bigint; scale: number }) =>
    units * 10n ** BigInt(scale - own)
  return writeDecimal({ units: unitsAt(left) + unitsAt(right), scale })
}

function multiply(one: string, other: string): string {
  const [left, right] = [readDecimal(one), readDecimal(other)]
  if (!left || !right) throw new RangeError('Not decimal numbers')
  return writeDecimal({ units: left.units * right.units, scale: left.scale + right.scale })
}

function rounded(text: string) {
  return roundMoney(text) ?? { money: zeroMoney, isRounded: true }
}
