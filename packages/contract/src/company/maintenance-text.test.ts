import { expect, it } from 'vitest'
import { maintenanceText } from './maintenance-text.ts'

const startsAt = '2026-11-29T03:00:00Z'

it('tells the hours of Colombia, and the day once where one day is enough', () => {
  expect(maintenanceText({ startsAt, endsAt: '2026-11-29T04:30:00Z', message: 'Cambio de servidor.' })).toBe(
    'Mantenimiento programado: el portal estará fuera de línea el 28 de noviembre de 2026, de 22:00 a 23:30. Cambio de servidor.',
  )
})

it('tells both days where the night lies between, and that nobody knows where there is no end', () => {
  expect(maintenanceText({ startsAt, endsAt: '2026-11-29T07:00:00Z', message: '' })).toContain(
    'desde el 28 de noviembre de 2026 a las 22:00 hasta el 29 de noviembre de 2026 a las 02:00.',
  )
  expect(maintenanceText({ startsAt, endsAt: null, message: '' })).toContain(
    'desde el 28 de noviembre de 2026, 22:00, hasta nuevo aviso.',
  )
})
