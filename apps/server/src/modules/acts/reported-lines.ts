import type { LineProblem } from '@enlace/contract/acts/line-problems.ts'
import type { ActLine, Delivery } from '@enlace/contract/acts/schemas.ts'
import { actFormTexts } from '@enlace/contract/acts/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { compareDates, type CalendarDate } from '@enlace/domain/calendar-date.ts'
import { formatQuantity } from '@enlace/domain/decimal.ts'
import { deliveriesFault } from '@enlace/domain/order-deliveries.ts'
import type { CurrentLine } from './queries.ts'

/** A reported line, as sent. */
export interface ReportedLine {
  linea: number
  tipo: LineProblem
  fecha?: CalendarDate | undefined
  cantidad?: string | undefined
  precio?: string | undefined
  entregas?: Delivery[] | undefined
  comentario?: string | undefined
}

const { faults } = actFormTexts

/**
 * Returns the reported lines with their current items, each with the one value of its problem. @throws Problem
 * `invalid-fields` if a line is no longer in the document, a day has passed, or the deliveries of a line do not add up to
 * what is pending of it.
 */
export function reportedLines(
  reported: readonly ReportedLine[],
  current: readonly CurrentLine[],
  today: CalendarDate,
): ActLine[] {
  return reported.map(({ linea, tipo, fecha, cantidad, precio, entregas, comentario }) => {
    const line = current.find((known) => known.linea === linea)
    if (!line) throw new Problem('invalid-fields', {}, { lineas: fill(faults.unknownLine, { linea }) })
    if (tipo === 'fecha' && fecha && compareDates(fecha, today) < 0) {
      throw new Problem('invalid-fields', {}, { [`fecha-${linea}`]: faults.pastDate })
    }
    if (tipo === 'entregas') demandDeliveries(linea, entregas ?? [], line.pendiente, today)
    return {
      linea,
      item: line.item,
      tipo,
      fecha: tipo === 'fecha' ? (fecha ?? null) : null,
      cantidad: tipo === 'cantidad' ? (cantidad ?? null) : null,
      precio: tipo === 'precio' ? (precio ?? null) : null,
      ...(tipo === 'entregas' && entregas && { entregas }),
      comentario: comentario === undefined || comentario === '' ? null : comentario,
    }
  })
}

function demandDeliveries(
  linea: number,
  deliveries: readonly Delivery[],
  pending: string,
  today: CalendarDate,
): void {
  const refuse = (message: string) =>
    new Problem('invalid-fields', {}, { [`entrega1-cantidad-${linea}`]: message })
  if (deliveries.some(({ fecha }) => compareDates(fecha, today) < 0)) throw refuse(faults.pastDate)
  const fault = deliveriesFault(deliveries, pending)
  if (fault === 'twice') throw refuse(faults.deliveryTwice)
  if (fault)
    throw refuse(
      fill(faults.deliverySum, { suma: formatQuantity(fault.sum), cantidad: formatQuantity(pending) }),
    )
}
