import type { Act, ActLine, ObjectionMotive } from '@enlace/contract/acts/schemas.ts'
import {
  actMessageTexts as texts,
  lineProblemSentences,
  objectionMotiveTexts,
} from '@enlace/contract/acts/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { formatDate } from '@enlace/domain/calendar-date.ts'
import { formatQuantity } from '@enlace/domain/decimal.ts'
import { formatPrice } from '@enlace/domain/money.ts'

/** An act of a supplier on a document, as described in the thread and in the mails. */
export interface SaidAct {
  act: Act
  motive: ObjectionMotive | null
  comment: string
  lines: readonly ActLine[]
  /** Of the document, for the prices of its lines. */
  currency: string
}

/** Describes an act in sentences, one per line. */
export function sayAct({ act, motive, comment, lines, currency }: SaidAct): string {
  return [
    texts[act],
    ...(motive === null ? [] : [fill(texts.motive, { motivo: objectionMotiveTexts[motive] })]),
    ...lines.map((line) => sayLine(line, currency)),
    ...(comment === '' ? [] : [comment]),
  ].join('\n')
}

function sayLine({ linea, item, tipo, comentario, ...values }: ActLine, currency: string): string {
  const value = sayValue(values, currency)
  const said = fill(texts.line, { linea, item, problema: fill(lineProblemSentences[tipo], { value }) })
  return comentario ? `${said} ${comentario}` : said
}

/** Describes the proposed value of a line, which is one of these. */
export function sayValue(
  { fecha, cantidad, precio }: Pick<ActLine, 'fecha' | 'cantidad' | 'precio'>,
  currency: string,
): string {
  if (fecha) return formatDate(fecha)
  return precio ? formatPrice(precio, currency) : formatQuantity(cantidad ?? '0')
}
