import type { LineProblem } from '@enlace/contract/acts/line-problems.ts'
import { actFormTexts } from '@enlace/contract/acts/texts.ts'
import { compareDates, parseCalendarDate, type CalendarDate } from '@enlace/domain/calendar-date.ts'
import { readTypedDecimal } from '@enlace/domain/typed-amount.ts'
import * as z from 'zod/mini'
import type { ReportedLine } from './queries.ts'

const { faults } = actFormTexts

/** A report as it is typed: a few texts a line under names that end in the line's number. */
export type TypedReport = Record<string, string>

/** A report as it is sent. */
export type Report = { lineas: ReportedLine[]; comentario: string; idempotencyKey: string }

/** The name of a line's field. */
export const fieldOf = (part: 'tipo' | 'fecha' | 'valor' | 'comentario', linea: number) => `${part}-${linea}`

/** An empty report about lines. */
export function emptyReport(lines: readonly { linea: number }[]): TypedReport {
  const fields = lines.flatMap(({ linea }) =>
    (['tipo', 'fecha', 'valor', 'comentario'] as const).map((part) => [fieldOf(part, linea), '']),
  ) // the parts are the type
  return { ...Object.fromEntries(fields), comentario: '', idempotencyKey: '' }
}

/** How a report about lines is read: each line with a problem needs what the problem is about. */
export function reportRules(
  lines: readonly { linea: number }[],
  problems: readonly LineProblem[],
  today: CalendarDate,
): z.ZodMiniType<Report, TypedReport> {
  return z.pipe(
    z.record(z.string(), z.string()),
    z.transform((typed, context): Report => {
      const refuse = (name: string, message: string) => {
        context.issues.push({ code: 'custom', message, path: [name], input: typed[name] })
      }
      const lineas = lines.flatMap(({ linea }) => {
        const tipo = problems.find((known) => known === typed[fieldOf('tipo', linea)])
        return tipo === undefined ? [] : [readLine({ linea, tipo, typed, today, refuse })]
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

type TypedLine = {
  linea: number
  tipo: LineProblem
  typed: TypedReport
  today: CalendarDate
  refuse: (name: string, message: string) => void
}

function readLine({ linea, tipo, typed, today, refuse }: TypedLine): ReportedLine {
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
    const read = readTypedDecimal(told('valor'))
    const value = 'value' in read && /^\d{1,15}(\.\d{1,6})?$/.test(read.value) ? read.value : undefined
    if (value === undefined) {
      refuse(fieldOf('valor', linea), tipo === 'cantidad' ? faults.quantity : faults.price)
      return line
    }
    return { ...line, [tipo]: value }
  }
  if (comentario === '') refuse(fieldOf('comentario', linea), faults.comment)
  return line
}
