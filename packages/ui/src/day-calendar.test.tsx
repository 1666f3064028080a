import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { type CalendarDay, DayCalendar } from './day-calendar.tsx'

const weekdays = ['lunes', 'martes'].map((long) => ({ short: long.slice(0, 3), long }))
const empty = { name: 'lunes 23 de noviembre', share: 0, isToday: false, isOff: false }
const draw = (...days: (Partial<CalendarDay> & { id: string; label: string })[]) =>
  renderToStaticMarkup(
    <DayCalendar
      label="Por día"
      weekdays={weekdays}
      weeks={[days.map((day) => ({ ...empty, ...day }))]}
      todayLabel="hoy"
    />,
  )

describe('a calendar of days', () => {
  it('leads from a day with something to what it is, in words', () => {
    const html = draw({
      id: 'a',
      label: '23',
      share: 1,
      amount: '1 M',
      amountText: '$ 1.000.000,00',
      href: '#/x',
    })
    expect(html).toContain('href="#/x"')
    expect(html).toContain('<span class="visually-hidden">lunes 23 de noviembre: $ 1.000.000,00</span>')
  })

  it('leads nowhere from a day with nothing', () => {
    expect(draw({ id: 'a', label: '23', href: '#/x' })).not.toContain('<a')
  })

  it('fills a day the more, the more comes, and the least so that it can be seen', () => {
    const fills = [
      ...draw(
        { id: 'a', label: '1', share: 0.0001 },
        { id: 'b', label: '2', share: 0.5 },
        { id: 'c', label: '3', share: 7 },
      ).matchAll(/opacity="([\d.]+)"/g),
    ].map(([, opacity]) => Number(opacity))
    expect(fills[0]).toBeGreaterThanOrEqual(0.1)
    expect(fills[1]).toBeGreaterThan(fills[0] ?? 1)
    expect(fills[2]).toBeCloseTo(0.45)
  })

  it('says which day is today, not by its colour alone', () => {
    expect(draw({ id: 'a', label: '21', isToday: true })).toContain('> hoy</span>')
    expect(draw({ id: 'a', label: '21' })).not.toContain('hoy')
  })
})
