import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'

import {
  addDays,
  calendarDate,
  calendarDateOf,
  compareDates,
  daysBetween,
  formatDate,
  formatInstant,
  formatLongDate,
  formatMonth,
  isCalendarDate,
  monthBefore,
  parseCalendarDate,
  todayInBogota,
  weekdayOf,
} from './calendar-date.ts'

describe('a day of the calendar', () => {
  it.each(['2026-11-21', '2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])('is %s', (text) => {
    expect(parseCalendarDate(text)).toBe(text)
  })

  it.each([
    '2026-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '0000-01-01',
    '2026-1-1',
    '21/11/2026',
    '2026-11-21T00:00:00Z',
    '2026-11-21\n',
    '',
  ])('is not %j', (text) => {
    expect(isCalendarDate(text)).toBe(false)
    expect(() => calendarDate(text)).toThrow(RangeError)
  })

  it('is made of year, month and day', () => {
    expect(calendarDateOf(2026, 3, 5)).toBe('2026-03-05')
    expect(() => calendarDateOf(2026, 2, 30)).toThrow(RangeError)
  })

  it.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-11-21', 30, '2026-12-21'],
    ['0050-01-31', 1, '0050-02-01'],
  ])('%s moved by %i days is %s', (from, days, to) => {
    expect(addDays(calendarDate(from), days)).toBe(to)
  })

  it.each([
    ['9999-12-31', 1],
    ['0001-01-01', -1],
    ['0001-01-01', -800],
  ])('%s moved by %i days is none', (from, days) => {
    expect(() => addDays(calendarDate(from), days)).toThrow(RangeError)
  })

  it('walks ten years day by day without leaving one out', () => {
    let date = calendarDate('2019-12-31')
    for (let day = 1; day <= 3653; day++) {
      const next = addDays(date, 1)
      expect(daysBetween(date, next)).toBe(1)
      expect(compareDates(date, next)).toBe(-1)
      expect(weekdayOf(next)).toBe((weekdayOf(date) % 7) + 1)
      date = next
    }
    expect(date).toBe('2029-12-31')
  })

  it.each([
    ['2026-11-21', 6],
    ['2026-11-22', 7],
    ['1970-01-01', 4],
    ['1969-12-29', 1],
  ])('%s is weekday %i', (date, weekday) => {
    expect(weekdayOf(calendarDate(date))).toBe(weekday)
  })

  it('is equal to itself only', () => {
    expect(compareDates(calendarDate('2026-03-05'), calendarDate('2026-03-05'))).toBe(0)
    expect(compareDates(calendarDate('2026-03-05'), calendarDate('2025-12-31'))).toBe(1)
  })

  it('is shown with day, month and year', () => {
    expect(formatDate(calendarDate('2026-03-05'))).toBe('05/03/2026')
    expect(formatLongDate(calendarDate('2026-03-05'))).toBe('5 de marzo de 2026')
    expect(formatLongDate(calendarDate('2026-12-31'))).toBe('31 de diciembre de 2026')
  })
})

describe('the clock of Bogotá', () => {
  it('still shows yesterday when UTC has turned the page', () => {
    expect(todayInBogota(new Date('2026-11-21T04:59:59.999Z'))).toBe('2026-11-20')
    expect(todayInBogota(new Date('2026-11-21T05:00:00Z'))).toBe('2026-11-21')
  })

  it.each([
    ['2026-11-20T19:05:59Z', '20/11/2026 14:05'],
    ['2015-02-28T04:59:00Z', '27/02/2015 23:59'],
    // The year ends at midnight in Bogotá.
    ['2026-01-01T04:59:00Z', '31/12/2025 23:59'],
    ['2026-01-01T05:00:00Z', '01/01/2026 00:00'],
  ])('shows %s by the clock of Bogotá, always with its year', (at, shown) => {
    expect(formatInstant(new Date(at))).toBe(shown)
  })

  it('refuses an instant that is none', () => {
    expect(() => formatInstant(new Date('ayer'))).toThrow(RangeError)
  })

  it.each(['Asia/Tokyo', 'America/Bogota', 'America/New_York', 'Pacific/Kiritimati'])(
    'and every calculation are the same on a machine in %s',
    (zone) => {
      const script = `
        const d = await import(${JSON.stringify(new URL('./calendar-date.ts', import.meta.url).href)})
        const day = d.calendarDate('2026-03-08')
        console.log(new Date(2026, 0, 1).getTimezoneOffset(), d.addDays(day, 1), d.weekdayOf(day),
          d.daysBetween(day, d.calendarDate('2026-11-02')), d.todayInBogota(new Date('2026-11-21T04:30:00Z')),
          d.formatInstant(new Date('2026-11-20T19:05:00Z')))`
      const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
        env: { ...process.env, TZ: zone },
        encoding: 'utf8',
      })
      const [offset, ...rest] = output.trim().split(' ')
      expect(rest.join(' ')).toBe('2026-03-09 7 239 2026-11-20 20/11/2026 14:05')
      expect(Number(offset)).toBe(offsets[zone])
    },
  )
})

/** Minutes west of UTC in January, to verify the time zone of the spawned process. */
const offsets: Record<string, number> = {
  'Asia/Tokyo': -540,
  'America/Bogota': 300,
  'America/New_York': 300,
  'Pacific/Kiritimati': -840,
}

it('shows a month in words', () => {
  expect(formatMonth(calendarDate('2026-03-05'))).toBe('marzo de 2026')
})

it.each([
  ['2026-03-01', '2026-02-01', '2026-02-28'],
  ['2024-03-31', '2024-02-01', '2024-02-29'],
  ['2026-01-15', '2025-12-01', '2025-12-31'],
])('finds the month before %s from %s to %s', (date, first, last) => {
  expect(monthBefore(calendarDate(date))).toEqual({ first, last })
})
