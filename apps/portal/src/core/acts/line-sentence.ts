import type { ActLine } from '@enlace/contract/acts/schemas'
import { actMessageTexts, lineProblemSentences } from '@enlace/contract/acts/texts'
import { fill } from '@enlace/contract/core/fill'
import { formatDate } from '@enlace/domain/calendar-date'
import { formatQuantity } from '@enlace/domain/decimal'

/** What was said of a line, in a sentence. */
export function lineSentence({ linea, item, tipo, fecha, cantidad, precio, comentario }: ActLine): string {
  const value = fecha ? formatDate(fecha) : formatQuantity(cantidad ?? precio ?? '0')
  const problema = fill(lineProblemSentences[tipo], { value })
  const said = fill(actMessageTexts.line, { linea, item, problema })
  return comentario ? `${said} ${comentario}` : said
}
