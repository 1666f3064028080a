import type { EventMonth, EventSummary } from '@enlace/contract/events/visitor/schemas.ts'
import { calendarDate } from '@enlace/domain/calendar-date.ts'
import { describe, expect, it } from 'vitest'
import { monthAfter, monthWeeks, movedFrom, nextAfter, usualDay } from './month-days.ts'

const day = calendarDate
const event = (dia: string, more: Partial<EventSummary> = {}): EventSummary => ({
  id: dia,
  tipo: 'capacitacion',
  titulo: `Evento del ${dia}`,
  resumen: '',
  dia: day(dia),
  dia_fin: day(dia),
  hora: '09:00',
  hora_fin: '10:00',
  modalidad: null,
  lugar: '',
  cupo: null,
  libres: null,
  en_espera: 0,
  admite_inscripcion: false,
  isCancelled: false,
  isPast: false,
  grabaciones: 0,
  inscripcion: null,
  ...more,
})
const month = (...events: EventSummary[]): EventMonth => ({
  mes: '2026-12',
  today: day('2026-11-21'),
  from: day('2026-11-30'),
  until: day('2027-01-03'),
  festivos: [{ fecha: day('2026-12-08'), nombre: 'Inmaculada Concepción' }],
  events,
})

describe('the squares of a month', () => {
  it('are whole weeks, with those of its neighbours outside, and holidays and weekends off', () => {
    const squares = monthWeeks(month())
    expect(squares.map((week) => week.length)).toEqual([7, 7, 7, 7, 7])
    expect(squares[0]?.[0]).toMatchObject({ id: '2026-11-30', isOutside: true, isOff: false })
    expect(squares[1]?.[1]).toMatchObject({ label: '8', isOff: true, note: 'Inmaculada Concepción' })
    expect(squares[1]?.[1]?.name).toContain('Festivo: Inmaculada Concepción')
  })

  it('show what fits and count the rest, but say all of it', () => {
    const many = [1, 2, 3, 4].map((n) => event('2026-12-10', { id: String(n), titulo: `Evento ${n}` }))
    const square = monthWeeks(month(...many))[1]?.[3]
    expect(square?.marks.map(({ label }) => label)).toEqual(['Evento 1', 'Evento 2'])
    expect(square?.moreText).toBe('2 más')
    expect(square?.name).toContain('Evento 4')
  })

  it('show an event of several days on each of them', () => {
    const long = event('2026-12-14', { dia_fin: day('2026-12-16') })
    const marked = monthWeeks(month(long))
      .flat()
      .filter(({ marks }) => marks.length > 0)
    expect(marked.map(({ label }) => label)).toEqual(['14', '15', '16'])
  })
})

describe('the open day', () => {
  it('is the first of a month that has something, or today in its own', () => {
    expect(usualDay(month(event('2026-11-30'), event('2026-12-09')))).toBe('2026-12-09')
    expect(usualDay(month())).toBe('2026-12-01')
    expect(usualDay({ ...month(), mes: '2026-11' })).toBe('2026-11-21')
  })

  it('without anything leads to what comes next and is not cancelled', () => {
    const found = nextAfter(
      month(event('2026-12-02'), event('2026-12-04', { isCancelled: true }), event('2026-12-09')),
      day('2026-12-03'),
    )
    expect(found.map(({ id }) => id)).toEqual(['2026-12-09'])
  })
})

describe('a key', () => {
  it.each([
    ['left', '2026-12-01', '2026-11-30'],
    ['right', '2026-12-31', '2027-01-01'],
    ['up', '2026-12-03', '2026-11-26'],
    ['down', '2026-12-03', '2026-12-10'],
    ['start', '2026-12-03', '2026-11-30'],
    ['end', '2026-12-03', '2026-12-06'],
    ['before', '2026-03-31', '2026-02-28'],
    ['after', '2028-01-31', '2028-02-29'],
    ['after', '2026-12-15', '2027-01-15'],
  ] as const)('to the %s leads from %s to %s', (move, from, to) => {
    expect(movedFrom(day(from), move)).toBe(to)
  })
})

it.each([
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-05', 12, '2027-05'],
])('counts from %s by %i months to %s', (from, months, to) => {
  expect(monthAfter(from, months)).toBe(to)
})
