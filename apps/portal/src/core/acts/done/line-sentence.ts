import type { ActLine } from '@enlace/contract/acts/schemas.ts'
import { actMessageTexts, lineProblemSentences } from '@enlace/contract/acts/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { formatDate } from '@enlace/domain/calendar-date.ts'
import { formatQuantity } from '@enlace/domain/decimal.ts'

/** What was said of a line, in a sentence. */
export function lineSentence({ linea, item, tipo, fecha, cantidad, precio, comentario }: ActLine): string {
  const value = fecha ? formatDate(fecha) : formatQuantity(cantidad ?? precio ?? '0')
  const problema = fill(lineProblemSentences[tipo], { value })
  const said = fill(actMessageTexts.line, { linea, item, problema })
  return comentario ? `${said} ${comentario}` : said
}
