import type { LineProblem } from '@enlace/contract/acts/line-problems.ts'
import type { ActLine } from '@enlace/contract/acts/schemas.ts'
import { actFormTexts } from '@enlace/contract/acts/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { compareDates, type CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { CurrentLine } from './queries.ts'

/** A reported line, as sent. */
export interface ReportedLine {
  linea: number
  tipo: LineProblem
  fecha?: CalendarDate | undefined
  cantidad?: string | undefined
  precio?: string | undefined
  comentario?: string | undefined
}

const { faults } = actFormTexts

/**
 * Returns the reported lines with their current items, each with the one value of its problem. @throws Problem
 * `invalid-fields` if a line is no longer in the document, or a day has passed.
 */
export function reportedLines(
  reported: readonly ReportedLine[],
  current: readonly CurrentLine[],
  today: CalendarDate,
): ActLine[] {
  return reported.map(({ linea, tipo, fecha, cantidad, precio, comentario }) => {
    const line = current.find((known) => known.linea === linea)
    if (!line) throw new Problem('invalid-fields', {}, { lineas: fill(faults.unknownLine, { linea }) })
    if (tipo === 'fecha' && fecha && compareDates(fecha, today) < 0) {
      throw new Problem('invalid-fields', {}, { [`fecha-${linea}`]: faults.pastDate })
    }
    return {
      linea,
      item: line.item,
      tipo,
      fecha: tipo === 'fecha' ? (fecha ?? null) : null,
      cantidad: tipo === 'cantidad' ? (cantidad ?? null) : null,
      precio: tipo === 'precio' ? (precio ?? null) : null,
      comentario: comentario === undefined || comentario === '' ? null : comentario,
    }
  })
}
