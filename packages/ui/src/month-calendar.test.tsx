import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { MonthCalendar, type MonthDay } from './month-calendar.tsx'

const empty: MonthDay = {
  id: '2026-11-23',
  label: '23',
  name: 'lunes 23 de noviembre de 2026, sin eventos',
  isOutside: false,
  isToday: false,
  isOff: false,
  marks: [],
}
const draw = (selected: string, ...days: Partial<MonthDay>[]) =>
  renderToStaticMarkup(
    <MonthCalendar
      label="Eventos de noviembre"
      weekdays={[{ short: 'lun', long: 'lunes' }]}
      weeks={[days.map((day) => ({ ...empty, ...day }))]}
      selected={selected}
      onSelect={() => undefined}
      onMove={() => undefined}
      hint="Flechas"
    />,
  )

describe('a month of days', () => {
  it('has one stop for the keyboard, the selected day', () => {
    const html = draw('b', { id: 'a' }, { id: 'b' }, { id: 'c' })
    expect(html.match(/tabindex="0"/g)).toHaveLength(1)
    expect(html).toMatch(/aria-pressed="true" tabindex="0"/)
  })

  it('has a stop also where the selected day is of another month', () => {
    const html = draw('z', { id: 'a', isOutside: true }, { id: 'b' })
    expect(html.match(/tabindex="0"/g)).toHaveLength(1)
    expect(html).not.toContain('aria-pressed="true"')
  })

  it('says all of a day in words, and lets a pointer go straight to what happens', () => {
    const mark = { id: 'x', label: 'Cierre', tone: 'warning', href: '#/events/x', isFaded: false } as const
    const html = draw('a', {
      id: 'a',
      name: 'lunes 23, Cierre',
      marks: [mark],
      note: 'Festivo',
      moreText: '2 más',
    })
    expect(html).toContain('aria-label="lunes 23, Cierre"')
    expect(html).toMatch(/<a [^>]*href="#\/events\/x"[^>]*tabindex="-1"/)
    expect(html).toContain('2 más')
    expect(html).toContain('Festivo')
  })
})
