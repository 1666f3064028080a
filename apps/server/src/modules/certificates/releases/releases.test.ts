import { calendarDate } from '@enlace/domain/calendar-date.ts'
import { expect, it } from 'vitest'
import { releaseOf, type KeptRelease } from './releases.ts'

const ofIca: KeptRelease = {
  tipo: 'ica',
  anio: 2025,
  periodo: 0,
  municipio: '',
  fecha: calendarDate('2026-03-31'),
}
const key = (municipio: string) => ({ tipo: 'ica' as const, anio: 2025, periodo: 0, municipio })
const on = (day: string, releases: readonly KeptRelease[], municipio = '11001') =>
  releaseOf(releases, key(municipio), calendarDate(day))

it('lets a certificate be had from its day on, and names the day before', () => {
  expect(on('2026-03-30', [ofIca])).toEqual({ estado: 'unreleased', fecha: '2026-03-31' })
  expect(on('2026-03-31', [ofIca])).toEqual({ estado: 'available', fecha: null })
  expect(on('2026-03-31', [])).toEqual({ estado: 'unreleased', fecha: null })
})

it('takes the day of a city before that of all cities', () => {
  const ofCity = { ...ofIca, municipio: '05001', fecha: calendarDate('2026-05-01') }
  expect(on('2026-04-01', [ofIca, ofCity]).estado).toBe('available')
  expect(on('2026-04-01', [ofIca, ofCity], '05001')).toEqual({ estado: 'unreleased', fecha: '2026-05-01' })
})

it('keeps what a period that is not over would say, whatever the day', () => {
  const early = { ...ofIca, fecha: calendarDate('2025-06-01') }
  expect(on('2025-12-31', [early]).estado).toBe('unreleased')
  expect(on('2026-01-01', [early]).estado).toBe('available')
})
