import { calendarDate } from '@enlace/domain/calendar-date.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Cutoff } from './cutoff.tsx'

const shown = (day: string) =>
  renderToStaticMarkup(<Cutoff day={calendarDate(day)} now={new Date('2026-12-24T03:00:00Z')} />)

it('counts the days to a cut-off by the calendar of Colombia, and marks one that passed', () => {
  expect(shown('2026-12-24')).toContain('falta 1 día')
  expect(shown('2026-12-26')).toContain('faltan 3 días')
  expect(shown('2026-12-23')).toContain('hoy')
  expect(shown('2026-12-22')).toContain('Ya pasó')
})
