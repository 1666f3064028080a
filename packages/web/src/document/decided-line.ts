import type { DecidedLine } from '@enlace/contract/acts/decision-schemas.ts'
import { decisionTexts as texts } from '@enlace/contract/acts/decision-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { formatDate } from '@enlace/domain/calendar-date.ts'
import { formatQuantity } from '@enlace/domain/decimal.ts'

/** What the company decided on one line that a supplier told of, in words. */
export function decidedWords({ tipo, decision, fecha, cantidad, precio }: DecidedLine): string {
  if (decision !== 'contraponer') return texts.lineDecisions[decision]
  if (tipo === 'calidad' || tipo === 'otra') return texts.lineDecisions.contraponerSinValor
  const value = fecha ? formatDate(fecha) : formatQuantity(cantidad ?? precio ?? '0')
  return fill(texts.lineDecisions.contraponer, { valor: fill(texts.values[tipo], { value }) })
}
