import { deliveryLimits, type LineProblem } from '@enlace/contract/acts/line-problems.ts'
import { actFormTexts } from '@enlace/contract/acts/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { compareDates, parseCalendarDate, type CalendarDate } from '@enlace/domain/calendar-date.ts'
import { formatQuantity } from '@enlace/domain/decimal.ts'
import { deliveriesFault, pendingQuantity } from '@enlace/domain/order-deliveries.ts'
import { readTypedDecimal } from '@enlace/domain/typed-amount.ts'
import * as z from 'zod/mini'
import type { ReportableLine } from './acted-document.ts'
import type { ReportedLine } from './queries.ts'

const { faults } = actFormTexts

/** A report as it is typed: a few texts a line under names that end in the line's number. */
export type TypedReport = Record<string, string>

/** A report as it is sent. */
export type Report = { lineas: ReportedLine[]; comentario: string; idempotencyKey: string }

/** A part of what is typed for a line; of its deliveries, which are numbered from 1, the day and the quantity. */
export type ReportPart =
  | 'tipo'
  | 'fecha'
  | 'valor'
  | 'comentario'
  | `entrega${number}-fecha`
  | `entrega${number}-cantidad`

/** The name of a line's field. */
export const fieldOf = (part: ReportPart, linea: number) => `${part}-${linea}`

const deliveryParts = Array.from(
  { length: deliveryLimits.most },
  (_, at) => [`entrega${at + 1}-fecha`, `entrega${at + 1}-cantidad`] as const,
)

/** An empty report about lines. */
export function emptyReport(lines: readonly { linea: number }[]): TypedReport {
  const fields = lines.flatMap(({ linea }) =>
    (['tipo', 'fecha', 'valor', 'comentario', ...deliveryParts.flat()] as const).map((part) => [
      fieldOf(part, linea),
      '',
    ]),
  )
  return { ...Object.fromEntries(fields), comentario: '', idempotencyKey: '' }
}

/** How many deliveries of a line something is typed of, counted to the last one. */
export const typedDeliveries = (typed: TypedReport, linea: number): number =>
  deliveryParts.findLastIndex((parts) => parts.some((part) => (typed[fieldOf(part, linea)] ?? '') !== '')) + 1

/** How a report about lines is read: each line with a problem needs what the problem is about. */
export function reportRules(
  lines: readonly DividedLine[],
  problems: readonly LineProblem[],
  today: CalendarDate,
): z.ZodMiniType<Report, TypedReport> {
  return z.pipe(
    z.record(z.string(), z.string()),
    z.transform((typed, context): Report => {
      const refuse = (name: string, message: string) => {
        context.issues.push({ code: 'custom', message, path: [name], input: typed[name] })
      }
      const lineas = lines.flatMap((line) => {
        const tipo = problems.find((known) => known === typed[fieldOf('tipo', line.linea)])
        return tipo === undefined ? [] : [readLine({ line, tipo, typed, today, refuse })]
      })
      const [first] = lines
      if (lineas.length === 0 && first) refuse(fieldOf('tipo', first.linea), faults.noLines)
      return {
        lineas,
        comentario: (typed['comentario'] ?? '').trim(),
        idempotencyKey: typed['idempotencyKey'] ?? '',
      }
    }),
  )
}

/** What a report needs to know of a line. */
type DividedLine = Pick<ReportableLine, 'linea' | 'cantidad' | 'cantidad_recibida'>

type TypedLine = {
  line: DividedLine
  tipo: LineProblem
  typed: TypedReport
  today: CalendarDate
  refuse: (name: string, message: string) => void
}

function readLine(from: TypedLine): ReportedLine {
  const { line: known, tipo, typed, today, refuse } = from
  const { linea } = known
  const told = (part: Parameters<typeof fieldOf>[0]) => (typed[fieldOf(part, linea)] ?? '').trim()
  const comentario = told('comentario')
  const line: ReportedLine = { linea, tipo, ...(comentario !== '' && { comentario }) }
  if (tipo === 'fecha') {
    const fecha = parseCalendarDate(told('fecha'))
    if (fecha === undefined) refuse(fieldOf('fecha', linea), faults.date)
    else if (compareDates(fecha, today) < 0) refuse(fieldOf('fecha', linea), faults.pastDate)
    return { ...line, ...(fecha && { fecha }) }
  }
  if (tipo === 'cantidad' || tipo === 'precio') {
    const value = readPositive(told('valor'))
    if (value === undefined) {
      refuse(fieldOf('valor', linea), tipo === 'cantidad' ? faults.quantity : faults.price)
      return line
    }
    return { ...line, [tipo]: value }
  }
  if (tipo === 'entregas') return { ...line, entregas: readDeliveries(from) }
  if (comentario === '') refuse(fieldOf('comentario', linea), faults.comment)
  return line
}

/** The deliveries that are typed, without rows that are left empty. */
function readDeliveries({ line, typed, today, refuse }: TypedLine): NonNullable<ReportedLine['entregas']> {
  const { linea, cantidad, cantidad_recibida = '0' } = line
  let isComplete = true
  const deliveries = deliveryParts.flatMap(([dayPart, quantityPart], at) => {
    const [dayField, quantityField] = [fieldOf(dayPart, linea), fieldOf(quantityPart, linea)]
    const [day, quantity] = [(typed[dayField] ?? '').trim(), (typed[quantityField] ?? '').trim()]
    if (day === '' && quantity === '' && at >= deliveryLimits.least) return []
    const date = parseCalendarDate(day)
    const read = readPositive(quantity)
    if (date === undefined) refuse(dayField, faults.date)
    else if (compareDates(date, today) < 0) refuse(dayField, faults.pastDate)
    if (read === undefined) refuse(quantityField, faults.quantity)
    if (date !== undefined && read !== undefined) return [{ fecha: date, cantidad: read }]
    isComplete = false
    return []
  })
  if (!isComplete) return deliveries
  const pending = pendingQuantity(cantidad, cantidad_recibida)
  const fault = deliveriesFault(deliveries, pending)
  const first = fieldOf('entrega1-cantidad', linea)
  if (fault === 'twice') refuse(first, faults.deliveryTwice)
  else if (fault)
    refuse(
      first,
      fill(faults.deliverySum, { suma: formatQuantity(fault.sum), cantidad: formatQuantity(pending) }),
    )
  return deliveries
}

function readPositive(typed: string): string | undefined {
  const read = readTypedDecimal(typed)
  return 'value' in read && /^\d{1,15}(\.\d{1,6})?$/.test(read.value) ? read.value : undefined
}
