import { expect, it } from 'vitest'
import { waitText } from './wait.ts'

it('tells a wait in seconds below a minute and in whole minutes from there, never too short', () => {
  expect([0, 1, 5, 59, 60, 61, 900].map(waitText)).toEqual([
    '1 segundo',
    '1 segundo',
    '5 segundos',
    '59 segundos',
    '1 minuto',
    '2 minutos',
    '15 minutos',
  ])
})
