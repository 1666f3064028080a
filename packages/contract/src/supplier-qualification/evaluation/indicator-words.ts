import { formatQuantity } from '@enlace/domain/decimal.ts'
import { formatMoney, isMoney } from '@enlace/domain/money.ts'
import { fill } from '../../core/fill.ts'
import { indicatorTexts as texts } from './indicator-texts.ts'
import { indicatorNames, type IndicatorName } from './limits.ts'
import type { IndicatorValue } from './schemas.ts'

/** Returns the basis of an indicator: `38 de 40 líneas`, `$ 1.200.000,00 de $ 90.000.000,00`. */
export function indicatorBasis({
  nombre,
  parte,
  total,
  moneda,
}: Pick<IndicatorValue, 'nombre' | 'parte' | 'total' | 'moneda'>): string {
  if (moneda !== null && isMoney(parte) && isMoney(total))
    return fill(texts.amounts, { parte: formatMoney(parte, moneda), total: formatMoney(total, moneda) })
  const sentences = nombre === 'facturas_sin_rechazo' ? texts.invoices : texts.lines
  const values = { parte: formatQuantity(parte), total: formatQuantity(total) }
  return fill(total === '1' ? sentences.one : sentences.many, values)
}

/** Returns whether a text is the name of an indicator. */
export function isIndicator(word: string): word is IndicatorName {
  return indicatorNames.some((name) => name === word)
}
