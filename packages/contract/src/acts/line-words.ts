import { formatDate } from '@enlace/domain/calendar-date.ts'
import { formatQuantity } from '@enlace/domain/decimal.ts'
import { formatPrice } from '@enlace/domain/money.ts'
import { fill } from '../core/fill.ts'
import type { DecidedLine } from './decision-schemas.ts'
import { decisionTexts } from './decision-texts.ts'
import type { LineProblem } from './line-problems.ts'
import type { ActLine } from './schemas.ts'
import { actMessageTexts, deliveryText, lineProblemSentences } from './texts.ts'

/** The problems that the company answers with a value of its own. */
const valued: Readonly<Partial<Record<LineProblem, string>>> = decisionTexts.values

type Proposed = Pick<ActLine, 'fecha' | 'cantidad' | 'precio' | 'entregas'>

/**
 * Describes what a supplier proposes for a line, as a sentence (`Cantidad: 12,5`); `currency` is that of its price,
 * undefined if it is not known.
 */
export function proposalWords(line: Proposed & Pick<ActLine, 'tipo'>, currency?: string): string {
  return fill(lineProblemSentences[line.tipo], { value: valueWords(line, currency) })
}

/** Describes what a supplier reported of a line, with its number, its item and the comment. */
export function lineSentence(line: ActLine, currency?: string): string {
  const { linea, item, comentario } = line
  const said = fill(actMessageTexts.line, { linea, item, problema: proposalWords(line, currency) })
  return comentario ? `${said} ${comentario}` : said
}

/** Describes what the company decided on a line. */
export function decidedWords(line: Omit<DecidedLine, 'linea' | 'comentario'>, currency?: string): string {
  const { tipo, decision } = line
  const { lineDecisions: texts } = decisionTexts
  if (decision !== 'contraponer') return texts[decision]
  const words = valued[tipo]
  if (words === undefined) return texts.contraponerSinValor
  return fill(texts.contraponer, { valor: fill(words, { value: valueWords(line, currency) }) })
}

function valueWords({ fecha, cantidad, precio, entregas = [] }: Proposed, currency?: string): string {
  if (fecha) return formatDate(fecha)
  if (precio) return currency === undefined ? formatQuantity(precio) : formatPrice(precio, currency)
  if (cantidad) return formatQuantity(cantidad)
  return entregas
    .map((delivery) =>
      fill(deliveryText, { cantidad: formatQuantity(delivery.cantidad), fecha: formatDate(delivery.fecha) }),
    )
    .join('; ')
}
