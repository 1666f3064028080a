import { addDays, calendarDateOf, compareDates, weekdayOf, type CalendarDate } from './calendar-date.ts'

/** How the date of a holiday is determined: fixed, moved to Monday by Ley 51 de 1983, or relative to Easter. */
export type HolidayRule = 'fijo' | 'emiliani' | 'pascua' | 'pascua_emiliani'

/** A public holiday of Colombia on the day of its observance. */
export type Holiday = { readonly fecha: CalendarDate; readonly id: HolidayId; readonly regla: HolidayRule }

const byCalendar = [
  { id: 'ano_nuevo', month: 1, day: 1, regla: 'fijo' },
  { id: 'dia_de_los_reyes_magos', month: 1, day: 6, regla: 'emiliani' },
  { id: 'dia_de_san_jose', month: 3, day: 19, regla: 'emiliani' },
  { id: 'dia_del_trabajo', month: 5, day: 1, regla: 'fijo' },
  { id: 'san_pedro_y_san_pablo', month: 6, day: 29, regla: 'emiliani' },
  { id: 'nuestra_senora_del_rosario_de_chiquinquira', month: 7, day: 9, regla: 'emiliani' },
  { id: 'dia_de_la_independencia', month: 7, day: 20, regla: 'fijo' },
  { id: 'batalla_de_boyaca', month: 8, day: 7, regla: 'fijo' },
  { id: 'asuncion_de_la_virgen', month: 8, day: 15, regla: 'emiliani' },
  { id: 'dia_de_la_diversidad_etnica_y_cultural', month: 10, day: 12, regla: 'emiliani' },
  { id: 'todos_los_santos', month: 11, day: 1, regla: 'emiliani' },
  { id: 'independencia_de_cartagena', month: 11, day: 11, regla: 'emiliani' },
  { id: 'inmaculada_concepcion', month: 12, day: 8, regla: 'fijo' },
  { id: 'navidad', month: 12, day: 25, regla: 'fijo' },
] as const

const byEaster = [
  { id: 'jueves_santo', days: -3, regla: 'pascua' },
  { id: 'viernes_santo', days: -2, regla: 'pascua' },
  { id: 'ascension_del_senor', days: 43, regla: 'pascua_emiliani' },
  { id: 'corpus_christi', days: 64, regla: 'pascua_emiliani' },
  { id: 'sagrado_corazon_de_jesus', days: 71, regla: 'pascua_emiliani' },
] as const

/** The id of a holiday; its displayed name is in the contract package. */
export type HolidayId = (typeof byCalendar)[number]['id'] | (typeof byEaster)[number]['id']

/** The first year of the holiday of Chiquinquirá (Ley 2578 de 2026). */
const chiquinquiraSince = 2026

/** Returns the holidays of a year by day, by the rules in force since 1984; two may fall on one Monday. */
export function holidaysOf(year: number): readonly Holiday[] {
  const fixed = byCalendar
    .filter(({ id }) => id !== 'nuestra_senora_del_rosario_de_chiquinquira' || year >= chiquinquiraSince)
    .map(({ id, month, day, regla }): Holiday => {
      const date = calendarDateOf(year, month, day)
      return { fecha: regla === 'emiliani' ? mondayFrom(date) : date, id, regla }
    })
  const easter = easterOf(year)
  const moved = byEaster.map(({ id, days, regla }): Holiday => ({ fecha: addDays(easter, days), id, regla }))
  return [...fixed, ...moved].toSorted((one, other) => compareDates(one.fecha, other.fecha))
}

/** Returns whether the day is a public holiday of Colombia. */
export function isHoliday(date: CalendarDate): boolean {
  const year = Number(date.slice(0, 4))
  const known = daysByYear.get(year) ?? new Set(holidaysOf(year).map(({ fecha }) => fecha))
  daysByYear.set(year, known)
  return known.has(date)
}

/** Days on which a company is closed besides public holidays. */
export type ClosedDays = ReadonlySet<CalendarDate>

const noneClosed: ClosedDays = new Set()

/** Returns whether a day is a business day: Monday to Friday, no holiday, and no closed day of the company. */
export function isBusinessDay(date: CalendarDate, closed: ClosedDays = noneClosed): boolean {
  return weekdayOf(date) <= 5 && !isHoliday(date) && !closed.has(date)
}

/** Returns the day itself if it is a business day, else the next one. */
export function nextBusinessDay(date: CalendarDate, closed: ClosedDays = noneClosed): CalendarDate {
  return isBusinessDay(date, closed) ? date : nextBusinessDay(addDays(date, 1), closed)
}

/** Returns the day itself if it is a business day, else the previous one. */
export function previousBusinessDay(date: CalendarDate, closed: ClosedDays = noneClosed): CalendarDate {
  return isBusinessDay(date, closed) ? date : previousBusinessDay(addDays(date, -1), closed)
}

/** Cache of the holidays by year. */
const daysByYear = new Map<number, ReadonlySet<CalendarDate>>()

function mondayFrom(date: CalendarDate): CalendarDate {
  return addDays(date, (8 - weekdayOf(date)) % 7)
}

/** Returns Easter Sunday by the Gregorian rule (Meeus, Jones and Butcher). */
function easterOf(year: number): CalendarDate {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const ofCentury = year % 100
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30
  const shift = 32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)
  const weekday = shift % 7
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const place = epact + weekday - 7 * late + 114
  return calendarDateOf(year, Math.floor(place / 31), (place % 31) + 1)
}
