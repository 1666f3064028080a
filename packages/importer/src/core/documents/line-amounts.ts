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

/** The source values of a line's amounts, in exact decimals. */
export interface LineFigures {
  cantidad: string
  precio: string
  tarifa_iva: string
  /** The source's rounding adjustment: the part of the line total beyond quantity, price and tax. */
  ajuste: string
}

/**
 * The amounts of a line in cents, rounded half up. The adjustment becomes a discount with the opposite sign, so that
 * gross remains quantity times price and net remains gross less discount plus tax; the tax is on the gross amount.
 */
export function lineAmounts(figures: LineFigures): {
  amounts: LineAmounts
  isRounded: boolean
  /** Quantity times price, with all decimals. */
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

/** The sum of the amounts of several lines. */
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
