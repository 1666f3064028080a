import { expect, test } from 'vitest'
import { readEventsFilter } from './filter.ts'

const usual = { ver: 'calendario', mes: undefined, dia: undefined, tipo: undefined, page: 1 }

test('reads the address of the events, and passes over what does not fit', () => {
  expect(readEventsFilter({})).toEqual(usual)
  expect(readEventsFilter({ ver: 'proximos', tipo: 'capacitacion,corrida_pagos', page: '3' })).toEqual({
    ...usual,
    ver: 'proximos',
    tipo: ['capacitacion', 'corrida_pagos'],
    page: 3,
  })
  expect(
    readEventsFilter({ ver: 'nada', mes: '2026-13', dia: '2026-02-30', tipo: 'fiesta', page: '0' }),
  ).toEqual(usual)
  expect(readEventsFilter({ mes: '1999-01' })).toEqual(usual)
})

test('opens the month of a day that is named alone', () => {
  expect(readEventsFilter({ dia: '2026-12-24' })).toEqual({ ...usual, mes: '2026-12', dia: '2026-12-24' })
  expect(readEventsFilter({ mes: '2026-11', dia: '2026-12-24' }).mes).toBe('2026-12')
  expect(readEventsFilter({ dia: '1999-12-24' })).toEqual(usual)
})
