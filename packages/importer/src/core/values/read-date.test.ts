import { describe, expect, it } from 'vitest'
import { readDate } from './read-date.ts'

describe('a date', () => {
  it.each([
    ['2012-01-20', '2012-01-20'],
    ['2012-1-5', '2012-01-05'],
    ['2012-01-20T15:50:49.999998', '2012-01-20'],
    ['2012-01-20 15:50:49', '2012-01-20'],
    ['2012-01-20T23:50:49-05:00', '2012-01-20'],
    ['20120120', '2012-01-20'],
    ['12/20/2013', '2013-12-20'],
    ['1/9/2015', '2015-01-09'],
  ])('%s in US text is %s', (text, date) => {
    expect(readDate(text, 'mdy')).toEqual({ date, doubt: null })
  })

  it('with strokes is read day first for a Colombian source', () => {
    expect(readDate('05/03/2026', 'dmy')).toEqual({ date: '2026-03-05', doubt: null })
    expect(readDate('05.03.2026 14:05', 'dmy')).toEqual({ date: '2026-03-05', doubt: null })
  })

  it('that only the other order explains is read so, with doubt', () => {
    expect(readDate('25/12/2014', 'mdy')).toEqual({ date: '2014-12-25', doubt: 'order-guessed' })
    expect(readDate('12/25/2014', 'dmy')).toEqual({ date: '2014-12-25', doubt: 'order-guessed' })
  })

  it.each([
    ['12-ene-2024', '2024-01-12'],
    ['12-ENE-24', '2024-01-12'],
    ['12/ene/24', '2024-01-12'],
    ['12ene2024', '2024-01-12'],
    ['ene 12/24', '2024-01-12'],
    ['Ene-12-2024', '2024-01-12'],
    ['12 de enero de 2024', '2024-01-12'],
    ['enero 12 de 2024', '2024-01-12'],
    ['Jan 12, 2024', '2024-01-12'],
    ['12 sept. 2024 10:15 a. m.', '2024-09-12'],
    ['2024-dic-31', '2024-12-31'],
    ['2024/01/12', '2024-01-12'],
    ['2024.1.12', '2024-01-12'],
    ['20240112103000', '2024-01-12'],
    ['25122014', '2014-12-25'],
    ['25/12/2014 10:15:00 p. m.', '2014-12-25'],
    ['25-12-2014 1:05PM', '2014-12-25'],
    ['05/05/2026', '2026-05-05'],
  ])('%s says by itself that it is %s', (text, date) => {
    expect(readDate(text, null)).toEqual({ date, doubt: null })
  })

  it.each([
    ['12/01/24', 'dmy', '2024-01-12'],
    ['01/12/24', 'mdy', '2024-01-12'],
    ['24/01/12', 'ymd', '2024-01-12'],
    ['31/12/99', 'dmy', '1999-12-31'],
  ] as const)('%s with a year of two figures in the order %s is %s', (text, order, date) => {
    expect(readDate(text, order)).toEqual({ date, doubt: null })
  })

  it.each(['05/03/2026', '12/01/24', '24/01/12', '05032026'])('%s does not say its order', (text) => {
    expect(readDate(text, null)).toBe('order-unknown')
  })

  it('that a spreadsheet shows as its number is read with doubt', () => {
    expect(readDate('45292', 'dmy')).toEqual({ date: '2024-01-01', doubt: 'serial' })
    expect(readDate('45292,75', null)).toEqual({ date: '2024-01-01', doubt: 'serial' })
  })

  it('of a moment with its zone is the day that it was in Colombia', () => {
    expect(readDate('2024-01-02T14:00:00Z', null)).toEqual({ date: '2024-01-02', doubt: null })
    expect(readDate('2024-01-02T03:00:00.000Z', null)).toEqual({ date: '2024-01-01', doubt: 'zone' })
    expect(readDate('2024-01-02T03:00:00+00:00', null)).toEqual({ date: '2024-01-01', doubt: 'zone' })
    // A day that a program wrote as a moment.
    expect(readDate('2024-01-02T00:00:00.000Z', null)).toEqual({ date: '2024-01-02', doubt: null })
  })

  it.each([
    '',
    '2013-02-30',
    '31/31/2013',
    '20121301',
    '0212-01-20',
    '19999',
    '73051',
    '3-ene',
    'ene-24',
    '31-feb-2024',
    '240112',
    '12/34',
    'mañana',
  ])('%j is none', (text) => {
    expect(readDate(text, 'mdy')).toBeUndefined()
  })

  it('is not searched for in a cell that is longer than any', () => {
    expect(readDate(`${'e'.repeat(200_000)}${' '.repeat(200_000)}\n`, null)).toBeUndefined()
  })
})
