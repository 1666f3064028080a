import { calendarDate } from '@enlace/domain/calendar-date.ts'
import { expect, it } from 'vitest'
import { nothingPendingText } from './nothing-pending-text.ts'

it('says that nothing is pending of the day of the data, and of no day where the company told none', () => {
  const today = calendarDate('2026-11-22')
  expect(nothingPendingText('2015-02-28T04:59:59Z', today)).toBe('No hay facturas pendientes al 27/02/2015.')
  expect(nothingPendingText('2026-11-22T17:00:00Z', today)).toBe('No hay facturas pendientes al 22/11/2026.')
  expect(nothingPendingText(null, today)).toBe('La compañía no ha informado facturas pendientes.')
})
