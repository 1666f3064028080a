import { companyCalendarFaults as faults } from '@enlace/contract/company-calendar/texts.ts'
import { CompanyCalendar } from '@enlace/contract/company-calendar/schemas.ts'
import type { CompanyCalendar as Calendar } from '@enlace/contract/company-calendar/schemas.ts'
import { isCalendarDate } from '@enlace/domain/calendar-date.ts'

/** A row of days off as it is typed. */
export type TypedDaysOff = { key: string; desde: string; hasta: string; nombre: string }

/** The calendar as it stands on the screen: texts as they were typed. */
export type TypedCalendar = {
  hasCutoff: boolean
  dia: string
  hora: string
  rule: 'anterior' | 'siguiente'
  days: readonly number[]
  off: readonly TypedDaysOff[]
}

/** A kept calendar as it is typed into the form. */
export function typedOf({ corte, dias_de_pago, dias_no_habiles }: Calendar): TypedCalendar {
  return {
    hasCutoff: corte !== null,
    dia: String(corte?.dia ?? 25),
    hora: corte?.hora ?? '17:00',
    rule: corte?.si_no_es_habil ?? 'anterior',
    days: dias_de_pago,
    off: dias_no_habiles.map((span, place) => ({ key: `kept-${place}`, ...span })),
  }
}

/** What was typed as a calendar, or what is wrong with it, by the field: `dia`, `hora`, `off.2.hasta`. */
export function readTyped(typed: TypedCalendar): {
  calendar: Calendar | undefined
  faults: Readonly<Record<string, string>>
} {
  const missing = Object.fromEntries(
    typed.off.flatMap(({ desde, hasta }, place) =>
      [
        ['desde', desde],
        ['hasta', hasta],
      ].flatMap(([field, day]) =>
        isCalendarDate(day ?? '') ? [] : [[`off.${place}.${field}`, faults.date]],
      ),
    ),
  )
  const read = CompanyCalendar.safeParse({
    corte: typed.hasCutoff
      ? { dia: Number(typed.dia || Number.NaN), hora: typed.hora, si_no_es_habil: typed.rule }
      : null,
    dias_de_pago: [...typed.days],
    dias_no_habiles: typed.off.map(({ desde, hasta, nombre }) => ({ desde, hasta, nombre })),
  })
  if (read.success) return { calendar: read.data, faults: {} }
  const found = Object.fromEntries(
    read.error.issues.map(({ path, message }) => [
      path.join('.').replace('corte.', '').replace('dias_no_habiles', 'off'),
      message,
    ]),
  )
  return { calendar: undefined, faults: { ...found, ...missing } }
}
