import { addDays, calendarDate, weekdayOf } from '@enlace/domain/calendar-date.ts'
import { money } from '@enlace/domain/money.ts'
import { describe, expect, it } from 'vitest'
import { calendarWeeks, dayName } from './calendar-weeks.ts'

const expectedOn = (fecha: string, valor: string, moneda = 'COP') => ({
  fecha: calendarDate(fecha),
  moneda,
  rows: 1,
  valor: money(valor),
})
const calendar = (today: string, until: string, days: ReturnType<typeof expectedOn>[] = []) => ({
  today: calendarDate(today),
  until: calendarDate(until),
  days,
  later: [],
  delayed: [],
  undated: [],
  daysOff: [
    { fecha: calendarDate('2026-12-04'), nombre: 'Inventario general' },
    { fecha: calendarDate('2026-12-08'), nombre: 'Inventario general' },
    { fecha: calendarDate('2026-12-10'), nombre: '' },
  ],
})

describe('the weeks of the calendar', () => {
  it.each(['2026-11-16', '2026-11-21', '2026-11-22', '2028-02-29', '2026-12-31'])(
    'go from the Monday of %s to its last Sunday, each day once',
    (text) => {
      const today = calendarDate(text)
      const until = addDays(today, 7 - weekdayOf(today) + 35)
      const days = calendarWeeks(calendar(today, until), 'COP').flat()
      expect(days).toHaveLength(42)
      expect(days.map(({ id }) => id)).toEqual(
        days.map((_, at) => addDays(addDays(today, 1 - weekdayOf(today)), at)),
      )
      expect(days.at(-1)?.id).toBe(until)
      expect(days.filter(({ isToday }) => isToday).map(({ id }) => id)).toEqual([today])
    },
  )

  it('fill each day by its part of the fullest, of one currency only', () => {
    const days = calendarWeeks(
      calendar('2026-11-21', '2026-12-27', [
        expectedOn('2026-11-27', '50.00'),
        expectedOn('2026-12-04', '100.00'),
        expectedOn('2026-12-05', '9999.00', 'USD'),
      ]),
      'COP',
    ).flat()
    expect(days.filter(({ share }) => share > 0).map(({ id, share, href }) => [id, share, href])).toEqual([
      ['2026-11-27', 0.5, '#/account-statements/0?pago_desde=2026-11-27&pago_hasta=2026-11-27'],
      ['2026-12-04', 1, '#/account-statements/0?pago_desde=2026-12-04&pago_hasta=2026-12-04'],
    ])
  })

  it('name a holiday as one, on which no bank pays', () => {
    const days = calendarWeeks(calendar('2026-12-01', '2026-12-13'), 'COP').flat()
    expect(days.find(({ id }) => id === '2026-12-08')).toMatchObject({
      name: 'martes 8 de diciembre de 2026, festivo',
      isOff: true,
    })
    expect(dayName(calendarDate('2026-12-09'))).toBe('miércoles 9 de diciembre de 2026')
  })

  it('say on which days the company does not work, and why where it said so', () => {
    const days = calendarWeeks(calendar('2026-12-01', '2026-12-13'), 'COP').flat()
    const named = (fecha: string) => days.find(({ id }) => id === fecha)
    expect(named('2026-12-04')).toMatchObject({
      name: 'viernes 4 de diciembre de 2026, la compañía no trabaja: Inventario general',
      isOff: true,
    })
    expect(named('2026-12-10')?.name).toBe('jueves 10 de diciembre de 2026, la compañía no trabaja')
    expect(named('2026-12-11')).toMatchObject({ name: 'viernes 11 de diciembre de 2026', isOff: false })
  })

  it('name the month where it begins', () => {
    const labels = calendarWeeks(calendar('2026-11-21', '2026-12-27'), 'COP')
      .flat()
      .map(({ label }) => label)
    expect(labels.slice(0, 2)).toEqual(['16/11', '17'])
    expect(labels).toContain('01/12')
  })
})
