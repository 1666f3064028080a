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
    expect(readDate(text, 'mdy')).toEqual({ date, isOrderGuessed: false })
  })

  it('with strokes is read day first for a Colombian source', () => {
    expect(readDate('05/03/2026', 'dmy')).toEqual({ date: '2026-03-05', isOrderGuessed: false })
    expect(readDate('05.03.2026 14:05', 'dmy')).toEqual({ date: '2026-03-05', isOrderGuessed: false })
  })

  it('that only the other order explains is read so, with doubt', () => {
    expect(readDate('25/12/2014', 'mdy')).toEqual({ date: '2014-12-25', isOrderGuessed: true })
    expect(readDate('12/25/2014', 'dmy')).toEqual({ date: '2014-12-25', isOrderGuessed: true })
  })

  it.each(['', '2013-02-30', '31/31/2013', '1/9/15', '20121301', '0212-01-20', '41234', 'mañana'])(
    '%j is none',
    (text) => {
      expect(readDate(text, 'mdy')).toBeUndefined()
    },
  )
})
