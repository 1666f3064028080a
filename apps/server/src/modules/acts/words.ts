import type { Act, ActLine, ObjectionMotive } from '@enlace/contract/acts/schemas.ts'
import {
  actMessageTexts as texts,
  lineProblemSentences,
  objectionMotiveTexts,
} from '@enlace/contract/acts/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { formatDate } from '@enlace/domain/calendar-date.ts'
import { formatQuantity } from '@enlace/domain/decimal.ts'

/** What a supplier did with a document, as it is told in the thread and in the mails. */
export interface SaidAct {
  act: Act
  motive: ObjectionMotive | null
  comment: string
  lines: readonly ActLine[]
}

/** An act in sentences, a line each. */
export function sayAct({ act, motive, comment, lines }: SaidAct): string {
  return [
    texts[act],
    ...(motive === null ? [] : [fill(texts.motive, { motivo: objectionMotiveTexts[motive] })]),
    ...lines.map((line) => sayLine(line)),
    ...(comment === '' ? [] : [comment]),
  ].join('\n')
}

function sayLine({ linea, item, tipo, fecha, cantidad, precio, comentario }: ActLine): string {
  const value = fecha ? formatDate(fecha) : formatQuantity(cantidad ?? precio ?? '0')
  const said = fill(texts.line, { linea, item, problema: fill(lineProblemSentences[tipo], { value }) })
  return comentario ? `${said} ${comentario}` : said
}
