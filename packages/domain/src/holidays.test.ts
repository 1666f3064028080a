import { describe, expect, it } from 'vitest'

import { fixtureRows } from '../test/fixture-rows.ts'
import { addDays, calendarDate } from './calendar-date.ts'
import { holidaysOf, isBusinessDay, isHoliday, nextBusinessDay, previousBusinessDay } from './holidays.ts'
import { fold } from './text.ts'

const rows = fixtureRows('festivos.csv')
type HolidayRow = { fecha: string | undefined; id: string }
const years = [...new Set(rows.map(([fecha = '']) => Number(fecha.slice(0, 4))))]
const byDayAndName = (one: HolidayRow, other: HolidayRow) =>
  `${one.fecha} ${one.id}` < `${other.fecha} ${other.id}` ? -1 : 1

describe('the holidays', () => {
  it('are tested on the 316 of the years 2019 to 2035', () => {
    expect(rows).toHaveLength(316)
    expect(years).toHaveLength(17)
  })

  it.each(years)('of %i are those of the calendar, by name, day and rule', (year) => {
    const official = rows
      .filter(([fecha = '']) => fecha.startsWith(String(year)))
      .map(([fecha, nombre = '', regla]) => ({ fecha, id: fold(nombre).replaceAll(' ', '_'), regla }))
    expect(holidaysOf(year).toSorted(byDayAndName)).toEqual(official.toSorted(byDayAndName))
  })

  it('and no other days of those years are holidays', () => {
    const found = new Set<string>()
    for (let date = calendarDate('2019-01-01'); date <= '2035-12-31'; date = addDays(date, 1)) {
      if (isHoliday(date)) found.add(date)
    }
    expect(found).toEqual(new Set(rows.map(([fecha]) => fecha)))
  })

  it('have Chiquinquirá from 2026 on', () => {
    expect(isHoliday(calendarDate('2026-07-13'))).toBe(true)
    expect(holidaysOf(2025)).toHaveLength(18)
    expect(holidaysOf(2026)).toHaveLength(19)
  })

  it('stand in the order of the days', () => {
    const days = holidaysOf(2027).map(({ fecha }) => fecha)
    expect(days).toEqual(days.toSorted())
  })
})

describe('a business day', () => {
  it.each([
    ['2026-11-20', true],
    ['2026-11-21', false],
    ['2026-11-22', false],
    ['2026-11-16', false],
    ['2026-12-08', false],
    ['2026-12-09', true],
  ])('%s: %s', (date, isOne) => {
    expect(isBusinessDay(calendarDate(date))).toBe(isOne)
  })

  it('is its own next and previous one', () => {
    const friday = calendarDate('2026-11-20')
    expect([nextBusinessDay(friday), previousBusinessDay(friday)]).toEqual([friday, friday])
  })

  it('is found across a long weekend', () => {
    expect(nextBusinessDay(calendarDate('2026-11-14'))).toBe('2026-11-17')
    expect(previousBusinessDay(calendarDate('2026-11-16'))).toBe('2026-11-13')
    expect(nextBusinessDay(calendarDate('2026-04-02'))).toBe('2026-04-06')
  })
})
